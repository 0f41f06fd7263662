import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { encodeWav } from '@understory/wav/encode'

/** Fourteen seconds of audio for the fake microphone. */
export const SPEECH = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'understory-e2e', 'speech.wav')

const RATE = 16_000
const SYLLABLES_PER_SECOND = 4.5
const PHRASE = { talk: 2.4, pause: 1 }
const HARMONICS = 20
const VOWEL_HERTZ = [600, 1200, 2500]

/** Synthetic speech: 120 Hz syllables in phrases of 2.4 seconds with one-second pauses. */
function speechLike(seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, index) => {
    const time = index / RATE
    const within = time % (PHRASE.talk + PHRASE.pause)
    const hiss = 0.0005 * Math.sin(index * index)
    if (within > PHRASE.talk) return hiss
    const syllable = Math.sin(Math.PI * within * SYLLABLES_PER_SECOND) ** 2
    return hiss + 0.06 * syllable * voice(time)
  })
}

function voice(time: number): number {
  const phase = 2 * Math.PI * (120 * time + 1.5 * Math.sin(2 * time))
  let sum = 0
  for (let harmonic = 1; harmonic <= HARMONICS; harmonic++) sum += loudness(120 * harmonic) * Math.sin(harmonic * phase)
  return sum
}

function loudness(hertz: number): number {
  return 0.1 + Math.max(...VOWEL_HERTZ.map((center) => Math.exp(-(((hertz - center) / 200) ** 2))))
}

export function writeSpeech(): void {
  mkdirSync(dirname(SPEECH), { recursive: true })
  writeFileSync(SPEECH, encodeWav(speechLike(14), RATE))
}

/** A WAV file of that length. */
export function speechFile(seconds: number): string {
  const path = join(mkdtempSync(join(tmpdir(), 'understory-voice-')), 'speech.wav')
  writeFileSync(path, encodeWav(speechLike(seconds), RATE))
  return path
}
