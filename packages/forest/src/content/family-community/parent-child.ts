import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'family-community/parent-child',
  starters: ['My son answers everything with "fine".', 'How do I say no to a four-year-old in a store?'],
  blocks: [
    {
      kind: 'insight',
      title: 'Heard first, guided second',
      paragraphs: [
        'A child who feels understood can listen. A child who does not will say it louder, or stop saying it. This holds at four, at fourteen and at forty.',
        'You do not have to agree in order to understand. Naming a feeling costs nothing and changes the temperature of a room.',
      ],
    },
    {
      kind: 'technique',
      title: 'Name it before you fix it',
      why: 'Advice that comes too soon says "go away". A feeling with a name shrinks.',
      steps: [
        'Stop what your hands are doing and get to eye height.',
        'Say the feeling as a question, and wait.',
        'Only then ask whether they want help or just an ear.',
      ],
      phrases: [
        'You built that tower for an hour, and now it is gone. That hurts.',
        'Sounds like Maya left you out, and you are mad and sad at once.',
        'Do you want ideas, or do you want me to listen?',
      ],
      pair: {
        often: 'Stop crying, it is only a toy.',
        instead: 'You loved that truck. It is hard when a thing breaks.',
      },
    },
    {
      kind: 'technique',
      title: 'Say no with a yes inside',
      why: 'A limit holds better when the child knows what is allowed.',
      steps: [
        'Say the wish so they know that you heard it.',
        'Say the limit once, short and calm.',
        'Offer two choices that you can live with.',
      ],
      phrases: [
        'You want the candy. Not today. You may choose the apples or the bread.',
        'Hands are not for hitting. Hit the pillow, or tell me with words.',
        'Screens go off at eight. Do you switch it off, or shall I?',
      ],
    },
    {
      kind: 'technique',
      title: 'Praise what they did',
      why: 'Praise for being smart makes children careful. Praise for what they tried makes them brave.',
      steps: [
        'Describe what you see, with one detail.',
        'Name the effort or the choice.',
        'Leave out the comparison with brothers, sisters and neighbors.',
      ],
      phrases: [
        'You tried four ways to make the bridge stand.',
        'You told me the truth when a lie was easier. I noticed.',
      ],
    },
    {
      kind: 'technique',
      title: 'Talk sideways with teenagers',
      why: 'Face to face feels like court. In a car or over a sink, words come easier, and silence is allowed.',
      steps: [
        'Ask about a thing, not about their life.',
        'Answer the first two sentences with a nod and nothing else.',
        'Save your view until they ask, or ask for leave to give it.',
      ],
      phrases: [
        'What is that song about?',
        'I have a thought about it. Do you want it now, later, or never?',
        'I was wrong yesterday. I am sorry I yelled.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The bad grade',
      scene: 'Leo, thirteen, leaves a math test on the table. His mother finds it.',
      before: [
        ['Mother', 'A D? You told me you studied. Give me the phone.'],
        ['Leo', 'Whatever. You only care about grades.'],
      ],
      after: [
        ['Mother', 'I saw the test. Rough one. What was it like to get it back?'],
        ['Leo', 'Bad. Everyone was done and I still had four problems left.'],
        ['Mother', 'So time ran out. Do you want to show me where it went, or take a break first?'],
        ['Leo', 'Break. Then the one with fractions.'],
      ],
      turn: 'She asks about the moment before she asks about the grade. Now they are both looking at the test instead of at each other.',
    },
    {
      kind: 'insight',
      title: 'When you lose your temper',
      paragraphs: [
        'You will shout one day, because you are tired and the milk is on the floor. What counts comes after. Go back within the hour, sit down lower than the child, and say what you did without adding what they did first. Children who see a grown person repair a quarrel learn that a quarrel is something one can survive, and they copy the repair long before they copy the calm.',
      ],
    },
    {
      kind: 'exercise',
      title: 'The one-minute replay',
      minutes: 5,
      steps: [
        'Recall a short clash with a child, yours or one you know.',
        'Say what the child said, in their voice.',
        'Guess the feeling and give it a name.',
        'Say your new first sentence, calm and low.',
      ],
      coach: 'I yelled at my son over a bad grade. How do I say sorry and still talk about it?',
      aloud:
        'Tell what the child said, name the feeling under it, and then say your new first sentence in a calm, low voice.',
      write:
        'Write a short clash with a child as it went. Then rewrite your first two lines: the feeling, then a choice.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'How to Talk So Kids Will Listen & Listen So Kids Will Talk',
          by: 'Adele Faber and Elaine Mazlish',
          year: 1980,
          note: 'The classic on feelings, limits and choices, with cartoons of real mornings.',
        },
        {
          kind: 'book',
          title: 'Between Parent and Child',
          by: 'Haim G. Ginott',
          year: 1965,
          note: 'Where naming feelings first entered many homes.',
        },
        {
          kind: 'study',
          title: "Praise for Intelligence Can Undermine Children's Motivation and Performance",
          by: 'Claudia M. Mueller and Carol S. Dweck, Journal of Personality and Social Psychology',
          year: 1998,
          note: 'Six experiments on what kind of praise helps after a failure.',
        },
      ],
    },
  ],
}
