import type { Card } from '../../types.ts'

/** A story that starts slowly, and reading one's own lines aloud. */
export const stories: readonly Card[] = [
  {
    id: 'story-drags',
    family: 'art',
    label: 'a story that starts too slowly',
    contexts: ['Creative', 'Academic', 'Personal'],
    says: [
      'my story has a lot of setup and nothing happens',
      'the beginning of my novel is boring',
      'readers stop after my first chapter',
      'my story takes too long to start',
      'too much backstory in my first pages',
      'nothing happens in my short story',
      'my script is slow',
      'how do i start a story',
      'my stories are boring when i tell them to friends',
      'the plot drags in the middle',
    ],
    keys: ['story', 'setup', 'happens', 'slow', 'beginning', 'chapter', 'plot', 'backstory', 'drags', 'scene'],
    needs: [],
    principle: {
      text: 'A story begins where somebody wants something and something stands in the way; the rest can be told when it is needed.',
      source: 'Burroway 2019, Writing Fiction',
      basis: 'M',
    },
    see: [
      'You name it exactly: {quote}, and readers feel it at the same place.',
      'Setup is what the writer needs to know; the reader needs a person who wants something.',
      'The scene that you look forward to writing is probably the one to begin with.',
    ],
    tries: [
      {
        id: 'want-and-wall',
        move: 'fact-first',
        say: {
          spoken: '[Name] wants [one thing] before [moment]. But [what stands in the way].',
          short: '[Name] wants [thing]. But [wall].',
        },
        why: 'Two sentences of that kind make a reader ask what happens next.',
      },
      {
        id: 'cut-to-the-door',
        move: 'drill',
        say: {
          spoken: 'Cut everything before the first line in which somebody says no. Begin there: "[that line]."',
          short: 'Begin where somebody says no.',
        },
        why: 'A refusal brings two wishes into one room, and the setup slips in between.',
        cost: 'Some good sentences go into a drawer.',
      },
      {
        id: 'ask-a-reader',
        move: 'open-question',
        say: {
          spoken: 'Where did you first look up from the page? Please only mark the line, no reasons.',
          short: 'Where did you first look up?',
        },
        why: 'A mark on a line is worth more than a kind opinion.',
      },
    ],
    ifThey: {
      refuses: {
        spoken: 'Then read me one page aloud, and I will hear where it slows.',
        short: 'Read me one page aloud.',
      },
      silent: { spoken: 'Show me the line with your finger. That is enough.', short: 'Just point at the line.' },
      blames: { spoken: 'You were lost at page [n]. That is the part I needed.', short: 'Page [n]. Thank you.' },
      agrees: { spoken: 'Good. Then I cut up to that line and you read the rest on [day].', short: 'I cut to there.' },
    },
    asks: [
      { text: 'What does your main person want on the first page?' },
      { text: 'Which scene did you most look forward to?' },
      { text: 'Who will read or hear it first?' },
    ],
    traps: ['weather and waking up', 'explaining a joke before it comes', 'a dream as the first scene'],
    exercise:
      'Write the middle scene first, in ten minutes. Then add only those sentences of setup without which it cannot be understood.',
    next: ['art-get-critique', 'art-pitch'],
  },
  {
    id: 'read-own-work',
    family: 'present',
    label: 'reading or singing your own lines to people',
    contexts: ['Creative', 'Family', 'Social', 'Personal', 'Public', 'Faith'],
    for: 'room',
    says: [
      'open mic and i always apologize before i start',
      'wrote a poem for my grandmas birthday and have to read it out loud',
      'open mic tomorrow first time singing in front of people',
      'reading my own story at a bookshop',
      'i have to read a poem at the wedding',
      'poetry slam on friday and my voice shakes',
      'i sing at my sisters wedding and im scared',
      'my first reading, ten people in a cafe',
      'how do i read my text aloud without rushing',
      'i play my own song for the first time on stage',
      'have to read something i wrote at my moms party',
      'reading in church and my hands shake',
    ],
    keys: ['read', 'reading', 'poem', 'aloud', 'loud', 'sing', 'singing', 'mic', 'stage', 'slam', 'song'],
    not: ['eulogy', 'funeral', 'died'],
    needs: [],
    principle: {
      text: 'Nerves before an audience show less than they feel.',
      source: 'Savitsky and Gilovich 2003, Journal of Experimental Social Psychology',
      basis: 'V',
    },
    see: [
      'With {quote} the words are done already; what is left is breath, pace and the first line.',
      'People who came to hear you are on your side before you open your mouth.',
      {
        text: 'A voice that shakes for the first two lines is heard as meaning it; it settles by the third.',
        when: ['said:shak|nerv|scar|terrif|voice|forget'],
      },
    ],
    tries: [
      {
        id: 'one-line-before',
        move: 'drill',
        say: {
          spoken: '(feet apart, look up, breathe out) I wrote this for [whom or what]. It is short.',
          short: '(breathe out) I wrote this for [whom].',
        },
        why: 'One spoken line before the written ones lets the voice arrive.',
      },
      {
        id: 'marks-on-the-page',
        move: 'time',
        say: {
          spoken: '(print it large, draw a bar where you breathe, and read only to the next bar)',
          short: '(read only to the next bar)',
        },
        why: 'Whoever reads from bar to bar cannot rush.',
      },
      {
        id: 'lost-the-words',
        when: ['said:forget|forgot|blank|lost|words'],
        move: 'exit',
        say: {
          spoken: 'Give me that line again. I liked it too much to skip it.',
          short: 'That line again.',
        },
        why: 'Said with half a smile, a gap becomes a second start.',
      },
      {
        id: 'last-line-up',
        move: 'drill',
        say: {
          spoken: '(know the last line by heart, look up for it, and stay silent for two breaths) Thank you.',
          short: '(look up for the last line) Thank you.',
        },
        why: 'The end is what they take home, and eyes make it an end.',
      },
    ],
    ifThey: {
      laughs: { spoken: 'Good, that was the place for it. On we go.', short: 'Good. On we go.' },
      cries: { spoken: "Then I'll wait a moment. I can use one too.", short: 'Let us take a moment.' },
      silent: { spoken: 'Thank you for listening so quietly.', short: 'Thank you for listening.' },
      agrees: { spoken: 'Thank you. That helps me to go on.', short: 'Thank you.' },
    },
    asks: [
      { text: 'How many people will be there, and who of them matters most?' },
      { text: 'Which line do you like best, and can you say it by heart?' },
      { slot: 'when', text: 'When is it, and could you read it aloud to one person before?' },
    ],
    traps: [
      'an excuse before the first line',
      'a glass too many for the nerves',
      'reading faster because it is going well',
    ],
    exercise: 'Read it aloud three times today: once far too slowly, once to a wall, once to somebody you like.',
    next: ['stage-blank', 'toast'],
  },
]
