import type { Card } from '../../types.ts'

/** Two tastes under one roof. */
export const taste: readonly Card[] = [
  {
    id: 'home-taste',
    family: 'home',
    label: 'two tastes under one roof',
    contexts: ['Family', 'Personal', 'Work', 'Creative'],
    says: [
      'we fight about the couch and he wants leather',
      'my wife and i cannot agree on a color for the wall',
      'my partner hates my furniture',
      'we cannot agree how to furnish the living room',
      'my husband wants to keep his ugly chair',
      'moving in together and our tastes clash',
      'she wants everything white and i want color',
      'we argue about decorating',
      'couple disagrees about the kitchen we want to build',
      'my roommate and i disagree about the decoration',
    ],
    keys: ['couch', 'furniture', 'taste', 'tastes', 'wall', 'decorate', 'decorating', 'color', 'leather', 'kitchen'],
    needs: [],
    principle: {
      text: 'Two positions shut each other out, while the wishes behind them often fit into one room.',
      source: 'Fisher, Ury and Patton, Getting to Yes',
      basis: 'M',
    },
    see: [
      'Behind {quote} stand two wishes that nobody has said yet.',
      'A couch can only be won by one; easy to clean and soft to sleep on can both be had.',
      'Ask what it should be good for before anyone shows another picture.',
    ],
    tries: [
      {
        id: 'what-for',
        move: 'open-question',
        say: {
          spoken: 'What do you like about [leather]? I want to understand it before I say what I want.',
          short: 'What do you like about [leather]?',
        },
        why: 'The answer is a reason such as "easy to wipe", and for a reason there are ten couches.',
      },
      {
        id: 'both-must-pass',
        move: 'choice',
        say: {
          spoken: 'Each of us names two things it must do. Then we only look at what passes all four.',
          short: 'Two musts each, then we look.',
        },
        why: 'The list decides, and nobody has to give in.',
        cost: 'You have to give up the one you had already chosen.',
      },
      {
        id: 'a-corner-each',
        move: 'limit',
        say: {
          spoken: 'The [room] is yours to choose, the [other room] is mine, and the rest we both have to like.',
          short: '[Room] yours, [room] mine, the rest ours.',
        },
        why: 'A place where one need not ask makes one generous elsewhere.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then let us live with neither for two weeks and see what we miss.',
        short: 'Two weeks with neither?',
      },
      angry: { spoken: 'It is only a couch. I would like us both to sit on it.', short: 'We both have to sit on it.' },
      laughs: { spoken: 'Good, laugh. And then give me your two musts.', short: 'Your two musts, please.' },
      delays: { spoken: 'Shall we settle it by [day], so that it can be ordered?', short: 'Settled by [day]?' },
    },
    asks: [
      { text: 'What should it be good for on an ordinary evening?' },
      { text: 'Which part of it do you both like already?' },
      { slot: 'when', text: 'By when does it have to be decided?' },
    ],
    traps: ['"ugly"', 'asking friends to vote', 'buying it and telling later'],
    exercise:
      'Each writes two musts on a card, both turn them over at the same time, and each reads out the other one.',
    next: ['home-same-fight', 'home-money-talk'],
  },
]
