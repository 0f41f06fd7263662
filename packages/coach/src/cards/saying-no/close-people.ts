import type { Card } from '../../types.ts'

/** A no to those one keeps. */
export const closePeople: readonly Card[] = [
  {
    id: 'refuse-near',
    family: 'refuse',
    label: 'a no to somebody close',
    contexts: ['Family', 'Personal', 'Social'],
    says: [
      'how do i say no to my cousin',
      'i always say yes then resent it',
      'they want me to host thanksgiving again',
      'my friend wants me to help her move for the third time',
      'cant keep babysitting every weekend',
      'guilty when i say no to my mom',
      'she volunteers me for everything without asking',
      'my inlaws want to stay with us for two weeks',
      'my sister expects me to drop everything for her kids',
      'friend wants me in her wedding and i cant do it',
      'i feel like a bad son if i dont go over every sunday',
      'how to set boundries with family',
      'my mom wants me home for christmas and i promised somebody else',
      'i cant say no to anyone',
      'i always say yes to everybody and then im tired',
      'friends always need a ride or a place to stay',
      'im a people pleaser',
      'my brother wants to move in with us for a while',
      'cousin wants to stay at our place for months',
      'how to turn down being a godparent',
    ],
    keys: [
      'no',
      'refuse',
      'guilt',
      'guilty',
      'favor',
      'always',
      'host',
      'babysit',
      'boundary',
      'boundaries',
      'expect',
      'resent',
    ],
    not: ['afraid', 'hits', 'threatens', 'threatened', 'violent'],
    needs: ['to'],
    principle: {
      text: 'A no lands when it is short, warm and final and offers only what is true; the tone may soften, the answer may not.',
      source: 'Ury, The Power of a Positive No; Kitzinger & Frith 1999',
      basis: 'M',
    },
    see: [
      { text: '{quote} is the place where a no gets lost: clear to you, still open to {to}.', when: ['has:to'] },
      'A no to {quote} is still a no to one thing, and the person stays yours.',
      {
        text: 'You have carried this for a while, so the first no will surprise; that is no sign that it is wrong.',
        when: ['said:again|always|keep|every|third'],
      },
      'Guilt tells you that the person matters; it does not tell you what the answer should be.',
    ],
    tries: [
      {
        id: 'plain',
        move: 'refuse',
        say: {
          spoken: "I've thought about it, and the answer is no this time. You matter to me all the same.",
          short: 'Not this time. Love you.',
          written:
            "I've thought about it, and I'm going to say no this time. I'd rather tell you early, so that you can plan. It changes nothing between us. Talk on [day]?",
        },
        why: 'Nothing in it can be solved for you, and the warmth stands outside the answer.',
      },
      {
        id: 'true-yes',
        when: ['near'],
        move: 'choice',
        say: {
          spoken: "I can't do [what they ask]. I can [smaller thing] on [day], and I'd enjoy that.",
          short: 'Not [that]. [Smaller thing] on [day]?',
        },
        why: 'They get something real, with a day on it, in place of a maybe.',
        cost: 'Only if you would do the smaller thing gladly.',
      },
      {
        id: 'not-on-the-spot',
        when: ['said:spot|phone|front|pressure|sudden|call'],
        move: 'time',
        say: {
          spoken: "I don't answer that on the spot anymore. You'll hear from me by [day].",
          short: "You'll hear by [day].",
        },
        why: 'It moves the answer to an hour when you can mean it.',
        cost: 'You must ring by that day, and a no is still owed.',
      },
      {
        id: 'take-turns',
        when: ['said:again|every|always|keep|third|expect|host'],
        move: 'limit',
        say: {
          spoken:
            "I've done it the last [number] times. This time it's somebody else's turn, and I'll bring [small thing].",
          short: "It's somebody else's turn this time.",
        },
        why: 'Turns are a rule every family knows, so you need no better argument.',
      },
      {
        id: 'ask-me-first',
        when: ['said:volunteers|signs|without|asking|promised'],
        move: 'name-it',
        say: {
          spoken: "Please ask me before you say yes for me. This one I won't do, and I'll tell them myself.",
          short: "Please ask me first. I won't do it.",
        },
        why: 'It fixes the next ten times, not only today.',
      },
    ],
    ifThey: {
      guilt: { spoken: "I can see that you're let down. It's still no.", short: "It's still no." },
      angry: {
        spoken: "I'll talk when it's calmer. My answer will be the same then.",
        short: "Later, when it's calmer.",
      },
      why: { spoken: "I'd rather not argue my reasons. I've thought it over.", short: 'No reasons today.' },
      bargains: { spoken: 'Not half of it either, and thank you for asking nicely.', short: 'Not half either.' },
      cries: { spoken: "I'm staying right here with you, and the answer stays too.", short: "I'm staying. It's no." },
      agrees: { spoken: "Thank you. That was harder to say than you'd think.", short: 'Thank you, truly.' },
    },
    asks: [
      { text: 'What exactly was asked, and by when?' },
      { text: 'What smaller thing would you do gladly?' },
      { slot: 'tried', text: 'What happened the last time you said no?' },
    ],
    traps: ['a reason they can fix', '"maybe"', 'three sorries'],
    exercise: 'Say the no aloud, then count to five before any other word.',
    next: ['refuse-again', 'refuse-lending'],
  },
]
