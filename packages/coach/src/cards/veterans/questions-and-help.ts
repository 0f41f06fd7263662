import type { Card } from '../../types.ts'

/** What was it like, and asking for help. */
export const questionsAndHelp: readonly Card[] = [
  {
    id: 'vet-questions',
    family: 'veteran',
    label: 'questions about what it was like',
    contexts: ['Personal', 'Social', 'Work', 'Family'],
    says: [
      'people thank me for my service and i dont know what to say',
      'people ask if i killed someone',
      'what was it like over there, i hate that question',
      'coworkers ask about my deployment at lunch',
      'how do i answer thank you for your service',
      'my kids ask what i did in the war',
      'my daughter asks what it was like over there',
      'my wife asks what it was like',
      'dont want to talk about combat on a date',
      'my father in law keeps asking about afganistan',
      'how do i ask my brother about his service without hurting him',
      'strangers want stories when they see my tattoo',
      'as a woman people dont believe i served',
      'my wife asks what it was like and i do not know where to start',
      'my girlfriend wants to know what i saw over there',
      'My daughter asks what it was like over there',
    ],
    keys: ['deployment', 'combat', 'war', 'served', 'service', 'questions', 'stories', 'thank', 'veteran', 'ask'],
    not: ['rifle', 'suicidal', 'tonight'],
    needs: [],
    principle: {
      text: 'The story belongs to the one who has it; a ready sentence lets you decide each time.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'Around {quote} a ready sentence helps, because asking is free and answering may not be.',
      'You owe nobody the story, and you may tell a small piece of it on your own terms.',
      'If you ask someone who served, ask about the people and the days, and leave the rest to them.',
    ],
    tries: [
      {
        id: 'close-it-kindly',
        move: 'limit',
        say: {
          spoken: "I don't talk about that part. Ask me about the food, I have opinions.",
          short: 'Not that part. Ask about the food.',
        },
        why: 'A no with another door keeps the table at ease.',
      },
      {
        id: 'thanked',
        when: ['said:thank'],
        move: 'exit',
        say: {
          spoken: 'Thank you, that is kind. I was with good people. And what do you do?',
          short: 'Thank you. And what do you do?',
        },
        why: 'A thank-you, one true half sentence and a question back, and the moment is over.',
      },
      {
        id: 'small-true-piece',
        move: 'choice',
        say: {
          spoken: "Mostly it was [everyday thing] with people I'd do anything for. That's the piece I like to tell.",
          short: 'Mostly [everyday thing], with good people.',
        },
        why: 'It is true and chosen by you, and it usually satisfies the question.',
      },
      {
        id: 'to-a-child',
        when: ['said:kid|kids|son|daughter|child'],
        move: 'fact-first',
        say: {
          spoken:
            "I helped [what you did], with good friends. Some of it was sad. You can ask me, and sometimes I'll say later.",
          short: 'Some was sad. You can ask me.',
        },
        why: 'A child gets a true frame and learns that asking is allowed.',
      },
      {
        id: 'if-you-are-asking',
        when: ['said:brother|sister|grandfather|grandpa|hurting'],
        move: 'open-question',
        say: {
          spoken: "Who did you spend your days with over there? Only if you like; I'd be glad to know you better.",
          short: 'Who were your people over there?',
        },
        why: 'People and days are easier to tell than events, and the way out comes along.',
        cost: 'Ask when you have time to listen, and ask once.',
      },
    ],
    ifThey: {
      silent: { spoken: 'No harm done. What are you up to this weekend?', short: "What's your weekend like?" },
      laughs: { spoken: "Laugh if you like. I'm still not telling that one.", short: 'Still not telling.' },
      why: { spoken: "Because it isn't lunch talk for me.", short: 'Not lunch talk.' },
      bargains: {
        spoken: "Not even a little one. I'll tell you about the people instead.",
        short: 'Not that. The people, maybe.',
      },
      denies: {
        spoken: "I served [years] in [branch]. You're not the first to be surprised.",
        short: 'I served [years] in [branch].',
      },
      guilt: { spoken: "You didn't know. It's fine; I just don't go there.", short: "It's fine, truly." },
    },
    asks: [
      { text: 'Who asks it, and in which setting?' },
      { text: 'Which small piece would you be glad to tell?' },
      { text: 'Are you the one who served, or the one who would like to ask?' },
    ],
    traps: [
      'a shocking answer to end the subject',
      "a story that you'll pay for at night",
      'asking about killing, ever',
    ],
    exercise: 'Write your closing sentence and say it three times in a friendly voice.',
    next: ['vet-coming-home', 'talk-keep-going'],
  },
  {
    id: 'vet-ask-help',
    family: 'veteran',
    label: 'asking for help after service',
    contexts: ['Personal', 'Work', 'Family', 'Professional'],
    says: [
      'i dont know how to ask for help, in the corps you just deal with it',
      'how do i tell my wife im not sleeping',
      'appointment at the va and i always say im fine',
      'want to tell my boss why i need to sit facing the door',
      'how do i ask an old buddy to check in on me',
      'fireworks bother me and i dont want to explain it to everyone',
      'asking for time off for therapy as a veteran',
      'i never told the doctor about the nightmares',
      'claim paperwork is overwhelming who do i ask',
      'im angry all the time since i got out and my girlfreind noticed',
    ],
    keys: ['help', 'va', 'sleeping', 'nightmares', 'therapy', 'appointment', 'buddy', 'claim', 'fireworks', 'veteran'],
    not: ['suicidal', 'rifle', 'gun', 'hits', 'grabbed', 'die'],
    needs: ['to'],
    principle: {
      text: 'A small, concrete request is easier to make and easier to grant than a confession.',
      source: 'Flynn and Lake 2008, on requests for help',
      basis: 'M',
    },
    see: [
      'You have reported harder things than {quote} in one line, and this can be a report too.',
      'Fine is an answer that ends the appointment; a fact with a number begins it.',
      'You can tell {to} what you need without telling where it comes from.',
    ],
    tries: [
      {
        id: 'report-to-the-doctor',
        when: ['said:doctor|appointment|sleep|nightmare|therap'],
        move: 'fact-first',
        say: {
          spoken: "I sleep [hours] a night, since [when]. It costs me [what]. I usually say I'm fine; today I'm not.",
          short: '[Hours] of sleep, since [when]. Not fine.',
          written:
            "I sleep about [hours] a night, since [when]. It costs me [what]. In appointments I tend to say that I'm fine, so I'm writing it down here. I'd like to know what can be done.",
        },
        why: 'Hours, since when, cost: a report that a doctor can act on.',
        cost: "Hand it over on paper if it won't leave your mouth.",
      },
      {
        id: 'one-need',
        move: 'ask',
        say: {
          spoken: "I need one thing, and it's small: [what you need]. I'd rather not explain why. Is that possible?",
          short: 'One small thing: [what you need]?',
        },
        why: 'One need without a history is easy to grant.',
      },
      {
        id: 'old-buddy',
        when: ['said:buddy|friend|unit|check|brother'],
        move: 'time',
        say: {
          spoken: "Could you call me on [day] evenings for a while? I'm not doing great, and I'd pick up for you.",
          short: 'Could you call me [day] evenings?',
        },
        why: 'A day takes the asking out of every single call.',
      },
      {
        id: 'at-home',
        when: ['said:wife|husband|girlfriend|boyfriend|family|angry|partner'],
        move: 'name-it',
        say: {
          spoken: "When I go quiet, it isn't you. What helps is [what helps]. I'm going to talk to someone about it.",
          short: "When I go quiet, it isn't you.",
        },
        why: 'It answers the question that people at home carry around.',
        cost: 'Name the appointment only once you have made it.',
      },
    ],
    ifThey: {
      silent: { spoken: "You don't have to fix it. I wanted you to know.", short: 'Just wanted you to know.' },
      cries: { spoken: "I'm glad I said it. We'll take it a week at a time.", short: 'A week at a time.' },
      why: { spoken: "I'd rather leave the reason out for now. The need is real.", short: 'The need is real.' },
      denies: { spoken: 'I look fine, I know. Look at the hours I sleep.', short: 'Look at the hours.' },
      delays: { spoken: 'Please give me a date, even a far one.', short: 'Any date will do.' },
      agrees: { spoken: "Thank you. That's one thing less to carry.", short: 'One thing less, thanks.' },
    },
    asks: [
      { slot: 'to', text: 'Who would be the first person to hear it?' },
      { text: 'What would change in a week if they said yes?' },
      { text: 'Which number describes it best: hours of sleep, days missed, fights?' },
    ],
    traps: [
      '"it\'s nothing, others had it worse"',
      'telling everything at once to get it over with',
      'a joke at the end that takes it back',
    ],
    exercise:
      'Write the report in three lines, hours, since when, cost, and put it in your pocket for the appointment.',
    next: ['vet-coming-home', 'support-low-friend'],
  },
]
