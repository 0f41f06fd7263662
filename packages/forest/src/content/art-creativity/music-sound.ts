import type { SectionContent } from '../types.ts'

export const section: SectionContent = {
  id: 'art-creativity/music-sound',
  starters: ['Our band argues and nobody says what they hear.', 'How do I tell a singer she is flat?'],
  blocks: [
    {
      kind: 'insight',
      title: 'Words for what has no words',
      paragraphs: [
        'Musicians say "warmer", "more air", "less cheese", and mean five different things. You do not need theory to be clear. You need a place in the song, a thing you hear, and something to try.',
        'Sound sits close to the self, and a voice most of all. Speak about bar nine, not about the person who sang it.',
      ],
    },
    {
      kind: 'technique',
      title: 'Point to the second',
      why: '"The chorus is weak" helps nobody. "At one minute ten the bass stops" is a job for before lunch.',
      steps: [
        'Say the time or the line.',
        'Say what you hear, as plainly as a bird call.',
        'Say what you want to hear, or ask for two tries.',
      ],
      phrases: [
        'At the second verse the snare covers her last word.',
        'Play it once with half the notes. Then we choose.',
      ],
      pair: {
        often: 'It just does not groove.',
        instead: 'In bar nine the kick comes after the bass. Lock those two and loop it.',
      },
    },
    {
      kind: 'technique',
      title: 'Borrow from the other senses',
      why: 'A picture travels faster than a term. Take it from rooms, weather, food or fabric.',
      steps: [
        'Choose one picture for the whole song.',
        'Use it for each note you give.',
        'Ask what picture the other person has.',
      ],
      phrases: [
        'This verse is a kitchen at night. The drums stand in the next room.',
        'Sing it as if the window is open and somebody sleeps.',
      ],
    },
    {
      kind: 'technique',
      title: 'Listen in layers',
      why: 'An ear can follow one thing at a time. Give each listen a job.',
      steps: [
        'First time: only the feeling, no pen.',
        'Second time: one instrument from start to end.',
        'Third time: only the spaces, where nobody plays.',
      ],
      phrases: [
        'What were you following that time?',
        'Let us hear it again, and this time count the rests.',
        'I never noticed the organ until you muted it.',
      ],
    },
    {
      kind: 'technique',
      title: 'Correct a voice with care',
      why: 'A singer cannot see her instrument. Say what to do with breath or vowel, and let her ears do the rest.',
      steps: [
        'Start with what already carries.',
        'Name one note and a bodily change.',
        'Let her try twice before anybody speaks.',
      ],
      phrases: [
        'The low part is gold, keep that. On the word "river", aim up and open the vowel.',
        'Take the breath one word sooner. Good, again.',
      ],
    },
    {
      kind: 'script',
      title: 'Talking to people before a song',
      when: 'For a small stage, when tuning takes a moment.',
      lines: [
        'This next one is for the man who fixed my roof and would not take money.',
        'It has one chorus. You know it already, so sing it.',
        'Thank you for being so quiet back there. We heard it.',
      ],
    },
    {
      kind: 'dialogue',
      title: 'The drummer is too loud',
      scene: 'Rehearsal, the third time through.',
      before: [
        ['Guitar', 'Can you please not bash?'],
        ['Drummer', 'Can you please play in time?'],
      ],
      after: [
        ['Guitar', 'In the bridge I lose the vocal. What do you hear back there?'],
        ['Drummer', 'Only my ride and you. No voice at all.'],
        [
          'Guitar',
          'Then you cannot know. Try brushes for eight bars, and I turn down two. Anna, tell us if you are in front.',
        ],
        ['Anna', 'There. Keep that.'],
      ],
      turn: 'One question shows that the drummer never heard the singer. Volume turns from a fault into a problem all three can solve.',
    },
    {
      kind: 'exercise',
      title: 'Three listens',
      minutes: 5,
      steps: [
        'Choose a song you love, or your last take.',
        'Listen to one minute three times: feeling, one instrument, spaces.',
        'Write one sentence for each.',
        'Say one note you would give, with a time and something to try.',
      ],
      coach: 'Our drummer plays too loud in the bridge. How do I tell him at rehearsal?',
      aloud:
        'Describe one minute of music for someone who cannot hear it: a picture, one instrument from start to end, and one silence.',
      write:
        'Write three sentences on one minute of music: the feeling, one instrument, the spaces. Add one note with a time.',
    },
    {
      kind: 'reading',
      sources: [
        {
          kind: 'book',
          title: 'What to Listen for in Music',
          by: 'Aaron Copland',
          year: 1939,
          note: 'A composer on the planes of listening.',
        },
        {
          kind: 'book',
          title: 'This Is Your Brain on Music',
          by: 'Daniel J. Levitin',
          year: 2006,
          note: 'A producer turned scientist explains what ears and brains do with sound.',
        },
        {
          kind: 'book',
          title: 'The Inner Game of Music',
          by: 'Barry Green with W. Timothy Gallwey',
          year: 1986,
          note: 'How to correct without making a player stiff.',
        },
      ],
    },
  ],
}
