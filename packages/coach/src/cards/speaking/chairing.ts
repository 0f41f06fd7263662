import type { Card } from '../../types.ts'

/** Chairing a meeting. */
export const chairing: readonly Card[] = [
  {
    id: 'chair-first',
    family: 'present',
    label: 'chairing a meeting',
    contexts: ['Public', 'Work', 'Faith', 'Social', 'Professional', 'Academic'],
    says: [
      "i have to chair the tenants' meeting for the first time",
      'i am leading a meeting for the first time',
      'how do i open a meeting that i chair',
      'how do i chair a meeting',
      'i was asked to moderate the parents evening',
      'first time running the committee meeting',
      'how do i run a meeting that ends on time',
      'i moderate a panel and do not know how to begin',
      'i take over the chair of our club',
      'asked to mc the company party',
      'i have to host an event with 150 people',
    ],
    keys: ['chair', 'chairing', 'moderate', 'meeting', 'agenda', 'leading', 'committee', 'panel', 'run'],
    not: ['interrupts'],
    needs: [],
    principle: {
      text: 'Meetings are rated better when the goal, the end and the way to decide are said at the start.',
      source: 'Leach et al. 2009, Journal of Business and Psychology',
      basis: 'M',
    },
    see: [
      'With {quote} the first minute does most of the work: what for, until when, who speaks how long.',
      'A chair need not know most; a chair keeps the time and the thread.',
      'What is agreed at the start can be pointed to later without a quarrel.',
    ],
    tries: [
      {
        id: 'first-minute',
        move: 'fact-first',
        say: {
          spoken:
            'Welcome. Tonight we decide [one thing]; we end at [time]. Two minutes each, and I will hold up my hand.',
          short: 'We decide [one thing] and end at [time].',
        },
        why: 'The rule was there before anyone broke it, so your hand is no insult.',
      },
      {
        id: 'thread-back',
        move: 'limit',
        say: {
          spoken: 'That belongs to [other point]; I write it down. Back to [question]: who has not spoken yet?',
          short: 'Written down. Back to [question].',
        },
        why: 'Written down is half heard, and the next voice is a new one.',
        cost: 'The list has to be worked off in the end.',
      },
      {
        id: 'say-what-was-decided',
        move: 'hear',
        say: {
          spoken: 'I heard this: [decision], [name] does it by [day]. Is that right?',
          short: '[Decision], [name], by [day]. Right?',
        },
        why: 'A sentence said aloud before everyone leaves is the minutes.',
      },
    ],
    ifThey: {
      angry: {
        spoken: 'I see that it matters to you. One minute for you, then the others.',
        short: 'One minute, then the others.',
      },
      refuses: { spoken: 'Then we vote on the order, and after that we begin.', short: 'We vote on the order.' },
      silent: {
        spoken: 'Turn to your neighbor for two minutes; then I ask around.',
        short: 'Two minutes with your neighbor.',
      },
      bargains: { spoken: 'One sentence more, and then it is her turn.', short: 'One sentence more.' },
    },
    asks: [
      { text: 'What must be decided when people go home?' },
      { text: 'Who will talk longest, and who not at all?' },
      { slot: 'when', text: 'When is it, and for how long?' },
    ],
    traps: ['an open end', 'your own opinion first', 'eight points on the agenda'],
    exercise:
      'Say the first minute aloud, standing, with the agenda in your hand. It should take less than forty seconds.',
    next: ['chair-long-talker', 'group-quiet'],
  },
]
