import { RECORDING, SYLLABLES_PER_WORD } from './bands.ts'
import { measureClipping } from './clipping.ts'
import { ANALYSIS_RATE, HOP_SECONDS } from './condition.ts'
import { drawContour, EMPTY_CONTOUR } from './contour.ts'
import { measureDisfluencies } from './disfluency.ts'
import { findFilledPauses } from './filled-pauses.ts'
import { lengthCertainty, noiseGates, SPEECH_GATES } from './gates.ts'
import { type Heard, hear, isHeard, type SpeechModel } from './hear.ts'
import { measureLevelMovement } from './intensity.ts'
import { meanSquareDb, speechLevelDb } from './level.ts'
import { measureLoudness } from './loudness.ts'
import { estimateNoise, measureNoise, NO_NOISE, type Noise } from './noise.ts'
import { measureDrift, paceOverTime } from './pace.ts'
import { measurePausing, SHORTEST_PAUSE_SECONDS } from './pausing.ts'
import { measurePitch, NO_PITCH } from './pitch-measures.ts'
import { type Problem, type ProblemCode, problem } from './problems.ts'
import { measureRates, type RateSource } from './rates.ts'
import { findPauses, seconds } from './segments.ts'
import { findTake } from './take.ts'
import { type ReadTranscript, readTranscript, type TranscriptInput } from './transcript.ts'
import { NO_TRUST, trustMeasures } from './trust.ts'
import type { VoiceMeasures } from './types.ts'

export type MeasureOptions = TranscriptInput & {
  /** Clipped share measured before resampling. */
  readonly clipShare?: number
  /** Speech detector; without it speech is detected by level, which needs a quiet room. */
  readonly speechModel?: SpeechModel | undefined
}

/**
 * Measures one recording, each figure with its certainty. Time and memory are linear. Digital silence at either end
 * changes only total length and level.
 *
 * @param samples mono, -1 to 1
 * @param sampleRate must be 16,000
 * @param options transcript or timed words, if any
 * @throws RangeError for another rate
 * @source SOURCES.md
 */
export function measureVoice(samples: Float32Array, sampleRate: number, options: MeasureOptions = {}): VoiceMeasures {
  if (sampleRate !== ANALYSIS_RATE) throw new RangeError(`voices are measured at ${ANALYSIS_RATE} samples a second`)
  const clipShare = options.clipShare ?? measureClipping(samples)
  const loudness = measureLoudness(samples, sampleRate)
  const isCut = clipShare > RECORDING.clipLimit
  const recording: Recording = {
    durationSeconds: samples.length / sampleRate,
    levelDb: meanSquareDb(samples),
    loudnessLufs: isCut ? null : loudness,
    clipShare,
    problems: recordingProblems(clipShare, loudness),
  }
  const heard = hear(samples, options.speechModel)
  if (!isHeard(heard)) {
    const { why, levels, tone } = heard
    const nothing = unheard(recording, why, why === 'too-noisy' ? estimateNoise(levels) : NO_NOISE)
    return tone ? { ...nothing, pitch: measurePitch(tone, noiseGates(null)).measures } : nothing
  }
  if (seconds(heard.speech) < SPEECH_GATES.anything) return unheard(recording, 'too-short', NO_NOISE)
  return measureHeard(samples, recording, heard, options)
}

type Recording = Pick<VoiceMeasures, 'durationSeconds' | 'levelDb' | 'loudnessLufs' | 'clipShare' | 'problems'>

function recordingProblems(clipShare: number, loudness: number | null): readonly Problem[] {
  const problems: Problem[] = []
  if (clipShare > RECORDING.clipWarning) problems.push(problem('clipped'))
  if (loudness !== null && loudness < RECORDING.quietestLufs) problems.push(problem('too-quiet'))
  if (loudness !== null && loudness > RECORDING.loudestLufs) problems.push(problem('too-loud'))
  return problems
}

function unheard(recording: Recording, why: ProblemCode, noise: Noise): VoiceMeasures {
  const reason = problem(why)
  return {
    ...recording,
    speechSeconds: 0,
    speech: [],
    speechBy: null,
    take: null,
    pauses: [],
    pausing: null,
    syllables: null,
    nuclei: [],
    articulationRate: null,
    speechRate: null,
    wordsPerMinute: null,
    isWordRateEstimated: false,
    words: null,
    pitch: NO_PITCH,
    levelMovement: { spreadDb: null, rangeDb: null, endingsDb: null },
    paceOverTime: [],
    drift: null,
    speechLevelDb: null,
    noise,
    filledPauses: [],
    disfluencies: null,
    contour: EMPTY_CONTOUR,
    problems: [reason, ...recording.problems],
    trust: NO_TRUST(reason.sentence),
  }
}

function measureHeard(
  samples: Float32Array,
  recording: Recording,
  heard: Heard,
  options: MeasureOptions,
): VoiceMeasures {
  const { sound, levels, range, speech } = heard
  const take = findTake(sound, levels, range, speech)
  const noise = measureNoise(sound, range, speech)
  const gates = noiseGates(noise.snrDb)
  const nuclei = heard.nuclei.map((frame) => (frame + 0.5) * HOP_SECONDS)
  const transcript = readTranscript(options, nuclei.length)
  const speechSeconds = seconds(speech)
  const isAudible = gates.rates !== 'none'
  const source: RateSource = { take, speechSeconds, nuclei, transcript, isAudible }
  const rates = measureRates(source)
  const isSpoken = nuclei.length > 0
  const points =
    isAudible && isSpoken ? paceOverTime({ take, nuclei, mask: heard.mask, ...scales(transcript, nuclei.length) }) : []
  const pitch = measurePitch(heard, gates)
  const figures = {
    ...recording,
    ...rates,
    speechSeconds,
    speech,
    speechBy: heard.speechBy,
    take,
    pauses: isAudible ? findPauses(speech, SHORTEST_PAUSE_SECONDS) : [],
    pausing: isAudible ? measurePausing(speech, nuclei, timedWords(transcript, speechSeconds)) : null,
    nuclei,
    pitch: pitch.measures,
    levelMovement: measureLevelMovement(
      heard.vowels,
      isAudible && recording.loudnessLufs !== null ? heard.nuclei : [],
      findPauses(speech, LONG_PAUSE_SECONDS),
    ),
    paceOverTime: points,
    drift: measureDrift(points, take),
    speechLevelDb: speechLevelDb(samples, speech),
    noise,
    filledPauses: isAudible ? findFilledPauses(heard) : [],
    disfluencies:
      transcript?.fits && transcript.isVerbatim
        ? measureDisfluencies(transcript.text, transcript.tokens, transcript.times, take.end - take.start)
        : null,
    contour: drawContour(heard),
  }
  const problems = [
    ...(isSpoken || !isAudible ? [] : [problem('no-syllables')]),
    ...recording.problems,
    ...speechProblems(speechSeconds, noise.snrDb, transcript),
    ...(pitch.hidden === 'background-sound' ? [problem('background-sound')] : []),
  ]
  const trust = trustMeasures(figures, source, gates, lengthCertainty(speechSeconds), pitch.hidden)
  return { ...figures, problems, trust }
}

const LONG_PAUSE_SECONDS = 0.5
const LEAST_PLACEMENT_SECONDS = 60

function timedWords(transcript: ReadTranscript | undefined, speechSeconds: number): ReadTranscript['timed'] {
  return transcript?.fits && speechSeconds >= LEAST_PLACEMENT_SECONDS ? transcript.timed : []
}

function scales(transcript: ReadTranscript | undefined, nuclei: number) {
  if (!transcript?.fits || nuclei === 0 || transcript.words === 0) {
    return { syllableScale: 1, syllablesPerWord: SYLLABLES_PER_WORD }
  }
  return { syllableScale: transcript.syllables / nuclei, syllablesPerWord: transcript.syllables / transcript.words }
}

function speechProblems(
  speechSeconds: number,
  snrDb: number | null,
  transcript: ReadTranscript | undefined,
): readonly Problem[] {
  const problems: Problem[] = []
  if (speechSeconds < SPEECH_GATES.score) problems.push(problem('short'))
  const { spread, rates } = noiseGates(snrDb)
  if (rates === 'none') problems.push(problem('too-noisy'))
  else if (spread !== 'high') problems.push(problem('noisy'))
  if (!transcript) problems.push(problem('no-transcript'))
  else if (!transcript.fits) problems.push(problem('transcript-mismatch'))
  else if (!transcript.isVerbatim) problems.push(problem('transcript-not-verbatim'))
  return problems
}
