import type { Card } from '../../types.ts'

/** A pile too high, or a pile that always lands on one desk. */
export const tooMuchWork: readonly Card[] = [
  {
    id: 'too-much',
    family: 'ask',
    label: 'too much on your plate',
    contexts: ['Work', 'Professional', 'Academic', 'Personal'],
    says: [
      'i have too much to do',
      'too much work and not enough time',
      'i am drowning in work',
      'my boss keeps giving me more work',
      'i cant keep up anymore',
      'everything is urgent and i dont know where to start',
      'im overwhelmed with tasks',
      'i work until nine every night and its never done',
      'i do the work of three people',
      'how do i tell my manager i have too much on my plate',
      'i am so stressed at work',
      'i have five deadlines this week',
      'im burned out and nobody notices',
      'school and job together are too much for me',
    ],
    keys: ['much', 'overwhelmed', 'drowning', 'plate', 'workload', 'stressed', 'urgent', 'keep', 'tasks', 'burned'],
    not: ['husband', 'wife', 'housework', 'dishes', 'mother', 'coworker', 'customer'],
    needs: [],
    principle: {
      text: 'A choice between two things gets decided; a complaint about ten gets sympathy at best.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} gets smaller as soon as it is a list with two names on top.',
      'Nobody above sees the pile; they see each piece on its own.',
      'You do not have to do it all or say no to it all: you can hand back the order.',
    ],
    tries: [
      {
        id: 'which-first',
        move: 'choice',
        say: {
          spoken:
            'I have five things for this week, and three will fit. Here is the list. Which three matter most to you?',
          short: 'Five things, three fit. Which three?',
        },
        why: 'It asks for a decision that belongs above, and no mercy.',
        cost: 'You have to live with the three that were picked.',
      },
      {
        id: 'yes-and-then',
        when: ['said:keeps|boss|more|manager|giv'],
        move: 'limit',
        say: {
          spoken: 'Yes, I can take that. Then something else moves to next week. Which one?',
          short: 'Yes, and what moves?',
        },
        why: 'Each new thing now has a price that both of you see.',
      },
      {
        id: 'ten-minutes-first',
        move: 'drill',
        say: {
          spoken: '(write down everything for three minutes, circle two, fold the paper) Today only these two.',
          short: 'Only two.',
        },
        why: 'A head that carries a list cannot work on it.',
      },
      {
        id: 'say-it-early',
        move: 'name-it',
        say: {
          spoken: "I'm at my limit, and I want you to know before something slips. Can we look at it for ten minutes?",
          short: "I'm at my limit. Ten minutes?",
        },
        why: 'Said before it breaks, it is planning; said after, it is an excuse.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'Then it will be late, and I want you to choose what.', short: 'Then choose what is late.' },
      angry: { spoken: 'I want it to be good, so I tell you today.', short: 'I tell you today.' },
      bargains: { spoken: 'Half of it, by Friday, and the rest on Tuesday.', short: 'Half by Friday.' },
      delays: { spoken: 'Until then I do the first two. All right?', short: 'Until then the first two.' },
      agrees: { spoken: 'Thank you. I send the order to everybody.', short: 'In writing, tonight.' },
    },
    asks: [
      { text: 'Who hands you the most of it?' },
      { text: 'Which two of these things would be missed by somebody this week?' },
      { text: 'What would you drop if you were ill tomorrow?' },
    ],
    traps: ['"I am so stressed" without a list', 'a silent yes', 'working nights so that nobody notices'],
    exercise: 'Write the list, put a number of hours behind each line, and add them up before you talk.',
    next: ['refuse-work', 'clear-ask', 'ask-help'],
  },
  {
    id: 'uneven-load',
    family: 'feedback-give',
    label: 'work that keeps landing on you',
    contexts: ['Work', 'Professional'],
    says: [
      'my co-teacher leaves all the grading to me',
      'coworker leaves all the hard cases to me',
      'i do all the work and she does nothing',
      'my team lead gives me all the boring tickets',
      'my colleague never pulls his weight',
      'lazy coworker and i have to cover for him',
      'the other nurse takes the easy patients and i get the rest',
      'why do i always get the worst shifts',
      'i always have to stay late and the others go home',
      'she calls in sick all the time and i do her shift',
      'my coworker pushes his tasks on me',
      'boss gives me more work because i am fast',
      'i do the job of two people since he left',
      'nobody else on the team takes the phone',
      'he is on his phone all day while i do everything at work',
      'the night shift never restocks and i have to do it',
      'people dump their work on my desk because im nice',
      'my coworker quit and now i do both jobs',
      'charge nurse gives me the worst assignment every shift',
    ],
    keys: ['lazy', 'weight', 'cover', 'shifts', 'boring', 'tickets', 'unfair', 'leaves', 'tasks', 'easy'],
    not: ['housework', 'dishes', 'husband', 'wife'],
    needs: ['to'],
    principle: {
      text: 'A list of who did what persuades more than a word about character, and the one who shares out the work is the one to hear it.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      '{quote} can be counted, and a count is easier to talk about than a character.',
      'As long as it gets done, nobody else has a problem with it.',
      'You have carried this quietly, so the first word about it has to be plain.',
    ],
    tries: [
      {
        id: 'count-and-swap',
        move: 'fact-first',
        say: {
          spoken:
            'This week I had [number] of the [hard ones]. Tomorrow I take [part], and the rest is yours. All right?',
          short: 'I had [number] this week. Tomorrow we swap?',
        },
        why: 'A number from this week and a swap tomorrow leave nothing to defend.',
      },
      {
        id: 'to-whoever-shares-out',
        when: ['said:lead|boss|manager|shift|always|nobody|two|tickets'],
        move: 'ask',
        say: {
          spoken: 'Since [date] I get most of the [kind of work]. Could we take turns by week, starting on [day]?',
          short: 'Could we take turns, from [day]?',
        },
        why: 'A rota is no complaint about anybody, and it is easy to grant.',
      },
      {
        id: 'no-more-quiet-cover',
        when: ['said:cover|push|stay|lazy|sick|weight|does'],
        move: 'limit',
        say: {
          spoken: "I can't cover [task] from [day] on. I'm telling you now so that you can plan it.",
          short: "From [day] I can't cover [task].",
        },
        why: 'It is about your own hands, and it comes early enough to be fair.',
        cost: 'Something may stay undone, and you have to let it lie.',
      },
      {
        id: 'what-is-behind',
        move: 'open-question',
        say: {
          spoken: 'I notice that [what lands on me]. Is there a reason that I do not know?',
          short: 'Is there a reason I do not know?',
        },
        why: 'Now and then there is one, and it changes what you want to say next.',
      },
    ],
    ifThey: {
      denies: {
        spoken: 'Let us write it down for one week and look at it together.',
        short: "Let's write it down for a week.",
      },
      angry: { spoken: 'I am glad to have you here. I want the list to be fair.', short: 'I want a fair list.' },
      blames: { spoken: 'That may be so. Let us put mine on the list too.', short: 'Put mine on it too.' },
      refuses: {
        spoken: 'Then I will bring it to [who plans the work], and you can be there.',
        short: "Then I'll bring it to [name].",
      },
      agrees: { spoken: 'Good. I put it on the board, with both our names.', short: 'Good. On the board, both names.' },
    },
    asks: [
      { text: 'How many were it this week, theirs and yours?' },
      { text: 'Who decides who gets what?' },
      { text: 'What would happen if you left it undone for one day?' },
    ],
    traps: ['the word "lazy"', 'doing it again and sighing', 'telling everybody except the one concerned'],
    exercise: 'Write two columns for one week, mine and theirs, before you say a word.',
    next: ['feedback-peer', 'refuse-work'],
  },
]
