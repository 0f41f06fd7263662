import type { Card } from '../../types.ts'

/** One's own temper or silence. */
export const temper: readonly Card[] = [
  {
    id: 'own-temper',
    family: 'home',
    label: 'your own temper or silence',
    contexts: ['Personal', 'Family', 'Work'],
    says: [
      'i snap at my girlfriend over small things',
      'i get angry too fast and then i regret it',
      'i go silent for days when we fight',
      'i shut down when my wife wants to talk',
      'how do i stop yelling at my husband',
      'i have a short temper with my family',
      'i say mean things when im angry',
      'i explode over nothing and scare my kids',
      'i cant control my anger in arguments',
      'i give my partner the silent treatment',
      'i walk out of every fight',
      'i take my stress out on my family',
      'i get so mad that i throw things',
    ],
    keys: ['snap', 'temper', 'anger', 'silent', 'explode', 'yelling', 'shut', 'mad', 'control', 'stress'],
    not: ['customer', 'neighbor', 'student', 'afraid'],
    needs: [],
    principle: {
      text: 'Above a certain pulse nobody hears; a break of twenty minutes with a promised return keeps the talk alive.',
      source: 'Gottman, The Seven Principles for Making Marriage Work',
      basis: 'M',
    },
    see: [
      'You see {quote} yourself, and that is the half that cannot be done for you.',
      'Snapping and going silent are one alarm with two sounds, and both can be announced.',
      'The moment to change lies ten seconds before the loud word, in the hands or the jaw.',
    ],
    tries: [
      {
        id: 'announce-the-break',
        move: 'time',
        say: {
          spoken: "I'm getting loud inside. I need twenty minutes, and I come back at eight. It's not you.",
          short: 'Twenty minutes, and I come back.',
        },
        why: 'A silence with an end to it is a break, and one without is a punishment.',
        cost: 'You have to come back at that minute.',
      },
      {
        id: 'own-the-pattern',
        move: 'own',
        say: {
          spoken: "I snap at you and then I vanish. That's mine, and I'm sorry. I'm working on saying it sooner.",
          short: "I snap and vanish. That's mine.",
        },
        why: 'It names the whole pattern, so nobody has to prove it to you.',
      },
      {
        id: 'agree-on-a-sign',
        move: 'choice',
        say: {
          spoken: 'When you see it coming, hold up a hand, and I stop, even in mid-sentence. Would that help you?',
          short: 'Hold up a hand, and I stop.',
        },
        why: 'A sign that was agreed on by day works when words no longer do.',
      },
      {
        id: 'what-is-under-it',
        move: 'name-it',
        say: {
          spoken: 'It was never about the dishes. I feel I am failing at something, and I get loud before I get sad.',
          short: 'I get loud before I get sad.',
        },
        why: 'The feeling under the anger can be answered, and the anger can only be survived.',
      },
    ],
    ifThey: {
      angry: { spoken: 'You have every right. I listen now, and I stay.', short: 'I listen now, and I stay.' },
      cries: {
        spoken: 'I scared you. That must not happen again, and I see to it.',
        short: 'I scared you. I see to it.',
      },
      denies: { spoken: 'You need not make it smaller for me. I want to change it.', short: 'I want to change it.' },
      silent: { spoken: 'Now you need the quiet. I am next door.', short: 'I am next door.' },
      agrees: { spoken: 'Good. Tonight we try the sign.', short: 'Tonight we try the sign.' },
    },
    asks: [
      { text: 'What do you feel in your body ten seconds before?' },
      { text: 'At which hour of the day does it happen most?' },
      { text: 'Has anybody been afraid of you in such a moment?' },
    ],
    traps: ['"that is how I am"', 'a reason in the same breath as the sorry', 'coming back a day late'],
    exercise: 'Note the next three times: the hour, the place in the body, and what you had eaten.',
    next: ['sorry-snapped', 'home-same-fight', 'calm-first'],
  },
]
