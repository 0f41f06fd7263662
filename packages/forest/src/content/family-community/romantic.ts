import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'family-community/romantic',
  starters: ['How do I say I miss you without starting a fight?', 'We keep having the same argument about chores.'],
  blocks: [
    {
      kind: 'insight',
      title: 'Small talks carry the big ones',
      paragraphs: [
        'Couples seldom break over one great quarrel. They wear thin over many small moments when one reached out and the other looked at a screen. The good news: small moments come back every day.',
        'Kind honesty has two halves. Leave out kind, and the other hides. Leave out honesty, and you slowly disappear.',
      ],
    },
    {
      kind: 'technique',
      title: 'Start soft',
      why: "The first three sentences of a hard talk set its road. Start with you and the thing, not with the other's character.",
      steps: [
        'Name what you saw, as a camera would.',
        'Name what it did to you, in one feeling.',
        'Ask for one thing that can happen this week.',
      ],
      phrases: [
        'The kitchen was full when I came home, and I felt alone with it.',
        'I miss you. Can we eat without phones on Thursday?',
        'I want us to look at the money together, for half an hour.',
      ],
      pair: {
        often: 'You never help. You just do not care.',
        instead: 'I did the dishes four nights in a row. I am worn out. Please take Tuesday and Friday.',
      },
    },
    {
      kind: 'technique',
      title: 'Turn toward the small bids',
      why: 'A joke, a sigh or a "look at that bird" asks: are you there? One word is answer enough.',
      steps: [
        'Look up, with your whole face.',
        'Say one thing that shows you heard.',
        'When you truly have no room, say when you will.',
      ],
      phrases: [
        'Tell me more, I want the whole story.',
        'That laugh. What happened?',
        'I am in the middle of this bill. Ten minutes, then I am yours.',
      ],
    },
    {
      kind: 'technique',
      title: 'Repair in the middle',
      why: 'Every couple says clumsy things. What counts is how soon somebody puts out a hand.',
      steps: [
        'Stop when your voice climbs or your chest goes tight.',
        'Own one piece of it, with no but.',
        'Begin that sentence again, slower.',
      ],
      phrases: [
        'That came out sharp. Let me try again.',
        'You are right about the part with your mother.',
        'I need twenty minutes to cool down. I will come back at eight.',
      ],
    },
    {
      kind: 'technique',
      title: 'Ask for more out loud',
      why: 'Nobody reads minds, not even after thirty years. A wish that you say is easier to fill than one you test for.',
      steps: [
        'Say what you enjoy already.',
        'Say what you want more of, small and clear.',
        'Leave room for a no, and thank a true one.',
      ],
      phrases: [
        'I love how you hold my hand in the car. I want more of that at home.',
        'Would you plan one evening this month? I want to be surprised.',
      ],
    },
    {
      kind: 'do-dont',
      title: 'When it gets hot',
      dos: [
        'Sit side by side, or walk.',
        'One subject at a time, the other on paper for later.',
        'Answer good news with questions before you answer bad news with advice.',
      ],
      donts: [
        'Words such as "always", "never" and "your whole family".',
        'Old stories that you both know by heart.',
        'Talks after eleven at night.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Home late again',
      scene: 'Sam comes home at nine, the third time this week. Noor has eaten alone.',
      before: [
        ['Noor', 'Nice of you to show up. Work is obviously your real family.'],
        ['Sam', 'I am killing myself for us and this is what I get?'],
      ],
      after: [
        ['Noor', 'I ate alone three times this week. I miss you, and I get scared that this is how it will be.'],
        ['Sam', 'I did not know you were scared. This launch ends on the twelfth.'],
        ['Noor', 'Until then I want one evening. Which one can you promise?'],
        ['Sam', 'Wednesday. Phone off by six.'],
      ],
      turn: 'She says the fear under the anger, and asks for one evening she can count on. He has something to answer besides blame.',
    },
    {
      kind: 'exercise',
      title: 'A softer first line',
      minutes: 5,
      steps: [
        'Think of one thing that bothers you and is smaller than a crisis.',
        'Write the line as you would say it angry.',
        'Write it again: what I saw, what I felt, what I ask for.',
        'Say the second one aloud until it sounds like you.',
      ],
      coach: 'My partner came home late three times this week, and I ate alone. How do I bring it up without a fight?',
      aloud:
        'Say your softer first line three times: what you saw, what you felt, what you ask for. Leave a breath between the three parts.',
      write:
        'Write what bothers you as you would say it angry. Then write it again: what I saw, what I felt, what I ask for.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'The Seven Principles for Making Marriage Work',
          by: 'John M. Gottman and Nan Silver',
          year: 1999,
          note: 'Soft starts, bids and repairs, from decades of watching couples talk.',
        },
        {
          kind: 'study',
          title: 'Will You Be There for Me When Things Go Right?',
          by: 'Shelly L. Gable, Gian C. Gonzaga and Amy Strachman, Journal of Personality and Social Psychology',
          year: 2006,
          note: 'How partners answer good news says a great deal about how they fare.',
        },
        {
          kind: 'book',
          title: 'Hold Me Tight',
          by: 'Sue Johnson',
          year: 2008,
          note: 'On the question under most fights: can I count on you?',
        },
      ],
    },
  ],
}
