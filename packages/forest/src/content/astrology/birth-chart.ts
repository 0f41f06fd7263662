import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'astrology/birth-chart',
  starters: ['Explain sun, moon and rising as questions.', 'I am a Scorpio and my friends say I am too direct.'],
  blocks: [
    {
      kind: 'insight',
      title: 'A mirror, not a map',
      paragraphs: [
        'For thousands of years people have looked up and asked: who am I, and why am I so with you? A chart gives that question a shape. It does not give facts: when scientists tested it with care, astrologers could not match charts to people better than chance.',
        'So read it here as you would read a poem. What rings true tells you something about you, and what does not tells you as much.',
      ],
    },
    {
      kind: 'technique',
      title: 'Sun: what do I want to be seen for?',
      why: 'In the tradition the Sun stands for the part of you that wants to shine. As a question, it is about what you say first.',
      steps: [
        'Recall the last time you told a group about yourself.',
        'Notice which deed or trait came first.',
        'Say it once more, with one detail instead of the label.',
      ],
      phrases: ['What I want you to know about me is that I finish things.', 'I lit up when you asked about the boat.'],
      pair: {
        often: 'I am such a Leo, I need attention.',
        instead: 'I feel good when people see my work. Will you look at this?',
      },
    },
    {
      kind: 'technique',
      title: 'Moon: what calms me?',
      why: 'The Moon stands for mood and home. As a question, it is about what you need when you are upset, and whether anybody knows.',
      steps: [
        'Recall a bad evening that got better.',
        'Name what helped: words, food, quiet, a hand.',
        'Tell one person before the next bad evening.',
      ],
      phrases: [
        'When I am upset I go quiet for an hour. It is not about you.',
        'Tea and no advice: that works for me.',
      ],
    },
    {
      kind: 'technique',
      title: 'Rising: how do I come in?',
      why: 'The rising sign stands for the door that others see. As a question, it is about your first minute in a room.',
      steps: [
        'Ask two people what they noticed first about you.',
        'Compare it with what you meant to show.',
        'Choose one thing to change in your first sentence.',
      ],
      phrases: [
        'What did you think of me in the first five minutes?',
        'I look stern when I am shy. Please do not take it for anger.',
      ],
    },
    {
      kind: 'technique',
      title: 'Talk with a believer or a doubter',
      why: 'Signs start talks, and they can end them. Curiosity works in both directions.',
      steps: [
        'Ask what it gives them.',
        'Say what you use it for, in one sentence.',
        'Leave proof out of it, unless money or health is at stake.',
      ],
      phrases: [
        'What do you like about your chart?',
        'I use it for questions, not for answers.',
        'For that decision I want a doctor, and then the stars.',
      ],
    },
    {
      kind: 'do-dont',
      title: 'How to use a sign well',
      dos: ['Turn each statement into a question.', 'Ask a friend whether it fits.', 'Let it go when it does not.'],
      donts: [
        '"You are a Gemini, so I cannot trust you."',
        'Choosing a partner, job or treatment by it.',
        'Using it as a reason not to say sorry.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'That is so Scorpio',
      scene: 'Nadia has been short with her roommate.',
      before: [
        ['Roommate', 'You bit my head off this morning.'],
        ['Nadia', 'I am a Scorpio, what do you expect?'],
      ],
      after: [
        ['Roommate', 'You bit my head off this morning.'],
        ['Nadia', 'I did. I sting when I feel cornered, and you asked about rent before coffee.'],
        ['Roommate', 'So what do I do with that?'],
        ['Nadia', 'Ask me after nine. And I will say "give me ten minutes" instead of snapping.'],
      ],
      turn: 'The sign is gone and the habit has a name. A habit she can change.',
    },
    {
      kind: 'exercise',
      title: 'Three questions tonight',
      minutes: 5,
      steps: [
        'Write one sentence each: what I want to be seen for, what calms me, how I come in.',
        'Put a mark by the one that nobody knows.',
        'Choose a person and say it to them this week.',
      ],
      coach: 'My roommate says that I snap at her in the morning. How do I say sorry?',
      aloud:
        'Say your three sentences as to a friend: what you want to be seen for, what calms you, how you come into a room.',
      write:
        'Write three sentences on what you want to be seen for, what calms you and how you come in. Mark the one that nobody knows.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'study',
          title: 'A Double-Blind Test of Astrology',
          by: 'Shawn Carlson, Nature',
          year: 1985,
          note: 'Astrologers helped to design the test; their matches were no better than chance.',
        },
        {
          kind: 'book',
          title: 'The Dawn of Astrology',
          by: 'Nicholas Campion',
          year: 2008,
          note: 'A history of how people read the sky and themselves.',
        },
      ],
    },
  ],
}
