import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'art-creativity/creative-writing',
  starters: ['My story has a lot of setup and nothing happens.', 'How do I read my work aloud without rushing?'],
  blocks: [
    {
      kind: 'insight',
      title: 'Find the scene, cut the rest',
      paragraphs: [
        'Readers do not remember what a story was about. They remember a woman counting coins on a stairwell. A scene is where somebody wants something, in a place, and the next minute is open.',
        'First drafts are for you, to find out what you have. Bad first pages are how good writers start. The second draft is for a reader who has other things to do.',
      ],
    },
    {
      kind: 'technique',
      title: 'Enter late',
      why: 'Most openings warm up on paper. The story starts where the warming up ends.',
      steps: [
        'Find the first line where someone wants something.',
        'Put that line at the top and hide what stood before it.',
        'Give back only the facts that a reader truly misses.',
      ],
      phrases: ['She had eleven minutes and the wrong key.', 'What does he want in this room, and who is in the way?'],
      pair: {
        often: 'It was a normal Tuesday and the sun was shining when I woke up.',
        instead: 'She had eleven minutes and the wrong key.',
      },
    },
    {
      kind: 'technique',
      title: 'Trade the label for the thing',
      why: 'Sad, beautiful and scary tell the reader what to feel. A thing lets the feeling happen.',
      steps: [
        'Circle each word that names a feeling.',
        'Ask what a camera or a nose would catch instead.',
        'Keep one thing. Cut the other two.',
      ],
      phrases: ['He set two plates and put one back.', 'The hall smelled of wet dog and floor polish.'],
    },
    {
      kind: 'technique',
      title: 'Let people talk past each other',
      why: 'Real talk dodges. Two people who answer each question fully sound like a form.',
      steps: [
        'Write what each of them wants and will not say.',
        'Let each line serve that wish, not the question before it.',
        'Cut hello, how are you, and every name.',
      ],
      phrases: ["Did you eat? Your father's coat is still in the car.", 'I am not cold. When did you sell the piano?'],
    },
    {
      kind: 'technique',
      title: 'Hear it before you trust it',
      why: 'The ear finds what the eye forgives: a stumble, an echo, a line that lies.',
      steps: [
        'Read the page aloud, standing, at speaking speed.',
        'Mark each place where your tongue trips or your mind leaves.',
        'Fix those first. Leave the rest for another day.',
      ],
      phrases: [
        'Read it to me once more, and I will close my eyes.',
        'Where did you stop seeing it?',
        'I want to know where you got bored. Be exact.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before you show it',
      items: [
        'The first line has a person or a thing in it.',
        'Somebody wants something by line ten.',
        'Each adjective does work that its noun cannot do alone.',
        'The last line is a picture or an act, not a lesson.',
        'You know what you want from your reader: praise, questions or cuts.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'Asking for feedback',
      scene: 'Tomás hands Vera four pages.',
      before: [
        ['Tomás', 'It is probably terrible, but what do you think?'],
        ['Vera', 'No, it is good. I liked it.'],
      ],
      after: [
        ['Tomás', 'Two questions. Where did you first see the room? And where did your mind wander?'],
        ['Vera', 'I saw it at the coins. I drifted through the part about his job.'],
        ['Tomás', 'So it starts at the coins. Did you want to know why she waits?'],
        ['Vera', 'I did, and I am glad you did not tell me.'],
      ],
      turn: 'He asks where, not whether. Vera can answer without being kind or cruel, and he leaves with two edits.',
    },
    {
      kind: 'exercise',
      title: 'Eleven minutes and the wrong key',
      minutes: 5,
      steps: [
        'Choose a person, a place and a small thing they need right now.',
        'Write for four minutes without lifting your pen.',
        'Underline the line with the most life. Make it the first.',
        'Read the new opening aloud.',
      ],
      coach: 'I want useful feedback on my short story. How do I ask my friend for it?',
      aloud: 'Read your scene aloud at speaking speed. Leave two counts of silence before the line that matters most.',
      write:
        'Write ten lines: a person, a place, a small thing they need right now. Start where somebody already wants something.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'Bird by Bird',
          by: 'Anne Lamott',
          year: 1994,
          note: 'On bad first drafts, short assignments and kindness toward your own pages.',
        },
        {
          kind: 'book',
          title: 'Steering the Craft',
          by: 'Ursula K. Le Guin',
          year: 1998,
          note: 'Exercises for the sound of sentences, by a master of them.',
        },
        {
          kind: 'book',
          title: 'Writing Down the Bones',
          by: 'Natalie Goldberg',
          year: 1986,
          note: 'Keep the hand moving, and trust what comes.',
        },
      ],
    },
  ],
}
