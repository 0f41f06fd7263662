import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'astrology/meditation',
  starters: [
    'I have to make a hard call in ten minutes and I am shaking.',
    'Give me a calm minute before dinner with my family.',
  ],
  blocks: [
    {
      kind: 'insight',
      title: 'Five quiet minutes before you speak',
      paragraphs: [
        'The sky is a good teacher of pace. Nothing up there hurries. Before a talk that matters, a few slow breaths do more than one more argument.',
        'You do not have to empty your mind or believe anything. You sit, you breathe out longer than in, and you decide how you want to enter.',
      ],
    },
    {
      kind: 'technique',
      title: 'The long breath out',
      why: 'Your heart slows a touch each time you breathe out. Make that part longer, and the body takes the hint.',
      steps: [
        'Breathe in through the nose. Add a second sip of air on top.',
        'Let it all go slowly through the mouth.',
        'Repeat for a few minutes. Let your shoulders drop each time.',
      ],
      phrases: ['I have time for one more breath.', 'In, a little more, and a long way out.'],
    },
    {
      kind: 'technique',
      title: 'Name the weather',
      why: 'A feeling without a name drives. A feeling with a name sits beside you.',
      steps: [
        'Ask: what is the weather in me right now?',
        'Say it in one picture: wind, fog, heat, first frost.',
        'Say that weather passes, and that you can speak in it.',
      ],
      phrases: [
        'There is a storm in my chest, and I can still speak slowly.',
        'Fog this morning. I will say only what I can see.',
      ],
      pair: {
        often: 'I am fine, let us get this over with.',
        instead: 'I am stirred up. I will speak slowly, and I want to hear you.',
      },
    },
    {
      kind: 'technique',
      title: 'Send them a wish',
      why: 'It is hard to speak well to someone whom you are fighting in your head. A silent wish loosens the fist.',
      steps: [
        'Picture the person doing something ordinary, such as tying a shoe.',
        'Wish them one good thing, in your own words.',
        'Wish yourself the same.',
      ],
      phrases: ['I hope you slept. I hope I listen.', 'Let both of us leave this room with our backs straight.'],
    },
    {
      kind: 'technique',
      title: 'Choose your first sentence',
      why: 'Calm without a plan melts at the door. Carry one sentence in with you.',
      steps: [
        'Ask what you want to be true after the talk.',
        'Write the first sentence that serves it.',
        'Say it once on a long breath out.',
      ],
      phrases: ['I am glad we sit down. I want us to find one thing for Sunday.', 'I came to listen first.'],
    },
    {
      kind: 'script',
      title: 'A minute at the door',
      when: 'To read slowly, with your hand on the handle.',
      lines: [
        'My feet are on the ground.',
        'I can hear one sound far away and one close by.',
        'I breathe out. I know my first sentence.',
        'I go in.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Two minutes in the car',
      scene: "Theo meets his brother about their mother's house.",
      before: [
        ['Brother', 'You are late.'],
        ['Theo', 'Do not start. I know what you want, and the answer is no.'],
      ],
      after: [
        ['Brother', 'You are late.'],
        ['Theo', 'I am. I sat in the car for two minutes, because I did not want to come in angry.'],
        ['Brother', 'Are you angry?'],
        ['Theo', 'Sad, mostly. I want us both to keep something of hers. What is the one thing you want?'],
        ['Brother', 'The table.'],
      ],
      turn: 'Two minutes of breath let him find the sadness under the anger. The first question is about what matters to his brother.',
    },
    {
      kind: 'exercise',
      title: 'Five minutes, one sentence',
      minutes: 5,
      steps: [
        'Sit with both feet on the floor. Set a timer for three minutes.',
        'Breathe in, add a sip, and let it go slowly. Count only the breaths out.',
        'Name your weather in one picture.',
        'Say your first sentence on a long breath out, three times.',
      ],
      coach: "I meet my brother about our mother's house, and I am nervous. What is a good first sentence?",
      aloud: 'Breathe out slowly, three times. Then say your first sentence on a long breath out. Repeat it, slower.',
      write:
        'Write the weather in you as one picture, one wish for the other person, and the first sentence that you carry in.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'study',
          title: 'Brief Structured Respiration Practices Enhance Mood and Reduce Physiological Arousal',
          by: 'Melis Yilmaz Balban and others, Cell Reports Medicine',
          year: 2023,
          note: 'Five minutes a day of breathing with a long exhale did more for mood than meditation of the same length.',
        },
        {
          kind: 'study',
          title: 'Meditation Programs for Psychological Stress and Well-being',
          by: 'Madhav Goyal and others, JAMA Internal Medicine',
          year: 2014,
          note: 'A review of 47 trials, with moderate evidence of help for anxiety and low mood.',
        },
        {
          kind: 'book',
          title: 'Wherever You Go, There You Are',
          by: 'Jon Kabat-Zinn',
          year: 1994,
          note: 'Short chapters on paying attention, with no dogma.',
        },
      ],
    },
  ],
}
