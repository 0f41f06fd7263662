// Prints how well pauses are found in noise, by level alone and with the speech model:
//   TRUTH_DIR=… node scripts/evaluate-voice/noise.ts
// The pauses of each clip as it came are the truth for its mixtures with four backgrounds.
import { measureVoice } from '@understory/insight/voice/measure-voice'
import type { Stretch } from '@understory/insight/voice/segments'
import { openSpeechModel } from '@understory/insight/voice/speech-model'
import { BACKGROUNDS, background, mix, rootMeanSquare } from './backgrounds.ts'
import { readClip, readRows, truthFolder } from './truth.ts'

const folder = truthFolder()
const voices = readRows(folder, 'voice-fluency').map((row) => readClip(folder, row))
const clips = readRows(folder, 'voice-physical').filter(({ kind }) => kind === 'pauses')
const METHODS = { level: {}, model: { speechModel: openSpeechModel() } }

const shared = (a: Stretch, b: Stretch) =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)) /
  (Math.max(a.end, b.end) - Math.min(a.start, b.start))

for (const [name, options] of Object.entries(METHODS)) {
  for (const snrDb of [20, 10, 5]) {
    for (const kind of BACKGROUNDS) {
      let [truths, found, hits, exact] = [0, 0, 0, 0]
      for (const [index, row] of clips.entries()) {
        const clean = readClip(folder, row)
        const { pauses, speechLevelDb } = measureVoice(clean, 16_000, options)
        const noise = background(kind, clean.length, 100 + index, voices)
        const heard = measureVoice(mix(clean, noise, 10 ** ((speechLevelDb ?? -20) / 20), snrDb), 16_000, options)
        const matches = pauses.map((truth) => heard.pauses.find((pause) => shared(truth, pause) >= 0.5))
        truths += pauses.length
        found += heard.pauses.length
        hits += matches.filter(Boolean).length
        exact += pauses.filter((truth, i) => {
          const match = matches[i]
          return match && Math.abs(match.end - match.start - (truth.end - truth.start)) <= 0.05
        }).length
      }
      const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0).toFixed(3)
      console.log(
        `${name} ${snrDb} dB ${kind.padEnd(7)} recall ${share(hits, truths)}, precision ${share(hits, found)}, length within 50 ms ${share(exact, truths)}`,
      )
    }
  }
  const silentIn = BACKGROUNDS.filter((kind) => kind !== 'babble').map((kind) => {
    const noise = background(kind, 160_000, 9, voices)
    const level = 0.05 / rootMeanSquare(noise)
    const { speechSeconds } = measureVoice(
      noise.map((sample) => level * sample),
      16_000,
      options,
    )
    return `${kind} ${speechSeconds === 0 ? 'no speech' : `${speechSeconds.toFixed(1)} s of speech`}`
  })
  console.log(`${name} alone: ${silentIn.join(', ')}`)
}
