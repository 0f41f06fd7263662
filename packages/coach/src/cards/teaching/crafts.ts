import type { Card } from '../../types.ts'

/** Showing somebody how it is done. */
export const crafts: readonly Card[] = [
  {
    id: 'teach-hands',
    family: 'class',
    label: 'showing somebody how it is done',
    contexts: ['Personal', 'Work', 'Family', 'Social', 'Academic'],
    says: [
      "i want to show a neighbor's child how to sow",
      'how do i teach my nephew to ride a bike',
      'showing a beginner how to use the tool',
      'i have to train a new colleague and i am impatient',
      'how do i explain a task step by step',
      'teaching my mother to use her new phone',
      'i want to teach a kid to plant a seed',
      'how do i show someone how to cook a dish',
      'training an apprentice who makes mistakes',
      'i get impatient when i explain things',
    ],
    keys: ['show', 'showing', 'teach', 'teaching', 'train', 'explain', 'beginner', 'apprentice', 'step', 'impatient'],
    needs: [],
    principle: {
      text: 'Showing once, then letting them do it and say it, beats explaining at length.',
      source: 'Collins, Brown and Newman 1989, cognitive apprenticeship',
      basis: 'M',
    },
    see: [
      'For {quote} their hands have to be at it within the first minute.',
      'What you do without thinking is five steps to a beginner.',
      'Three words and a gesture stay longer than a good explanation.',
    ],
    tries: [
      {
        id: 'i-you-together',
        move: 'drill',
        say: {
          spoken: 'First watch me once. Then you do it, and you tell me what you do.',
          short: 'Watch once. Then you, aloud.',
        },
        why: 'Whoever says the step aloud shows you which one is missing.',
      },
      {
        id: 'one-rule-a-picture',
        move: 'fact-first',
        say: {
          spoken: '[The seed] goes as deep as [your fingernail], no deeper. Now show me with your finger.',
          short: 'As deep as [your fingernail].',
        },
        why: 'A measure that hangs on the own hand is not forgotten.',
      },
      {
        id: 'praise-the-deed',
        move: 'praise',
        say: {
          spoken: 'You checked [the one thing] before you began. That is how it works.',
          short: 'You checked [thing] first. Good.',
        },
        why: 'Praise for one act is repeated; praise for talent makes people careful.',
        cost: 'You have to watch and keep your hands away.',
      },
    ],
    ifThey: {
      refuses: { spoken: 'Then you be the boss and tell me what to do.', short: 'Then you tell me.' },
      laughs: { spoken: 'Yes, it looks funny. Try it as funny as you can.', short: 'Try it, funny as it is.' },
      cries: { spoken: 'It broke. That one is mine; here is another.', short: 'Here is another.' },
      why: {
        spoken: 'Good question. What do you think would happen otherwise?',
        short: 'What would happen otherwise?',
      },
    },
    asks: [
      { text: 'Which step goes wrong for nearly everyone at first?' },
      { text: 'How long can this person stay with one thing?' },
      { text: 'What should they be able to do alone in the end?' },
    ],
    traps: ['taking it out of their hands', '"it is quite simple"', 'four steps at once'],
    exercise: 'Do it once very slowly and say each step in at most four words. Those words are your lesson.',
    next: ['care-teach-back', 'ask-clarity'],
  },
]
