import type { Card } from '../../types.ts'

/** Trouble in a group project. */
export const groupWork: readonly Card[] = [
  {
    id: 'class-group-work',
    family: 'class',
    label: 'trouble in a group project',
    contexts: ['Academic', 'Work'],
    says: [
      'my lab partner does everything and wont let me do anything',
      'one person in my group does nothing',
      'group project and im doing all the work',
      'how do i tell my teammate hes not pulling his weight',
      'students complain about a lazy group member',
      'our presentation is friday and he hasnt sent his slides',
      'two students in my group hate each other',
      'how do i split a group project fairly',
      'she takes over evrything and wont let us decide',
      'should i tell the professor about my group',
      'nobody replies in the group chat',
      'nobody in my group does anything',
      'my group ignores my messages',
      'i do the whole group project alone',
      'my lab partner never cleans up and we both get blamed',
    ],
    keys: ['group', 'project', 'teammate', 'slides', 'lazy', 'member', 'partner', 'share', 'deadline', 'contribution'],
    needs: [],
    principle: {
      text: 'Groups work when each member answers for a part of their own.',
      source: 'Slavin 1995, Cooperative Learning',
      basis: 'M',
    },
    see: [
      'Against {quote} a name and a day work better than a reproach.',
      "You can't see from outside whether it is laziness, fear or three other deadlines, so ask first.",
      'What {to} may have missed is that the others depend on that part, and by when.',
    ],
    tries: [
      {
        id: 'part-and-day',
        move: 'ask',
        say: {
          spoken:
            'Your part is still open, and the day is close. Can you have it by tomorrow, or shall we swap it for something else?',
          short: '[Part] by [day], or swap?',
          written:
            "Hi [name], we still need [part], and the rest of us can't finish without it. Can you send it by [day]? If that's not possible, tell us today and we'll swap parts.",
        },
        why: 'A way to say no today is better than a surprise on the last evening.',
      },
      {
        id: 'whats-in-the-way',
        move: 'open-question',
        say: {
          spoken: "You've gone quiet in the group. What's in the way, and which part would you like to do?",
          short: "What's in the way for you?",
        },
        why: "A question leaves room for a reason you don't know.",
      },
      {
        id: 'names-on-the-list',
        move: 'fact-first',
        say: {
          spoken: "Let's put names and days behind every part, now, on one page that we all can see.",
          short: 'Names and days, now, on one page.',
        },
        why: 'The list does the reminding, so no one has to be the police.',
      },
      {
        id: 'to-the-teacher',
        when: ['said:professor|teacher|report|instructor'],
        move: 'write',
        say: {
          spoken: "Our group is missing [part]. We've asked on [days]. How should we hand it in on [date]?",
          short: '[Part] is missing. How do we proceed?',
          written:
            'Dear [name], our group is missing [part]. We asked twice and had no answer. We can hand in everything else on time. How would you like us to proceed?',
        },
        why: 'It asks for a procedure and accuses nobody.',
        cost: 'Tell the group beforehand that you are writing.',
      },
    ],
    ifThey: {
      silent: {
        spoken: 'No answer by [time] means we do it and put our names to it.',
        short: 'By [time], or we do it.',
      },
      angry: { spoken: "I'm not the boss here. I want us all to pass.", short: 'I want us all through.' },
      blames: { spoken: 'True, I took over a lot. Which part do you want back?', short: 'Which part do you want?' },
      delays: { spoken: "Send what you have tonight, even if it's only half.", short: 'Send the half tonight.' },
      agrees: { spoken: "Good. I'll put your name next to it.", short: "Your name's on it." },
    },
    asks: [
      { text: 'Are you a member of the group, or the one who teaches it?' },
      { slot: 'when', text: 'When does it have to be handed in?' },
      { text: 'Did everybody ever agree on who does what?' },
    ],
    traps: [
      'doing the part in anger and in silence',
      'a message to the whole chat about one person',
      'reporting it before you have asked',
    ],
    exercise: 'Write the list of parts with one name and one day each, in five minutes, and post it.',
    next: ['class-hard-mark', 'code-standup'],
  },
]
