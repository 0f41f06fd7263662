import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'astrology/personality-insights',
  starters: ['I talk over people and notice too late.', 'Which of my habits should I keep?'],
  blocks: [
    {
      kind: 'insight',
      title: 'Why every horoscope fits',
      paragraphs: [
        'In 1948 a teacher gave each student a personal profile. They rated it as very accurate. All of them had received the same text. We hear ourselves in warm, wide sentences, and that is human.',
        'So look for the narrow ones. "I am caring" fits all of us. "I answer before the other has finished" is about you, and you can check it by Friday.',
      ],
    },
    {
      kind: 'technique',
      title: 'Catch a habit in the wild',
      why: 'What you do on a usual Tuesday says more than any type.',
      steps: [
        'Choose one thing: cutting in, going quiet, joking, fixing.',
        'Count it for one day with marks on paper.',
        'Write when it happens: with whom, at what hour, about what.',
      ],
      phrases: ['I cut in six times today, five of them with my sister.', 'I joke when somebody thanks me.'],
      pair: {
        often: 'I am just a very passionate communicator.',
        instead: 'I cut in six times today. I do it when I am afraid to lose my thought.',
      },
    },
    {
      kind: 'technique',
      title: 'Ask someone who knows your voice',
      why: 'Others see your talk better than you do. You see your worry better than they do. You need both.',
      steps: [
        'Ask one person for one habit, and promise not to argue.',
        'Say thank you and nothing else for a day.',
        'Ask what they would miss if you stopped.',
      ],
      phrases: [
        'What do I do in talks that you notice and I do not?',
        'Thank you. I am going to sit with that.',
        'What would you miss if I stopped?',
      ],
    },
    {
      kind: 'technique',
      title: 'Find what the habit is good for',
      why: 'Each habit once helped. Keep the help and change the price.',
      steps: ['Ask what it protects you from.', 'Ask what it costs, and who pays.', 'Choose a smaller form of it.'],
      phrases: ['My jokes keep me from crying. They also keep you out.', 'I will make one joke, and then stay.'],
    },
    {
      kind: 'technique',
      title: 'Try the opposite for a day',
      why: 'You do not have to become another person. One day with a new move shows what is possible.',
      steps: [
        'Choose the opposite in small: wait, speak first, ask, stay silent.',
        'Tell one person, so that it is a game.',
        'Write what happened that you did not expect.',
      ],
      phrases: ['Today I count two before I answer. Tell me if I fail.', 'I spoke first, and nobody died.'],
    },
    {
      kind: 'checklist',
      title: 'Keep or change',
      items: [
        'It helps me and costs nobody: keep it.',
        'It helps me and costs others: make it smaller.',
        'It helps others and wears me out: set it an hour.',
        'It helps nobody: thank it and let it go.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'You never let me finish',
      scene: 'Two sisters on the phone.',
      before: [
        ['Iris', 'You never let me finish.'],
        ['Lea', 'That is how I am. I am an air sign.'],
      ],
      after: [
        ['Iris', 'You never let me finish.'],
        ['Lea', 'You are right about just now. How often does it happen?'],
        ['Iris', 'Each time I tell you about Mom.'],
        ['Lea', 'I get scared, and then I start to fix it. Tell me again. I will hold the pen in my mouth.'],
        ['Iris', 'Now I have to laugh. All right, from the start.'],
      ],
      turn: 'She asks how often, and finds the spot. The habit turns out to be fear, and fear has a remedy.',
    },
    {
      kind: 'exercise',
      title: 'One mark for each time',
      minutes: 5,
      steps: [
        'Choose a habit of your talk.',
        'Recall the last three times: who, where, what you felt.',
        'Write what it protects and what it costs.',
        'Write the smaller form, and say it aloud as a promise for one day.',
      ],
      coach: 'My sister says that I never let her finish. How do I say sorry and do better?',
      aloud:
        'Describe one habit of yours as if you watched a friend: when it happens, what it protects, what it costs. End with your one-day promise.',
      write:
        'Write about one habit: three times it happened, what it protects, what it costs, and the smaller form that you will try.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'study',
          title: 'The Fallacy of Personal Validation',
          by: 'Bertram R. Forer, Journal of Abnormal and Social Psychology',
          year: 1949,
          note: 'The classroom test with one profile for all.',
        },
        {
          kind: 'study',
          title: 'Who Knows What About a Person?',
          by: 'Simine Vazire, Journal of Personality and Social Psychology',
          year: 2010,
          note: 'What we see best in ourselves, and what others see better.',
        },
        {
          kind: 'book',
          title: 'Insight',
          by: 'Tasha Eurich',
          year: 2017,
          note: 'Why most people believe that they know themselves, and how to learn more.',
        },
      ],
    },
  ],
}
