// Prints how well the voice measures agree with the truth sets:
//   TRUTH_DIR=… node scripts/evaluate-voice/evaluate.ts
import { join } from 'node:path'
import { measureVoice } from '@understory/insight/voice/measure-voice'
import { openSpeechModel } from '@understory/insight/voice/speech-model'
import { mean } from '@understory/insight/voice/statistics'
import type { VoiceMeasures } from '@understory/insight/voice/types'
import { spearman } from '../statistics.ts'
import { crossValidate, MODELS, oneExpert, REPEATS, readExamples } from './fluency-fit.ts'
import { praatMedians } from './praat.ts'
import { type Row, readClip, readRows, truthFolder } from './truth.ts'

const folder = truthFolder()
const speechModel = openSpeechModel()

type Measured = { readonly row: Row; readonly bare: VoiceMeasures; readonly read: VoiceMeasures }

function measure(row: Row): Measured {
  const samples = readClip(folder, row)
  const bare = measureVoice(samples, 16_000, { speechModel })
  return { row, bare, read: row.text ? measureVoice(samples, 16_000, { speechModel, transcript: row.text }) : bare }
}

let failed = 0

function line(id: string, what: string, isHeld: boolean): void {
  if (!isHeld) failed++
  console.log(`${isHeld ? 'held  ' : 'MISSED'} ${id.padEnd(28)} ${what}`)
}

const percent = (x: number) => `${(x * 100).toFixed(2)} %`
const within = (x: number, truth: number, share: number) => Math.abs(x / truth - 1) <= share

/** Each inserted gap must lie in a pause, and pauses must differ between versions by what was inserted, to 30 ms. */
function checkGaps(all: readonly Measured[]): void {
  const clips = all.filter(({ row }) => row.kind === 'pauses')
  const [first] = clips
  if (!first) return
  const surplus = ({ row, bare }: Measured) =>
    (row.gaps ?? []).map(([start, end]) => {
      const pause = bare.pauses.find((p) => p.start <= start + 0.03 && p.end >= end - 0.03)
      return pause ? pause.end - pause.start - (end - start) : Number.NaN
    })
  const reference = surplus(first)
  for (const clip of clips) {
    const worst = Math.max(...surplus(clip).map((x, i) => Math.abs(x - (reference[i] ?? Number.NaN))))
    line(clip.row.id, `gaps differ from the first version by at most ${(worst * 1000).toFixed(0)} ms`, worst <= 0.03)
  }
}

function checkRatios(all: readonly Measured[]): void {
  const find = (kind: string, base: Row['base'], isBase: (row: Row) => boolean) =>
    all.find(({ row }) => row.kind === kind && row.base === base && isBase(row))
  for (const clip of all) {
    const { row, read, bare } = clip
    if (row.kind === 'tempo' && row.wpm) {
      line(
        row.id,
        `${read.wordsPerMinute?.toFixed(1)} words a minute, truth ${row.wpm}`,
        within(read.wordsPerMinute ?? 0, row.wpm, 0.02),
      )
    }
    if (row.kind === 'pitch' && row.f0_ratio) {
      const base = find('gain', row.base, (other) => other.gain_db === 0)
      const ratio = (bare.pitch.medianHz ?? 0) / (base?.bare.pitch.medianHz ?? Number.NaN)
      line(row.id, `pitch ratio ${ratio.toFixed(4)}, truth ${row.f0_ratio}`, within(ratio, row.f0_ratio, 0.03))
    }
    if (row.kind === 'gain' && row.gain_db !== undefined) {
      const base = find('gain', row.base, (other) => other.gain_db === 0)
      const change = (bare.levelDb ?? 0) - (base?.bare.levelDb ?? Number.NaN)
      line(row.id, `level ${change.toFixed(2)} dB, truth ${row.gain_db}`, Math.abs(change - row.gain_db) <= 0.2)
    }
  }
}

function checkFigures(all: readonly Measured[]): void {
  for (const { row, bare, read } of all) {
    const { medianHz, spreadSemitones } = bare.pitch
    if (row.kind === 'tone' || row.kind === 'glide') {
      const truth = row.f0 ?? row.f0_median ?? 0
      line(
        row.id,
        `pitch ${medianHz?.toFixed(2)} Hz, truth ${truth}; spread ${spreadSemitones?.toFixed(3)}, truth ${row.f0_sd_semitones}`,
        within(medianHz ?? 0, truth, 0.005),
      )
    }
    if (row.kind === 'silence' || row.kind === 'noise') {
      line(
        row.id,
        bare.problems[0]?.sentence ?? '',
        bare.speechSeconds === 0 && /no speech/.test(bare.problems[0]?.sentence ?? ''),
      )
    }
    if (row.kind === 'syllable_pulses')
      line(row.id, `${bare.syllables} syllables, truth ${row.n_nuclei}`, bare.syllables === row.n_nuclei)
    if (row.kind === 'clip')
      line(
        row.id,
        `clipped ${percent(bare.clipShare)}, truth ${percent(row.clipped_fraction ?? 0)}`,
        Math.abs(bare.clipShare - (row.clipped_fraction ?? 0)) <= 0.01,
      )
    if (row.kind === 'snr')
      console.log(
        `       ${row.id.padEnd(28)} ratio ${bare.noise.snrDb?.toFixed(1) ?? 'none'} dB, added at ${row.snr_db}; ${read.problems.map(({ code }) => code).join(', ')}`,
      )
    if (row.kind === 'hum')
      line(
        row.id,
        `pitch ${medianHz?.toFixed(1)} Hz, ${bare.pauses.length} pauses`,
        within(medianHz ?? 0, jfkPitch, 0.03),
      )
  }
}

const physical = readRows(folder, 'voice-physical').map(measure)
const jfkPitch = physical.find(({ row }) => row.id === 'gain_jfk_0')?.bare.pitch.medianHz ?? Number.NaN
console.log('physical truth')
checkGaps(physical)
checkRatios(physical)
checkFigures(physical)
console.log(failed === 0 ? 'all within tolerance' : `${failed} outside tolerance`)

console.log('\ntranscripts')
const transcripts = readRows(folder, 'voice-transcripts').map(measure)
const isClose = (x: number | null, truth: number | undefined, share: number) =>
  within(x ?? 0, truth ?? Number.NaN, share)
for (const { row, bare, read } of transcripts) {
  console.log(
    `       ${row.id.padEnd(28)} ${read.wordsPerMinute?.toFixed(1)} words a minute, truth ${row.wpm} (${row.wpm_span} over their span); by sound ${bare.syllables} syllables, truth ${row.n_syll}`,
  )
}
const paceHeld = transcripts.filter(({ row, read }) => isClose(read.wordsPerMinute, row.wpm, 0.05)).length
const syllablesHeld = transcripts.filter(({ row, bare }) => isClose(bare.syllables, row.n_syll, 0.12)).length
console.log(
  `words a minute within 5 %: ${paceHeld} of ${transcripts.length}; syllables within 12 %: ${syllablesHeld} of ${transcripts.length} (aim 3 of 4)`,
)

console.log('\nmedian pitch within 3 % of a laryngograph; settings chosen by the man')
const voices = readRows(folder, 'voice-pitch')
const medians = {
  ours: voices.map((row) => measureVoice(readClip(folder, row), 16_000, { speechModel }).pitch.medianHz),
  Praat: praatMedians(voices.map(({ file }) => join(folder, file))),
}
for (const [who, found] of Object.entries(medians)) {
  const held = (sex: string) => {
    const rows = voices.flatMap((row, i) =>
      row.sex === sex ? [{ truth: row.f0_median, median: found?.[i] ?? null }] : [],
    )
    return `${rows.filter(({ truth, median }) => isClose(median, truth, 0.03)).length} of ${rows.length}`
  }
  const missing = found?.filter((median) => median === null).length
  console.log(
    found ? `${who}: man ${held('m')}, woman ${held('f')}; ${missing} without a pitch` : `${who}: not installed`,
  )
}

console.log('\nfluency, models that never saw the speaker')
const fluency = readRows(folder, 'voice-fluency')
for (const { name, features } of MODELS) {
  const examples = readExamples(folder, fluency, name === 'transcript')
  const ratings = examples.map(({ rating }) => rating)
  const runs = Array.from({ length: REPEATS }, (_, seed) =>
    spearman(crossValidate(examples, features, seed + 1), ratings),
  )
  console.log(
    `${name}: Spearman ${mean(runs).toFixed(3)} (n ${examples.length}), aim ${name === 'sound' ? '.60' : '.72'}`,
  )
}
console.log(`one expert against the mean of the others: ${oneExpert(fluency).toFixed(3)}`)
