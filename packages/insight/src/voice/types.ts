import type { Stretch } from './segments.ts'

/** How far a figure may be trusted: by the length and quality of what was heard, never by the figure itself. */
export type Certainty = 'none' | 'low' | 'medium' | 'high'

/** The certainty of one figure, its 80 % interval where one can be given, and one sentence where it is null or weak. */
export type Trust = {
  readonly certainty: Certainty
  readonly low: number | null
  readonly high: number | null
  readonly reason?: string
}

/** What is wrong with a recording, in words for a person. */
export type Problem = { readonly code: ProblemCode; readonly sentence: string }

/** Everything that may be wrong with a recording or its transcript. */
export type ProblemCode =
  | 'empty'
  | 'silence'
  | 'no-speech'
  | 'too-short'
  | 'short'
  | 'too-noisy'
  | 'noisy'
  | 'clipped'
  | 'too-quiet'
  | 'too-loud'
  | 'no-syllables'
  | 'background-sound'
  | 'transcript-mismatch'
  | 'transcript-not-verbatim'
  | 'no-transcript'

/** A word as a recognizer heard it, times in seconds. */
export type TimedWord = { readonly text: string; readonly start: number; readonly end: number }

/** Pitch inside speech; null where it is hidden or absent. */
export type PitchMeasures = {
  readonly medianHz: number | null
  /** Standard deviation around the median, in semitones. */
  readonly spreadSemitones: number | null
  /** From the 5th to the 95th centile, in semitones. */
  readonly rangeSemitones: number | null
  /** Share of the speech that is voiced, 0 to 1. */
  readonly voicedShare: number | null
}

/** How a talk is broken up by pauses of 0.25 s or more. */
export type PausingMeasures = {
  readonly count: number
  readonly perMinute: number | null
  readonly meanSeconds: number | null
  readonly longestSeconds: number | null
  /** Share of the talk, from first to last word, that is pause, 0 to 1. */
  readonly share: number
  /** Pauses from 0.25 to 0.5 s, from 0.5 to 1 s, from 1 s to 2 s, and of 2 s or more. */
  readonly buckets: {
    readonly short: number
    readonly long: number
    readonly veryLong: number
    readonly deadAir: number
  }
  /** Mean number of syllables from pause to pause. */
  readonly runSyllables: number | null
  /** Where pauses fall; null without word times. */
  readonly placement: PausePlacement | null
}

/** How many pauses stand inside clauses and how many between them. */
export type PausePlacement = {
  readonly withinClause: number
  readonly atBoundary: number
  /** Share of the pauses that fall between clauses or sentences, 0 to 1. */
  readonly boundaryShare: number | null
}

/** How loudness moves from syllable to syllable. */
export type LevelMovement = {
  /** Standard deviation of the level at syllable nuclei, in decibels. */
  readonly spreadDb: number | null
  /** From the 5th to the 95th centile of the same, in decibels. */
  readonly rangeDb: number | null
  /** Level of the last three syllables before pauses of 0.5 s or more, against their whole run, in decibels. */
  readonly endingsDb: number | null
}

/** Pace in one window of the recording, times in seconds. */
export type PacePoint = {
  readonly start: number
  readonly end: number
  /** Syllables a second of speech, pauses left out. */
  readonly articulationRate: number
  /** Words a minute, pauses included; estimated from syllables. */
  readonly wordsPerMinute: number
}

/** Whether the pace rose or fell over the recording. */
export type PaceDrift = {
  /** Change of the articulation rate from start to end, in percent of its median; positive is faster. */
  readonly percent: number
  readonly low: number
  readonly high: number
  /** Articulation rate of the first and of the last third. */
  readonly firstThird: number
  readonly lastThird: number
  /** True where the change is large, the recording long, and the interval excludes no change. */
  readonly isNotable: boolean
}

/** A filled pause by sound alone: something that sounds like a sustained "uh". */
export type FilledPause = Stretch & { readonly certainty: Certainty; readonly score: number }

/** Kinds of disfluency that a transcript can show. */
export type DisfluencyKind = 'filled-pause' | 'discourse-filler' | 'repetition' | 'repair'

/** A disfluency in the transcript; offsets in UTF-16 units, `transcript.slice(start, end) === text`. */
export type Disfluency = {
  readonly kind: DisfluencyKind
  readonly start: number
  readonly end: number
  readonly text: string
  /** Seconds from the start of the recording; null without word times. */
  readonly time: Stretch | null
}

/** A count with its rate, and the exact 95 % interval of that rate. */
export type Rate = {
  readonly count: number
  readonly perMinute: number
  readonly low: number
  readonly high: number
  readonly perHundredWords: number
}

/** Disfluencies of a word-for-word transcript, one by one and as rates. */
export type DisfluencyMeasures = {
  readonly found: readonly Disfluency[]
  readonly filledPauses: Rate
  readonly discourseFillers: Rate
  readonly repetitions: Rate
  readonly repairs: Rate
}

/** Level and pitch over time, for drawing. */
export type Contour = {
  readonly stepSeconds: number
  /** Null where there is no voice. */
  readonly pitchHz: readonly (number | null)[]
  /** Decibels re full scale. */
  readonly levelDb: readonly number[]
}

/** Names of the figures that carry a certainty. */
export type TrustedMeasure =
  | 'syllables'
  | 'articulationRate'
  | 'speechRate'
  | 'wordsPerMinute'
  | 'pauses'
  | 'pitchMedian'
  | 'pitchSpread'
  | 'levelMovement'
  | 'loudness'
  | 'filledPauses'
  | 'disfluencies'
  | 'drift'

/**
 * Everything measured in one recording. Figures that cannot be told are null, and `problems` or the figure's trust
 * says why in one sentence.
 */
export type VoiceMeasures = {
  readonly durationSeconds: number
  /** Seconds in which somebody speaks; 0 when nobody does. */
  readonly speechSeconds: number
  /** Speech with its edges, in seconds. */
  readonly speech: readonly Stretch[]
  /** What told speech from the rest; null without speech. */
  readonly speechBy: 'model' | 'level' | null
  /** The stretch over which rates are counted; null without speech. */
  readonly take: Stretch | null
  /** Pauses of 0.25 s or more inside the talk. */
  readonly pauses: readonly Stretch[]
  readonly pausing: PausingMeasures | null
  /** From the transcript where it fits the sound, else syllable nuclei in the sound. */
  readonly syllables: number | null
  /** Syllable nuclei in the sound, with the second at which each stands. */
  readonly nuclei: readonly number[]
  /** Syllables a second of speech, pauses left out. */
  readonly articulationRate: number | null
  /** Syllables a second of the take, pauses included. */
  readonly speechRate: number | null
  readonly wordsPerMinute: number | null
  /** True when words were not counted but estimated from syllables. */
  readonly isWordRateEstimated: boolean
  /** Words of the transcript without filled pauses; null without a transcript that fits. */
  readonly words: number | null
  readonly pitch: PitchMeasures
  readonly levelMovement: LevelMovement
  readonly paceOverTime: readonly PacePoint[]
  readonly drift: PaceDrift | null
  /** Root mean square of the whole recording, in decibels re full scale (a full-scale sine has -3.01). */
  readonly levelDb: number | null
  /** The same inside speech. */
  readonly speechLevelDb: number | null
  readonly loudnessLufs: number | null
  readonly noise: { readonly snrDb: number | null; readonly floorDb: number | null }
  /** Share of the samples that were cut off, 0 to 1. */
  readonly clipShare: number
  readonly filledPauses: readonly FilledPause[]
  readonly disfluencies: DisfluencyMeasures | null
  readonly contour: Contour
  readonly problems: readonly Problem[]
  readonly trust: Readonly<Record<TrustedMeasure, Trust>>
}
