import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'public-speaking/presentation-skills',
  starters: ['I present on Thursday and keep opening with "so".', 'Help me cut a talk from twenty minutes to ten.'],
  blocks: [
    {
      kind: 'insight',
      title: 'A room decides early',
      paragraphs: [
        'People listen hardest at the start and at the end. In between they drift, and they forgive you for it. So put your best work into the first half minute and the last one.',
        'Nerves are no sign that you are bad at this. Your body has noticed that something counts. Give that energy a job: a clear first word, a slow breath, one face to talk to.',
      ],
    },
    {
      kind: 'technique',
      title: 'Start on a noun',
      why: 'The first word sets the key. When your mouth has something solid to say, the "um" has no place to stand.',
      steps: [
        'Write your first sentence. Strike every word before the first real thing in it.',
        'Learn that one sentence by heart. Leave the rest loose.',
        'Walk up, plant both feet, breathe out, and say it to one person.',
      ],
      phrases: ['Three weeks ago, our biggest customer left.', 'Twelve people sleep in this building tonight.'],
      pair: {
        often: 'So, um, I guess I will start with some numbers.',
        instead: 'Forty-one families came back this year.',
      },
    },
    {
      kind: 'technique',
      title: 'One breath, one idea',
      why: 'If a sentence needs two breaths, it is two sentences. Short ones also give the room time to think.',
      steps: [
        'Read your notes aloud and put a slash where you breathe.',
        'Where two slashes fall inside one sentence, cut it there.',
        'After each main point, close your mouth and count two.',
      ],
      phrases: ['Here is the one number to keep.', 'Let that sit for a moment.', 'That was the problem. Now the plan.'],
    },
    {
      kind: 'technique',
      title: 'Tell them where you are',
      why: 'Readers see how many pages are left. Listeners see nothing, so say where you are and where you go next.',
      steps: [
        'Name your two or three parts right after the opening.',
        'Say each time when one part ends and the next begins.',
        'Use the same key word every time you come back to a point.',
      ],
      phrases: [
        'I have two points: what broke, and what we change.',
        'That was the first. The second is shorter.',
        'Remember the forty-one families? This is how we keep them.',
      ],
    },
    {
      kind: 'technique',
      title: 'Land and leave it',
      why: 'A good ending is a sentence you chose. Silence after it works like a full stop.',
      steps: [
        'Write the last line first, and build the talk toward it.',
        'Say it, close your mouth, and keep still for two counts.',
        'Take questions before that line, so the last word is yours.',
      ],
      phrases: ['Take one thing home: call before you write.', 'That is the plan. I need your yes by Friday.'],
      pair: {
        often: 'So, yeah, that is kind of it, any questions?',
        instead: 'We start on Monday. What would you like to ask?',
      },
    },
    {
      kind: 'dialogue',
      title: 'A question you cannot answer',
      scene: 'Priya has shown her budget. A man in the second row asks for a figure that she does not have.',
      before: [
        ['Guest', 'What did the pilot cost per household?'],
        ['Priya', 'Um, good question, I think it was, like, around sixty? I would have to check, sorry.'],
        ['Guest', 'Around sixty, or sixty?'],
      ],
      after: [
        ['Guest', 'What did the pilot cost per household?'],
        [
          'Priya',
          'I do not have that number here. The total was nine thousand dollars. I will send you the rest by noon tomorrow.',
        ],
        ['Guest', 'Noon works. Thanks.'],
      ],
      turn: 'She says what she lacks, what she has, and when the rest comes. Nobody has to guess, and she keeps the floor.',
    },
    {
      kind: 'exercise',
      title: 'Four openings in five minutes',
      minutes: 5,
      steps: [
        'Pick a talk you have to give, or the story of your week.',
        'Write four first sentences: a number, a scene, a question, and a promise.',
        'Say each one aloud, standing, with a full breath before it.',
        'Keep the one that you said with the least effort.',
      ],
      coach: 'I give a presentation to a room full of parents next week. How do I open it?',
      aloud:
        'Say the first half minute of your talk. Start on a noun. Breathe out before you begin, and stop for two counts before your second point.',
      write: 'Write four first sentences for your talk: a number, a scene, a question and a promise.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'TED Talks: The Official TED Guide to Public Speaking',
          by: 'Chris Anderson',
          year: 2016,
          note: 'On building a talk around one idea that the room can carry home.',
        },
        {
          kind: 'study',
          title: 'Get Excited: Reappraising Pre-Performance Anxiety as Excitement',
          by: 'Alison Wood Brooks, Journal of Experimental Psychology: General',
          year: 2014,
          note: 'Speakers who told themselves that they were excited did better than those who tried to calm down.',
        },
        {
          kind: 'book',
          title: 'Confessions of a Public Speaker',
          by: 'Scott Berkun',
          year: 2009,
          note: 'Frank notes from the stage, with what to do when things go wrong.',
        },
      ],
    },
  ],
}
