const SENTENCES = {
  empty: 'There is nothing in this recording.',
  silence: 'The recording is silent, so there is no speech to measure.',
  'no-speech': 'We found no speech in this recording, only other sound.',
  'too-short': 'There is less than half a second of speech here, too little to measure.',
  short: 'With less than 3 seconds of speech we can measure a little, but not score it.',
  'too-noisy': 'The background is too loud to tell speech from noise.',
  noisy: 'The room is noisy, so some figures are rough and others are left out.',
  clipped: 'The recording was too loud for the microphone and parts are cut off, so loudness is left out.',
  'too-quiet': 'The recording is very quiet; moving closer to the microphone would help.',
  'too-loud': 'The recording is very loud; moving back from the microphone would help.',
  'no-syllables': 'There is sound here at the pitch of a voice, but no syllables: nobody speaks.',
  'background-sound': 'A tone, music or another voice in the background disturbs the pitch.',
  'transcript-mismatch': 'The transcript does not fit what we hear, so words are left out.',
  'transcript-not-verbatim':
    'The transcript holds no ums or repeats. Many tools leave them out, so we do not count them.',
  'no-transcript': 'There is no transcript, so what depends on words is left out.',
} as const

export type ProblemCode = keyof typeof SENTENCES

export type Problem = { readonly code: ProblemCode; readonly sentence: string }

export const problem = (code: ProblemCode): Problem => ({ code, sentence: SENTENCES[code] })
