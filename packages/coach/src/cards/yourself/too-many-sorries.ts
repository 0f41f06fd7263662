import type { Card } from '../../types.ts'

/** Saying sorry too often. */
export const tooManySorries: readonly Card[] = [
  {
    id: 'over-apologize',
    family: 'delivery',
    label: 'saying sorry too often',
    contexts: ['Personal', 'Work', 'Social', 'Family', 'Professional'],
    says: [
      'how do i stop saying sorry all the time',
      'i apologize for everything',
      'i say sorry even when someone bumps into me',
      'people tell me to stop apologizing',
      'i start every sentence with sorry',
      'i always say sorry before i ask something',
      'i over apologise at work',
      'my boyfriend says i say sorry too much',
      'im sorry for being sorry',
      'i keep apologizing for things that arent my fault',
    ],
    keys: ['sorry', 'apologizing', 'apologize', 'always', 'everything', 'constantly', 'bother', 'excuse'],
    not: ['cheated', 'hits'],
    needs: [],
    principle: {
      text: 'A sorry where nothing was done costs weight; thanks or the plain request does the same work.',
      source: 'our judgment',
      basis: 'J',
    },
    see: [
      'What stands behind {quote} is mostly politeness, and politeness has other words.',
      'Keep the sorry for what you did; for the rest there is thank you, or simply the sentence itself.',
      'It is a habit of the first second, so it changes at the first word.',
    ],
    tries: [
      {
        id: 'thanks-instead',
        move: 'drill',
        say: {
          spoken: 'Thank you for waiting. Thank you for telling me. Thanks for your patience.',
          short: 'Thank you for waiting.',
        },
        why: 'Thanks looks at the other person, and sorry looks at you.',
        for: 'nobody',
      },
      {
        id: 'begin-with-the-verb',
        move: 'ask',
        say: {
          spoken: 'Do you have two minutes? I have a question about [thing].',
          short: 'Two minutes for a question?',
        },
        why: 'A question that begins with itself needs nobody to excuse it.',
        for: 'nobody',
      },
      {
        id: 'pause-for-it',
        move: 'time',
        say: {
          spoken: 'One moment. What I want to say is [the thing].',
          short: 'One moment. [The thing].',
        },
        why: 'One breath in the place of the sorry lets the sentence come without it.',
        for: 'nobody',
      },
    ],
    ifThey: {
      laughs: { spoken: "Yes, I'm practicing. Count them for me.", short: "I'm practicing." },
      why: { spoken: 'Because I want a sorry of mine to mean something.', short: 'So that a sorry means something.' },
      blames: { spoken: 'That one was mine, and for that I am sorry.', short: 'That one was mine.' },
      silent: { spoken: "I'll wait. I've said what I wanted to say.", short: "I've said it." },
    },
    asks: [
      { text: 'Where does it slip out most: asking, disagreeing, or taking up time?' },
      { text: 'What do you fear would happen without the sorry?' },
      { text: 'Who hears it from you most often?' },
    ],
    traps: ['being sorry for being sorry', 'counting every slip', 'dropping the real apologies as well'],
    exercise: 'For one day, each time a sorry comes up, breathe out and say thank you or nothing.',
    next: ['refuse-near', 'ask-help'],
  },
]
