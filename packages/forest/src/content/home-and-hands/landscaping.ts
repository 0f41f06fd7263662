import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'home-and-hands/landscaping',
  starters: [
    'My client says "make it nice" and nothing else.',
    'How do I tell a client that her budget buys half the plan?',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'They cannot see it yet',
      paragraphs: [
        'You walk a muddy yard and see birches in October. Your client sees mud and a price. Your words are the only window they have until things grow.',
        'So speak of use before plants: where they drink coffee, where the dog runs, what they want to stop looking at. People pay with a lighter heart for a life they can picture.',
      ],
    },
    {
      kind: 'technique',
      title: 'Walk and ask before you draw',
      why: 'A wish list made at a table turns into a list of products. Outside, feet tell the truth.',
      steps: [
        'Walk the whole ground together, slowly, at the hour they use it.',
        'Ask what happens here on a normal day, and on the best one.',
        'Say back three needs before you name one plant.',
      ],
      phrases: [
        'Show me where you stand with your first coffee.',
        'What do you want to stop seeing from this window?',
        'So: shade at four, a path that stays dry, and no mowing. Right?',
      ],
    },
    {
      kind: 'technique',
      title: 'Paint one season at a time',
      why: 'Plans on paper are flat. A sentence with a month in it gives them depth.',
      steps: [
        'Choose one spot and one month.',
        'Say what the eye, the ear and the nose get.',
        'Be honest about the first two years.',
      ],
      phrases: [
        'In late May you sit here, and the lilac hides the garage.',
        'The first year it sleeps, the second it creeps, the third it leaps.',
        'This hedge reaches your shoulder in four summers.',
      ],
      pair: {
        often: 'We would install a mixed perennial border with seasonal interest.',
        instead: 'From April to frost, something blooms outside the kitchen door.',
      },
    },
    {
      kind: 'technique',
      title: 'Talk money in layers',
      why: 'One big number frightens. Three layers show what each dollar buys, and what can wait.',
      steps: [
        'Split the plan into ground, bones and dress: soil and drains, paths and trees, flowers.',
        'Give each a price and say which cannot come later.',
        'Let the client move the line between now and next year.',
      ],
      phrases: [
        'Drains come first. Everything else stands on them.',
        'For nine thousand we build the bones. The flowers follow next spring.',
        'Which part would you miss most if it waited a year?',
      ],
    },
    {
      kind: 'technique',
      title: 'Set the rhythm of news',
      why: 'Silence on a dug-up lawn breeds worry. A weekly note costs two minutes.',
      steps: [
        'Agree on one day and one channel.',
        'Send one photo, what is done, what comes next.',
        'Send bad news the same day, with two options.',
      ],
      phrases: [
        'Friday note: the wall stands, soil comes Tuesday, the gate stays shut till then.',
        'We hit a clay pipe. Option one costs four hundred, option two moves the path.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The tree in the wrong place',
      scene: 'Mrs. Okafor wants a willow three steps from the house.',
      before: [
        ['Landscaper', 'You cannot put that there. Willows wreck drains. Trust me.'],
        ['Mrs. Okafor', 'It is my garden, and I grew up with willows.'],
      ],
      after: [
        ['Landscaper', 'You grew up with willows. What do you remember?'],
        ['Mrs. Okafor', 'The curtain. We hid behind it.'],
        [
          'Landscaper',
          'Then you need a curtain. A willow drinks from drains this close to the house. A weeping birch gives you the curtain here, and the willow can stand by the ditch.',
        ],
        ['Mrs. Okafor', 'Show me both.'],
      ],
      turn: 'He looks for the memory behind the tree. The limit then sounds like help, and she has two ways to say yes.',
    },
    {
      kind: 'insight',
      title: 'When the plan meets the neighbor',
      paragraphs: [
        'A garden ends at a line on paper, and its shade, leaves and noise do not. Before the digger comes, ask your client who lives on the other side and what they see from their kitchen. Five minutes at the fence, with the drawing in your hand, spare weeks of letters. Say when the noise starts and ends, leave your number, and ask what they hope you will not cut.',
      ],
    },
    {
      kind: 'exercise',
      title: 'One corner, four sentences',
      minutes: 5,
      steps: [
        'Choose a corner of a yard, a balcony or a street.',
        'Say who stands there and when.',
        'Describe it in one month, three years from now: eye, ear, nose.',
        'Add one honest sentence about work or waiting.',
      ],
      coach: 'My client has half of the money for the garden she wants. How do I tell her what fits the budget?',
      aloud:
        'Describe one corner in a single month, three years from now. Say what they see, hear and smell, then one honest sentence about the wait.',
      write:
        'Write the short note that goes with your plan: three needs, one corner in one month, three layers with prices.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'A Pattern Language',
          by: 'Christopher Alexander, Sara Ishikawa and Murray Silverstein',
          year: 1977,
          note: 'Plain names for places that people love to sit in.',
        },
        {
          kind: 'book',
          title: 'Planting: A New Perspective',
          by: 'Piet Oudolf and Noel Kingsbury',
          year: 2013,
          note: 'How to think and talk about plants through the year.',
        },
      ],
    },
  ],
}
