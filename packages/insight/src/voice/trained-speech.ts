import { ascending, clamp, quantile } from '../statistics.ts'
import { HOP_SECONDS } from './condition.ts'
import { SPEECH_GATES } from './gates.ts'
import type { LevelRange } from './levels.ts'
import { joinStretches, runsWhere, type Stretch, seconds } from './segments.ts'
import { ODDS_SECONDS } from './speech-model.ts'

// The model lags and is slightly too sensitive.
const LATE_SECONDS = 0.02
const READINESS = 0.5
// With other voices in the background the threshold is raised.
const VOICES_BEHIND = { share: 0.1, from: -2, slope: 2, most: 2.5 }
const LEAST_IN_FRONT = 0.5
const MOST_LOGIT = 4
const ROUNDS = 3
const SURENESS = 8
const MOST_BACKGROUND = 0.8
const OUTLYING_DECIBELS = 6
const BINS = 130
const SMOOTHING_DECIBELS = 2.5
const RAREST = 2e-4
const MOST_FROM_LEVEL = 3
const LEARNING_WEIGHT = 2
const LEVEL_WEIGHT = 1.3
const SWITCH_COST = 8

/** Log odds of speech per frame, clamped to ±4; `odds` begin at second `start`. */
export function frameLogits(odds: Float32Array, start: number, frames: number): Float32Array {
  const odd = (index: number) => odds[clamp(index, 0, odds.length - 1)] ?? 0
  return Float32Array.from({ length: frames }, (_, frame) => {
    const position = ((frame + 0.5) * HOP_SECONDS - start - LATE_SECONDS) / ODDS_SECONDS - 0.5
    const before = Math.floor(position)
    const share = clamp(odd(before) + (position - before) * (odd(before + 1) - odd(before)), 1e-4, 1 - 1e-4)
    return clamp(Math.log(share / (1 - share)), -MOST_LOGIT, MOST_LOGIT)
  })
}

/**
 * Speech segments from model and level, in order and apart, to 10 ms. Level distributions of speech and background are
 * learned from this recording in a few rounds; the better they separate, the more level counts.
 *
 * @source SOURCES.md#trained-speech
 */
export function findTrainedSpeech(logits: Float32Array, levels: Float32Array, range: LevelRange): readonly Stretch[] {
  const sounding = logits.filter((_, frame) => (levels[frame] ?? 0) > range.nothing)
  const quietest = quantile(ascending(sounding), VOICES_BEHIND.share)
  const voices = clamp(VOICES_BEHIND.slope * (quietest - VOICES_BEHIND.from), 0, VOICES_BEHIND.most)
  const anyone = findAbove(READINESS, logits, levels, range)
  if (voices === 0 || seconds(anyone) < SPEECH_GATES.score) return anyone
  // Continuous speech: its uncertain moments look like background and would be lost.
  const front = findAbove(READINESS + voices, logits, levels, range)
  return seconds(front) >= LEAST_IN_FRONT * seconds(anyone) ? front : anyone
}

function findAbove(mark: number, logits: Float32Array, levels: Float32Array, range: LevelRange): readonly Stretch[] {
  const readiness = logits.map((logit) => logit - mark)
  const bins = Uint8Array.from(levels, (level) =>
    level > range.nothing ? clamp(Math.round(level) + BINS - 9, 1, BINS - 1) : 0,
  )
  // Bin 0 is digital silence, which is neither.
  let evidence: Float64Array = Float64Array.from(logits, (logit, frame) => (bins[frame] === 0 ? -MOST_LOGIT : logit))
  for (let round = 1; round <= ROUNDS; round++) {
    const learned = learnLevels(bins, evidence, round === 1 ? SURENESS : 1)
    const weight = round < ROUNDS ? LEARNING_WEIGHT : LEVEL_WEIGHT * learned.separation
    evidence = weigh(readiness, bins, learned.ratios, weight)
  }
  return joinStretches(runsOf(mostLikely(evidence)))
}

/** Log likelihood ratio per level, and how well levels separate. */
type LevelEvidence = { readonly ratios: Float64Array; readonly separation: number }

function learnLevels(bins: Uint8Array, evidence: Float64Array, sureness: number): LevelEvidence {
  const speech = new Float64Array(BINS)
  const other = new Float64Array(BINS)
  bins.forEach((bin, frame) => {
    if (bin === 0) return
    const share = 1 / (1 + Math.exp(-(evidence[frame] ?? 0)))
    speech[bin] = (speech[bin] ?? 0) + share
    // The background starts with what the model is sure of, since it misses some words.
    other[bin] = (other[bin] ?? 0) + (1 - share) ** sureness
  })
  dropOutliers(other)
  const [heard, rest] = [smooth(speech), smooth(other)]
  const ratios = heard.map((density, bin) => Math.log(density / (rest[bin] ?? RAREST)))
  const separation = ratios.reduce((sum, ratio, bin) => sum + (((heard[bin] ?? 0) - (rest[bin] ?? 0)) * ratio) / 2, 0)
  return { ratios: rising(ratios), separation }
}

// Missed words are outliers far above a quiet background; a varying background is wide.
function dropOutliers(counts: Float64Array): void {
  const total = counts.reduce((sum, one) => sum + one, 0)
  let below = 0
  const most = counts.findIndex((count) => {
    below += count
    return below >= MOST_BACKGROUND * total
  })
  counts.fill(0, most + OUTLYING_DECIBELS)
}

function smooth(counts: Float64Array): Float64Array {
  const reach = Math.round(3.6 * SMOOTHING_DECIBELS)
  const sums = new Float64Array(BINS)
  for (let bin = 1; bin < BINS; bin++) {
    for (let away = -reach; away <= reach; away++) {
      sums[bin] = (sums[bin] ?? 0) + (counts[bin + away] ?? 0) * Math.exp(-0.5 * (away / SMOOTHING_DECIBELS) ** 2)
    }
  }
  const total = Math.max(
    1e-9,
    sums.reduce((sum, one) => sum + one, 0),
  )
  return sums.map((sum) => sum / total + RAREST)
}

// Isotonic fit: louder is never less likely to be speech.
function rising(ratios: Float64Array): Float64Array {
  const least = Float64Array.from(ratios)
  for (let bin = BINS - 2; bin >= 0; bin--) least[bin] = Math.min(least[bin] ?? 0, least[bin + 1] ?? 0)
  let greatest = Number.NEGATIVE_INFINITY
  return ratios.map((ratio, bin) => {
    greatest = Math.max(greatest, ratio)
    return (greatest + (least[bin] ?? 0)) / 2
  })
}

function weigh(logits: Float32Array, bins: Uint8Array, ratios: Float64Array, weight: number): Float64Array {
  return Float64Array.from(logits, (logit, frame) => {
    const bin = bins[frame] ?? 0
    if (bin === 0) return -MOST_LOGIT
    return logit + weight * clamp(ratios[bin] ?? 0, -MOST_FROM_LEVEL, MOST_FROM_LEVEL)
  })
}

/** Viterbi path with a cost per change. */
function mostLikely(evidence: Float64Array): Uint8Array {
  const course = new Uint8Array(evidence.length)
  let lead = -SWITCH_COST
  // Backpointers: 0 stay, 1 speech from either, 2 quiet from either.
  evidence.forEach((one, frame) => {
    course[frame] = lead > SWITCH_COST ? 1 : lead < -SWITCH_COST ? 2 : 0
    lead = clamp(lead, -SWITCH_COST, SWITCH_COST) + one
  })
  let isSpeech = lead > SWITCH_COST
  for (let frame = evidence.length - 1; frame >= 0; frame--) {
    const came = course[frame]
    course[frame] = isSpeech ? 1 : 0
    if (came === 1) isSpeech = true
    else if (came === 2) isSpeech = false
  }
  return course
}

// Rounded to hundredths.
const toSeconds = (frame: number) => Math.round(frame * HOP_SECONDS * 1e4) / 1e4

const runsOf = (course: Uint8Array): readonly Stretch[] =>
  runsWhere(course.length, (frame) => course[frame] === 1).map(({ first, last }) => ({
    start: toSeconds(first),
    end: toSeconds(last + 1),
  }))
