import type { Card } from '../../types.ts'

/** A team without drive, and a younger colleague who struggles. */
export const motivation: readonly Card[] = [
  {
    id: 'motivate-team',
    family: 'feedback-give',
    label: 'a team that has lost its drive',
    contexts: ['Work', 'Professional'],
    for: 'work',
    says: [
      'how do i motivate my team',
      'my team has lost all motivation',
      'morale is really low after the layoffs',
      'nobody on my team cares anymore',
      'how to get my employees excited again',
      'team is burned out and we have another big push coming',
      'my staff just does the minimum',
      'what do i say to a demotivated team',
      'we lost the big client and everyone is down',
      'i need to give my team a pep talk',
      'my volunteers have lost their enthusiasm',
      'how do i lift the mood in my department',
    ],
    keys: [
      'motivate',
      'motivation',
      'morale',
      'demotivated',
      'enthusiasm',
      'excited',
      'minimum',
      'pep talk',
      'drive',
      'mood',
    ],
    not: ['my son', 'my daughter', 'homework'],
    needs: [],
    principle: {
      text: 'People work with a will where they have a say, can do it well and see what it is for; ask which one is missing before you cheer.',
      source: 'Deci and Ryan, self-determination theory',
      basis: 'M',
    },
    see: [
      '{quote} has a reason that the team knows better than you, so the first half is a question.',
      'A pep talk lasts until the coffee is cold; one obstacle taken away lasts for weeks.',
      'Say what is hard before you say what is good, or nobody believes the second part.',
    ],
    tries: [
      {
        id: 'what-slows-you',
        move: 'open-question',
        say: {
          spoken: 'What is the one thing that makes your work harder than it has to be? I will remove one this week.',
          short: 'What makes it harder than it has to be?',
          written:
            'The last weeks were heavy, and I do not want to talk over that. Please send me the one thing that makes your work harder than it has to be. I will take one of them away this week and tell you which.',
        },
        why: 'Whoever is asked and sees something change believes the next sentence, too.',
        cost: 'You have to keep it within the week.',
      },
      {
        id: 'hard-first',
        move: 'name-it',
        say: {
          spoken:
            'These were hard weeks, and you carried them. I do not expect cheering. I want us to finish this one thing.',
          short: 'Hard weeks. One thing now.',
        },
        why: 'The truth first makes the goal after it worth hearing.',
      },
      {
        id: 'what-it-was-for',
        move: 'praise',
        say: {
          spoken:
            'Because of what you did on [task], [somebody] could [what became possible]. I wanted you to know that.',
          short: '[Task] made a difference to [somebody].',
        },
        why: 'A face at the other end of the work does more than praise of the work.',
      },
      {
        id: 'your-say',
        move: 'choice',
        say: {
          spoken: 'The goal is fixed and the way is yours. How would you do it, and what do we drop for it?',
          short: 'How would you do it?',
        },
        why: 'People defend a plan that they have drawn.',
      },
    ],
    ifThey: {
      silent: {
        spoken: 'Nobody has to say it here. Write it to me, with or without a name.',
        short: 'Write it to me.',
      },
      blames: { spoken: 'Part of that is mine. What should I do first?', short: 'What should I do first?' },
      laughs: { spoken: 'Fair. I have promised things before; look at Friday.', short: 'Fair. Look at Friday.' },
      refuses: { spoken: 'Then what would have to go, so that this is possible?', short: 'What would have to go?' },
      angry: { spoken: "You're right to say it. I write it down first.", short: 'I write it down.' },
    },
    asks: [
      { text: 'What happened just before the drive went?' },
      { text: 'What could you take off their desks this week?' },
      { text: 'Who on the team would tell you the truth in private?' },
    ],
    traps: ['a speech before a question', 'pizza instead of a change', 'a promise that you cannot keep'],
    exercise: 'Name for each person one thing that got done because of them, aloud, before the meeting.',
    next: ['explain-change', 'keep-somebody'],
  },
  {
    id: 'junior-struggles',
    family: 'support',
    label: 'a younger colleague who is struggling',
    contexts: ['Work', 'Professional', 'Academic'],
    says: [
      'a new nurse cries in the supply room and i am her preceptor',
      'my new colleague is overwhelmed and i should help her',
      'my trainee makes mistakes and gets upset',
      'my intern is afraid of me',
      'my apprentice wants to give up',
      'a colleague cried at her desk what do i say',
      'someone on my team seems burned out',
      'my mentee has lost all confidence',
      'the new guy is struggling and too shy to ask',
      'my coworker is crying in the bathroom',
      'one of my team members looks really down lately',
      'the trainee sits there crying and says she is not cut out for it',
    ],
    keys: [
      'trainee',
      'intern',
      'apprentice',
      'struggling',
      'cries',
      'mentee',
      'overwhelmed',
      'junior',
      'preceptor',
      'burned',
    ],
    not: ['kill', 'son', 'daughter', 'husband', 'wife', 'patient'],
    needs: [],
    principle: {
      text: 'Being asked what kind of help one wants is itself help; advice comes after it.',
      source: 'MacGeorge, Feng, Butler and Budarz 2004, Human Communication Research',
      basis: 'M',
    },
    see: [
      'For {quote} there are two things to give: two minutes now, and a plan for tomorrow.',
      'They will keep what you said on the bad day longer than anything you taught them.',
      'Tell what your own first months were like; it is the cheapest help there is.',
    ],
    tries: [
      {
        id: 'stay-two-minutes',
        move: 'hear',
        say: {
          spoken: "I'm here, no hurry. Do you want to talk, or should I just cover for you for ten minutes?",
          short: 'Talk, or shall I cover for ten minutes?',
        },
        why: 'Two offers that both are easy to take.',
      },
      {
        id: 'my-first-months',
        move: 'own',
        say: {
          spoken:
            'In my third month I cried in that same room. I thought I was not made for it. It got better by summer.',
          short: 'I cried there too. It got better.',
        },
        why: 'Coming from you it is proof, and "you will be fine" is none.',
        cost: 'Only if it is true; otherwise tell what was hard for you.',
      },
      {
        id: 'one-thing-tomorrow',
        move: 'choice',
        say: {
          spoken: 'Which one thing tomorrow scares you most? We do that one together, and the rest you do as you can.',
          short: 'Which thing scares you most? We do it together.',
        },
        why: 'One thing together takes the weight off the whole day.',
      },
      {
        id: 'true-strength',
        move: 'praise',
        say: {
          spoken:
            'Yesterday you noticed that before anybody else did. That cannot be taught. The speed comes by itself.',
          short: 'You noticed it first. The speed comes.',
        },
        why: 'One seen deed outweighs ten kind words.',
      },
    ],
    ifThey: {
      denies: { spoken: 'All right. I am at the desk until four.', short: 'I am here until four.' },
      cries: { spoken: 'Let it come. Nobody is coming in.', short: 'Let it come.' },
      silent: { spoken: 'You need not talk. Shall I sit here?', short: 'Shall I sit here?' },
      blames: {
        spoken: 'One mistake. I made three of those, and I tell you how I mended them.',
        short: 'I made three of those.',
      },
      agrees: { spoken: 'Good. Tomorrow at seven, I wait at the door.', short: 'Tomorrow at seven.' },
    },
    asks: [
      { text: 'What happened just before, as far as you know?' },
      { text: 'What does this person already do well, in one example?' },
      { text: 'Is it the work, or is it something at home?' },
    ],
    traps: ['"you will get used to it"', 'taking all the work away', 'telling the others'],
    exercise: 'Think of one moment from your own first months, and put it into three sentences.',
    next: ['feedback-report', 'support-just-listen', 'support-low-friend'],
  },
]
