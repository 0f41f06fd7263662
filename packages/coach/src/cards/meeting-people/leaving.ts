import type { Card } from '../../types.ts'

/** Leaving a conversation. */
export const leaving: readonly Card[] = [
  {
    id: 'talk-leave',
    family: 'small-talk',
    label: 'leaving a conversation',
    contexts: ['Social', 'Work', 'Professional'],
    says: [
      'how do i get out of a conversation politely',
      'he talks for an hour and i cant leave',
      'stuck with someone at a party',
      'neighbor catches me everytime at the door',
      'i never know how to say goodbye',
      'phone calls with my aunt never end',
      'colleague stands at my desk and talks and talks',
      'how to end a zoom call when nobody hangs up',
      'leaving early from the party without being rude',
      'i say i have to pee to escape',
      'someone at the gym keeps talking to me when i have headphones in',
      'a woman on the train always chats and i want to read',
      'a man at work talks to me in the break and i want quiet',
      'i never know how to end a phone call',
    ],
    keys: ['leave', 'leaving', 'escape', 'goodbye', 'exit', 'polite', 'stuck', 'rude', 'hang'],
    not: ['marriage', 'quit', 'follows', 'afraid'],
    needs: [],
    principle: {
      text: 'Conversations hardly ever end when both want them to, so ending one is rarely a surprise.',
      source: 'Mastroianni and others 2021, Do Conversations End When People Want Them To?',
      basis: 'M',
    },
    see: [
      'For {quote} there is a clean end in three parts: one thing you liked, your leaving, a wish.',
      'Hints prolong it; a sentence in the past tense ends it.',
      'You spare {to} the same trouble, because somebody has to say it first.',
    ],
    tries: [
      {
        id: 'liked-leaving-wish',
        move: 'exit',
        say: {
          spoken: "I liked hearing about [topic]. I'm going to find [name] now. Enjoy the evening.",
          short: 'Loved [topic]. Enjoy the evening.',
        },
        why: 'The past tense does the work, and the topic proves that you were there.',
      },
      {
        id: 'at-your-desk',
        when: ['said:desk|colleague|cowork|office|work|zoom'],
        move: 'time',
        say: {
          spoken: 'I have to get this out by [time]. Tell me the rest at lunch?',
          short: 'Rest at lunch? Due at [time].',
        },
        why: 'A time nobody can argue with, and a place for the rest.',
        cost: 'Offer lunch only if you mean it.',
      },
      {
        id: 'at-the-door',
        when: ['said:neighbor|door|phone|call|aunt|street'],
        move: 'limit',
        say: {
          spoken: "I've got two minutes, and I'd like to hear how you are. Then I really must run.",
          short: 'Two minutes, then I must run.',
        },
        why: "Said at the beginning, the end isn't an interruption.",
      },
      {
        id: 'hand-over',
        when: ['said:party|stuck|event|group|wedding'],
        move: 'praise',
        say: {
          spoken: "You should meet [name], who does [thing] too. Come, I'll introduce you, and then I'll get some air.",
          short: 'Come and meet [name].',
        },
        why: 'You leave behind a better conversation, not a gap.',
      },
      {
        id: 'quiet-time',
        when: ['said:gym|headphone|train|bus|read|quiet|music'],
        move: 'name-it',
        say: {
          spoken: "I'm glad to say hi. After that I need my quiet hour here, so don't mind me when these go back in.",
          short: 'Hi, and then my quiet hour.',
        },
        why: 'It says what you do, once and with a smile, and no hint has to be read.',
      },
    ],
    ifThey: {
      bargains: { spoken: "I'd like that another time. Now I really am off.", short: "Another time. I'm off." },
      guilt: { spoken: "It's no reflection on you. My bed is calling.", short: "It's only my bed." },
      agrees: { spoken: 'It was good to meet you. See you around.', short: 'Good meeting you.' },
      delays: { spoken: 'Save that one for me. I want to hear it properly.', short: 'Save it for me.' },
    },
    asks: [
      { text: "Is it a person you'll meet again next week?" },
      { slot: 'setting', text: 'Does it happen standing, sitting or on the phone?' },
      { text: 'What do you say now when you want to go?' },
    ],
    traps: ['a made-up appointment', 'looking at the clock and staying', '"anyway", six times'],
    exercise: 'Say the three parts aloud and take one step back with the second one.',
    next: ['talk-start', 'support-vents-a-lot'],
  },
]
