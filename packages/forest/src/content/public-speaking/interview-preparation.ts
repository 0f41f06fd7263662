import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'public-speaking/interview-preparation',
  starters: ['I freeze when they say "tell me about yourself".', 'Help me tell one story about a mistake at work.'],
  blocks: [
    {
      kind: 'insight',
      title: 'An interview is a talk about work',
      paragraphs: [
        'The person across the table has a problem: work that nobody does yet. They want to picture you doing it. Stories help them see that; adjectives do not.',
        'You are choosing too. Ask real questions, and listen to how they speak of the people who left.',
      ],
    },
    {
      kind: 'technique',
      title: 'Answer in three beats',
      why: 'A story with a beginning, a turn and an end stays under ninety seconds, and listeners can repeat it to the next person.',
      steps: [
        'Beginning: where you were and what was at stake, in two sentences.',
        'Turn: what you did, with verbs that start with I.',
        'End: what changed, with a number or a quote, and what you learned.',
      ],
      phrases: [
        'Our clinic lost one patient in five before the second visit.',
        'I called twenty of them and asked why.',
        'Within three months, nine of ten came back. I learned to ask first.',
      ],
      pair: {
        often: 'I am a hard worker and a real people person.',
        instead: 'I called twenty patients who had left us and asked them why.',
      },
    },
    {
      kind: 'technique',
      title: 'Open with your last two steps',
      why: '"Tell me about yourself" is not a request for your life. It asks why you stand here now.',
      steps: [
        'Say what you do today, in words a neighbor understands.',
        'Say what you did before, and the thread between the two.',
        'Say why this job is the next step, and stop.',
      ],
      phrases: [
        'I fix old elevators. Before that I drove a crane.',
        'Both jobs taught me to check twice and talk once.',
        'You run forty buildings. I want to keep them moving.',
      ],
    },
    {
      kind: 'technique',
      title: 'Tell the mistake whole',
      why: 'They ask about failure to see whether you look at things or away from them. Choose a real one that you repaired.',
      steps: [
        'Name what you did, without company policy in the sentence.',
        'Name what it cost, and whom you told first.',
        'Name the habit you changed because of it.',
      ],
      phrases: [
        'I sent the price list to the wrong customer.',
        'I called my boss within the minute, and then both customers.',
        'Since then I read the address aloud before I press send.',
      ],
    },
    {
      kind: 'technique',
      title: 'Buy a breath',
      why: 'Silence feels long only to the one who fills it. A short line holds the floor while you find the story.',
      steps: [
        'Repeat the heart of the question.',
        'Breathe out, and choose one story from your list.',
        'If nothing comes, say so and ask for a moment.',
      ],
      phrases: [
        'A time when I changed my mind. Give me a second to pick a good one.',
        'I have not done that yet. Here is the closest thing I have done.',
      ],
    },
    {
      kind: 'checklist',
      title: 'The evening before',
      items: [
        'Five stories, each with a number: a win, a mistake, a conflict, a change, a time you learned fast.',
        'Two questions that only someone inside can answer.',
        'The name of each person you meet, said aloud once.',
        'Clothes, route and a printed page by the door.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The gap in the résumé',
      scene: 'Dana stayed home for two years with her father. The question comes early.',
      before: [
        ['Interviewer', 'I see nothing here for two years. What happened?'],
        ['Dana', 'Oh, that was a family thing, it was complicated, but I am fully back now, I promise.'],
      ],
      after: [
        ['Interviewer', 'I see nothing here for two years. What happened?'],
        ['Dana', 'I looked after my father. I ran his medicine, three doctors and the insurance. He died in March.'],
        ['Dana', 'In May I took the bookkeeping course again, and I am ready for full weeks.'],
        ['Interviewer', 'Thank you for telling me. Which software did the course use?'],
      ],
      turn: 'She gives one true sentence about the past and one about now. The talk moves on because she does.',
    },
    {
      kind: 'exercise',
      title: 'One story, three lengths',
      minutes: 5,
      steps: [
        'Choose a time when something at work got better because of you.',
        'Tell it in ninety seconds, then in thirty, then in one sentence.',
        'Notice what stayed. That is the heart, and it goes first next time.',
      ],
      coach:
        'In an interview they will ask about a time when I made something better. How do I tell that story in a minute?',
      aloud:
        'Tell the story of something that got better because of you: two sentences of beginning, what you did, how it ended. Stay under ninety seconds.',
      write: 'Write one story for an interview in three lengths: ninety seconds, thirty seconds, and one sentence.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'study',
          title: 'The Validity and Utility of Selection Methods in Personnel Psychology',
          by: 'Frank L. Schmidt and John E. Hunter, Psychological Bulletin',
          year: 1998,
          note: 'A review of 85 years of research; planned interviews, with the same questions for all, tell more than a loose chat.',
        },
        {
          kind: 'book',
          title: 'What Color Is Your Parachute?',
          by: 'Richard N. Bolles',
          year: 1970,
          note: 'The old companion of job seekers, strong on telling stories about what you did.',
        },
        {
          kind: 'book',
          title: 'The 2-Hour Job Search',
          by: 'Steve Dalton',
          year: 2012,
          note: 'How to get to the interview through people, with the exact emails.',
        },
      ],
    },
  ],
}
