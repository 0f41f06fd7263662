import { plainly } from '../plain.ts'
import { listeningWords } from './listening.ts'
import { textWords } from './text.ts'
import { voiceResultsWords } from './voice-results.ts'

/** Results in short, everyday words. Loaded once somebody asks for them. */
export const plainResults = {
  voice: {
    findings: {
      below: () => 'You spoke slowly.',
      slowEdge: () => 'A good speed, close to slow.',
      within: () => 'You spoke at a good speed.',
      fastEdge: () => 'A good speed, close to fast.',
      above: () => 'You spoke fast.',
      paused: () => 'You stopped often, so it took longer.',
      rush: (_context: string, from: string, to: string) => `A good speed. You hurried once, from ${from} to ${to}.`,
    },
    probable: {
      below: () => 'You probably spoke slowly.',
      above: () => 'You probably spoke fast.',
      paused: () => 'You stopped often, so it probably took longer.',
    },
    reason: {
      counted: (pace: string, low: string, high: string) =>
        `You said ${pace} words a minute. Most people say ${low} to ${high}.`,
      estimated: (pace: string, low: string, high: string) =>
        `You said about ${pace} words a minute. Most people say ${low} to ${high}.`,
      unsure: (pace: string, _least: string, _most: string, low: string, high: string) =>
        `You said about ${pace} words a minute, as a guess. Most people say ${low} to ${high}.`,
    },
    pace: 'Speed',
    clarity: 'Easy to follow',
    paceNotes: {
      below: 'Slower than most',
      slowEdge: 'Close to slow',
      within: 'A good speed',
      fastEdge: 'Close to fast',
      above: 'Faster than most',
    },
    strip: {
      key: { filler: 'Um', rushed: 'Too fast', pace: 'Speed', pitch: 'High and low' },
      band: (_context: string, low: string, high: string) => `a good speed, ${low} to ${high}`,
      noPace: 'To show your speed, we need ten seconds of talk.',
      noPitch: 'We could not tell how high or low your voice was.',
      position: 'Where you are in the sound',
      table: 'Your speed and tune in numbers',
      tableRate: 'Beats a second',
      tablePitch: 'Higher (+) or lower (−) than your usual',
      moments: 'Each stop and each um',
      refuse: 'Not an um',
      accept: 'It was an um',
    },
    facts: {
      heading: 'In numbers',
      lead: 'Press a number to see what it means.',
      pace: 'Your speed',
      pauses: 'Stops',
      fillers: 'Ums',
      pitch: 'Ups and downs',
      articulation: 'Beats a second',
      loudness: 'How loud',
      fluency: 'How smooth',
      feeling: 'The mood of your words',
      needsTranscript: 'We need your words in writing',
      semitones: (value: string) => `${value} steps`,
      lufs: (value: string) => value,
      range: (low: string, high: string) => `It is most likely from ${low} to ${high}.`,
      certainty: {
        none: 'We cannot tell from this.',
        low: 'This is a rough guess.',
        medium: 'This is a good guess.',
        high: 'We are as sure as we can be.',
      },
      source: 'How we know:',
    },
    meanings: {
      recording: { means: 'All of your talk, from the start to the end.', source: 'We counted.' },
      words: { means: 'How many words you said. Ums do not count.', source: 'We counted the words in writing.' },
      pace: {
        means: 'How many words you say in a minute. Stops count too.',
        source: 'From studies of how people talk.',
      },
      pauses: {
        means: 'Times when you said nothing for a bit. Where you stop matters more than how often.',
        source: 'From the sound.',
      },
      fillers: {
        means: 'Ums and words that only fill time. Five in a minute are fine.',
        source: 'From your words in writing. By sound alone we can only guess.',
      },
      pitch: {
        means: 'How much your voice goes up and down. No number is good or bad.',
        source: 'From the sound.',
      },
      articulation: { means: 'How many beats you say in a second. Stops do not count.', source: 'From the sound.' },
      loudness: { means: 'How loud the sound is. It is about your mic, not about you.', source: 'From the sound.' },
      fluency: {
        means: 'How smooth your talk may sound to others.',
        source: 'A guess that learned from people who read out loud.',
      },
      feeling: {
        means: 'The mood of your words. We never guess a mood from your voice.',
        source: 'From your words.',
      },
    },
    transcript: {
      heading: 'Your words',
      select: 'Press a word to hear it',
      estimated: 'We guess where each word is',
    },
    tone: {
      heading: 'How it may sound',
      shaded: 'The soft bar is where it may be',
      warmth: { name: 'Warm' },
      confidence: { name: 'Sure', low: 'not sure', high: 'sure', words: ['Not sure', 'A bit sure', 'Sure'] },
      formality: { name: 'Formal', low: 'relaxed', words: ['Relaxed', 'In between', 'Formal'] },
      mayComeAcross: 'How it may sound, not how you are.',
    },
    tryNext: {
      rush: { why: (from: string, to: string) => `You hurried from ${from} to ${to}.` },
      fewerFillers: { why: () => 'There were a lot of ums.' },
      pause: { why: () => 'A stop helps people take it in.' },
      lift: { why: () => 'Your voice stayed on one note. A voice that moves is nice to hear.' },
      carry: { why: () => 'Your last words were hard to hear.' },
    },
    takes: { movement: 'Ups and downs', pace: 'Speed' },
    actions: { reasons: 'How we know' },
  },
  text: {
    kinds: {
      hedge: 'Soft words',
      booster: 'Loud words',
      absolute: 'All or nothing',
      passive: 'Who did it?',
      blame: 'May hurt',
      'passive-aggressive': 'A hidden dig',
      urgency: 'By when?',
      wordy: 'Too many words',
      nominalization: 'Use a doing word',
      filler: 'Empty words',
      'repeated-opening': 'Same start',
      cliche: 'Heard too often',
      'mixed-metaphor': 'Two pictures at once',
      'unclear-ask': 'What do you want?',
      politeness: 'Kind words',
      empathy: 'You care',
      'faux-feeling': 'Not a feeling',
    },
    tone: {
      heading: 'How it may sound',
      usual: (context: string) => `The soft bar: good for ${context}`,
      names: {
        warmth: 'Warm',
        confidence: 'Sure',
        formality: 'Formal',
        clarity: 'Easy to read',
        politeness: 'Polite',
        sentiment: 'Happy or sad',
      },
      interval: 'The thin line shows how sure we are.',
      strike: 'Cross out a few words to see the bar without them. Your text stays as it is.',
      noWhy: 'No one word does it. It is all the words.',
      learned: () => 'Learned from texts that people rated.',
    },
    glance: {
      heading: 'In short',
      longest: 'Longest line',
      gradeValue: (grade: number) => `School year ${grade}`,
      gradeRange: (low: number, high: number) => `from year ${low} to ${high}`,
      emotion: 'The mood of the words',
    },
    leaves: { heading: 'How long each line is', long: 'Dots: a very long line.' },
  },
  listening: {
    lead: 'Record your voice, and see how it may sound.',
    hints: {
      quick: 'A bit fast. Take your time.',
      slow: 'You can go a bit faster.',
      pauses: 'Your stops are long. Make them shorter.',
      breath: 'That was a lot at once. Take a breath.',
    },
  },
} as const

plainly(voiceResultsWords, plainResults.voice)
plainly(textWords, plainResults.text)
plainly(listeningWords, plainResults.listening)
