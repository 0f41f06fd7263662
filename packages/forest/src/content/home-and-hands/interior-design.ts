import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'home-and-hands/interior-design',
  starters: ['We fight about the couch. He wants leather.', 'My client changes her mind every week.'],
  blocks: [
    {
      kind: 'insight',
      title: 'Taste is a feeling with a history',
      paragraphs: [
        'Nobody argues about a color alone. Blue is a grandmother\'s kitchen, white is a hospital, leather is "I have made it". Ask for the story, and taste becomes something you can build with.',
        'Agree on how the room should feel and what must happen in it. After that, the couch is a detail with two arms.',
      ],
    },
    {
      kind: 'technique',
      title: 'Use verbs before nouns',
      why: 'Objects start fights. What people do in a room seldom does.',
      steps: [
        'Each person writes five verbs for the room: read, nap, argue, dance.',
        'Circle those that both wrote. They come first.',
        'Judge each object by the verbs it serves.',
      ],
      phrases: [
        'What do you want to do here on a rainy Sunday?',
        'We both wrote read. So light comes before the couch.',
        'Does that chair help anyone nap?',
      ],
    },
    {
      kind: 'technique',
      title: 'Ask for the story behind a no',
      why: 'A flat no hides a picture. Get to see it.',
      steps: [
        'Ask what it reminds them of.',
        'Ask which part bothers: color, size, feel, price.',
        'Say it back before you show anything else.',
      ],
      phrases: ['What does that green make you think of?', 'So the shape is fine, and the shine is the problem.'],
      pair: {
        often: 'But everyone has gray walls now.',
        instead: 'Gray reminds you of the office. Which wall at home did you love?',
      },
    },
    {
      kind: 'technique',
      title: 'Show three, explain one line each',
      why: 'Two options feel like a duel, and nine feel like homework. Three let people see what they prefer.',
      steps: [
        'Choose three that all meet the verbs and the budget.',
        'Give each a name and one line.',
        'Stay silent while they look. Count to twenty.',
      ],
      phrases: [
        'Harbor is calm, Bakery is warm, Library is dark and close.',
        'Tell me which one you would enter first.',
      ],
    },
    {
      kind: 'technique',
      title: 'Write the decision down',
      why: 'Rooms take months, and memory repaints. One line in writing keeps the peace and the budget.',
      steps: [
        'After each talk send what you decided, with date and price.',
        'List what is still open, in order.',
        'Say what a change costs from now on.',
      ],
      phrases: [
        'Decided May 3: oak floor, 2,100. Open: lamp, rug.',
        'We can still switch the tile until Friday. After that it costs the order.',
      ],
    },
    {
      kind: 'do-dont',
      title: 'In the showroom and at home',
      dos: [
        'Sit, lie, open, carry: test with the body.',
        'Look at colors at noon and at night in the real room.',
        'Set the budget before the first visit.',
      ],
      donts: [
        'Calling a choice ugly. Say what it does to the room.',
        'Deciding while hungry, late or in front of a salesperson.',
        'Words such as "modern" or "cozy" without a picture.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The leather couch',
      scene: 'Ben wants leather, Tia wants cloth. They have seen nine shops.',
      before: [
        ['Tia', 'Leather is cold and it looks like a bank.'],
        ['Ben', "And cloth looks like your mother's."],
      ],
      after: [
        ['Tia', 'What do you see when you think of the leather one?'],
        ['Ben', "My uncle's den. Everybody came there to watch the game."],
        ['Tia', 'So it is the place where people come. I see bare legs sticking in July, and a cat.'],
        ['Ben', 'Then deep, wide, and cloth that the cat hates. With room for six.'],
      ],
      turn: 'Each tells the picture under the wish. Room for six was what he wanted all along.',
    },
    {
      kind: 'exercise',
      title: 'Five verbs for one room',
      minutes: 5,
      steps: [
        'Choose a room you share or plan.',
        'Write five verbs for it. Let the other person do the same, or guess theirs.',
        'Compare and circle.',
        'Say one decision that follows, in one sentence.',
      ],
      coach: 'My husband and I disagree about the couch. How do I ask what matters to him?',
      aloud:
        'Describe how the room should feel and what happens in it, without naming a single piece of furniture. One minute.',
      write: 'Write a half-page brief for one room: five verbs, the feeling, the budget, three things that must stay.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Getting to Yes',
          by: 'Roger Fisher and William Ury',
          year: 1981,
          note: 'Look for the interest behind the position. It works for couches.',
        },
        {
          kind: 'book',
          title: 'The Interior Design Handbook',
          by: 'Frida Ramstedt',
          year: 2020,
          note: 'Rules of thumb for light, height and balance, said without snobbery.',
        },
      ],
    },
  ],
}
