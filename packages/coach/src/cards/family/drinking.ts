import type { Card } from '../../types.ts'

/** Somebody close who drinks. */
export const drinking: readonly Card[] = [
  {
    id: 'drinking-near',
    family: 'hard-talk',
    label: 'the drinking of somebody close',
    contexts: ['Personal', 'Family', 'Social', 'Creative', 'Work'],
    says: [
      'my husband drinks every night',
      'my dad drinks too much and nobody says anything',
      'how do i tell my brother he has a drinking problem',
      'my mom is drunk when i call her in the evening',
      'my sister drinks and drives',
      'my uncle gets drunk at every family party',
      'my band mate shows up drunk',
      'my friend drinks alone and says he is fine',
      'my wife hides bottles',
      'my boyfriend smokes weed all day',
      'my best friend does coke every weekend and i worry',
      'a colleague smells of alcohol in the morning',
      'my father promised to stop drinking and started again',
      'how do i talk to someone about their drinking',
      'my son gambles his money away',
      'my partner is an alcoholic',
      'he drinks every night since he lost his job',
    ],
    keys: [
      'drinks',
      'drinking',
      'drunk',
      'alcohol',
      'bottles',
      'alcoholic',
      'sober',
      'beer',
      'wine',
      'gambles',
      'addiction',
    ],
    not: ['hits', 'afraid', 'threatens', 'peer', 'pressure'],
    needs: [],
    principle: {
      text: 'A calm, kind talk in a sober hour, with praise for sober time, gets more drinkers into help than confronting them.',
      source: 'Miller, Meyers and Tonigan 1999, Journal of Consulting and Clinical Psychology',
      basis: 'M',
    },
    see: [
      '{quote} can be said in a sober hour, as something you saw and something you fear.',
      'You did not cause it and you cannot stop it for somebody else; you can stop keeping quiet about it.',
      'The word for the illness starts a quarrel; what you saw on one evening does not.',
    ],
    tries: [
      {
        id: 'saw-and-worry',
        move: 'name-it',
        say: {
          spoken:
            'I care about you, so I say it: I have noticed the drinking, and it scares me. No lecture. What is going on?',
          short: 'I noticed, and it scares me. What is going on?',
        },
        why: 'It says what you saw and what you feel, and it ends in a question.',
        cost: 'Only in a sober hour, and only the two of you.',
      },
      {
        id: 'sober-hour',
        move: 'time',
        say: {
          spoken:
            'There is something I want to talk about with you, in the morning, over coffee. It is about the evenings.',
          short: 'Tomorrow, over coffee, about the evenings.',
        },
        why: 'Words to a drunk person are gone by breakfast.',
      },
      {
        id: 'my-own-line',
        move: 'limit',
        say: {
          spoken: "When you've been drinking, I leave the room or go home. When you're sober, I'm glad to be with you.",
          short: 'Drunk, I go. Sober, I stay gladly.',
        },
        why: 'It says what you do, which is the only part that is in your hands.',
        cost: 'You have to do it the very next time.',
      },
      {
        id: 'first-step-with-me',
        move: 'choice',
        say: {
          spoken: 'Would you see your doctor about it once, and may I come along? One talk, nothing more.',
          short: 'One talk with a doctor, with me along?',
        },
        why: 'One appointment with company is a step, and a whole new life is none.',
      },
    ],
    ifThey: {
      denies: { spoken: 'You know it otherwise. I know what I watched.', short: 'I know what I watched.' },
      angry: { spoken: "No charge, only fear. I'm afraid for you.", short: "I'm afraid for you." },
      bargains: { spoken: 'A week without would show us both. Would you try it?', short: 'Would you try a week?' },
      cries: { spoken: 'I am not going anywhere. We look for help together.', short: 'We look for help together.' },
      blames: {
        spoken: 'Things between us can be talked about. This is about the drink.',
        short: 'This is about the drink.',
      },
      agrees: { spoken: 'That took courage. Shall we call tomorrow at nine?', short: 'Shall we call at nine?' },
    },
    asks: [
      { text: 'What did you see yourself, on which evening?' },
      { text: 'Are you or a child ever afraid when it happens?' },
      { text: 'What have you stopped doing because of it?' },
    ],
    traps: [
      'a talk while the glass is full',
      'the word "alcoholic" in the first sentence',
      'a threat that you will not carry out',
    ],
    exercise: 'Write the two sentences of what you saw, and take out each word that judges.',
    next: ['support-low-friend', 'home-same-fight'],
  },
]
