import * as z from 'zod/mini'

/** How far a figure may be trusted, by the length and quality of what was heard. */
export const CertaintySchema = z.enum(['none', 'low', 'medium', 'high'])

/** A figure that is null where it cannot be told. */
const figure = z.nullable(z.number())

/** Seconds from the start of the recording. */
const StretchSchema = z.strictObject({ start: z.number(), end: z.number() })

/** The certainty of one figure, its 80 % interval where there is one, and a sentence where it is null or weak. */
const TrustSchema = z.strictObject({
  certainty: CertaintySchema,
  low: figure,
  high: figure,
  reason: z.optional(z.string()),
})

/** A count with its rate and the exact 95 % interval of that rate. */
const RateSchema = z.strictObject({
  count: z.int(),
  perMinute: z.number(),
  low: z.number(),
  high: z.number(),
  perHundredWords: z.number(),
})

const PausingSchema = z.strictObject({
  count: z.int(),
  perMinute: figure,
  meanSeconds: figure,
  longestSeconds: figure,
  /** Of the talk from first to last word, 0 to 1. */
  share: z.number(),
  /** Pauses from 0.25 to 0.5 s, to 1 s, to 2 s, and longer. */
  buckets: z.strictObject({ short: z.int(), long: z.int(), veryLong: z.int(), deadAir: z.int() }),
  /** Mean number of syllables from pause to pause. */
  runSyllables: figure,
  /** Null without word times. */
  placement: z.nullable(z.strictObject({ withinClause: z.int(), atBoundary: z.int(), boundaryShare: figure })),
})

/** A disfluency in the transcript; `start` and `end` are UTF-16 offsets, `time` is in seconds where words have times. */
const DisfluencySchema = z.strictObject({
  kind: z.enum(['filled-pause', 'discourse-filler', 'repetition', 'repair']),
  start: z.int(),
  end: z.int(),
  text: z.string(),
  time: z.nullable(StretchSchema),
})

const DisfluenciesSchema = z.strictObject({
  found: z.array(DisfluencySchema),
  filledPauses: RateSchema,
  discourseFillers: RateSchema,
  repetitions: RateSchema,
  repairs: RateSchema,
})

/**
 * What was measured in a recording. Units stand in the names; shares run from 0 to 1, rates are syllables a second,
 * levels decibels re full scale. Null says that a figure cannot be told; `problems` and `trust` say why.
 */
export const VoiceMeasuresSchema = z.strictObject({
  durationSeconds: z.number(),
  speechSeconds: z.number(),
  speech: z.array(StretchSchema),
  /** What told speech from the rest: the speech model, or the level alone. Missing in what older versions kept. */
  speechBy: z.optional(z.nullable(z.enum(['model', 'level']))),
  /** The stretch over which rates are counted. */
  take: z.nullable(StretchSchema),
  /** 0.25 s or more. */
  pauses: z.array(StretchSchema),
  pausing: z.nullable(PausingSchema),
  syllables: figure,
  /** Seconds at which syllable nuclei stand in the sound. */
  nuclei: z.array(z.number()),
  /** Pauses left out. */
  articulationRate: figure,
  /** Pauses included. */
  speechRate: figure,
  wordsPerMinute: figure,
  isWordRateEstimated: z.boolean(),
  /** Counted in a transcript that fits, filled pauses left out. */
  words: figure,
  pitch: z.strictObject({
    medianHz: figure,
    /** Standard deviation around the median. */
    spreadSemitones: figure,
    /** From the 5th to the 95th centile. */
    rangeSemitones: figure,
    voicedShare: figure,
  }),
  /** Level at syllable nuclei; `endingsDb` is that of the last three before pauses of 0.5 s, against their run. */
  levelMovement: z.strictObject({ spreadDb: figure, rangeDb: figure, endingsDb: figure }),
  paceOverTime: z.array(
    z.strictObject({ start: z.number(), end: z.number(), articulationRate: z.number(), wordsPerMinute: z.number() }),
  ),
  /** Change of the articulation rate from start to end, in percent of its median; positive is faster. */
  drift: z.nullable(
    z.strictObject({
      percent: z.number(),
      low: z.number(),
      high: z.number(),
      firstThird: z.number(),
      lastThird: z.number(),
      isNotable: z.boolean(),
    }),
  ),
  levelDb: figure,
  speechLevelDb: figure,
  loudnessLufs: figure,
  noise: z.strictObject({ snrDb: figure, floorDb: figure }),
  clipShare: z.number(),
  /** By sound alone: what sounds like a sustained "uh". */
  filledPauses: z.array(
    z.strictObject({ start: z.number(), end: z.number(), certainty: CertaintySchema, score: z.number() }),
  ),
  disfluencies: z.nullable(DisfluenciesSchema),
  /** For drawing: one value every `stepSeconds`; pitch is null where there is no voice. */
  contour: z.strictObject({
    stepSeconds: z.number(),
    pitchHz: z.array(figure),
    levelDb: z.array(z.number()),
  }),
  problems: z.array(z.strictObject({ code: z.string(), sentence: z.string() })),
  trust: z.strictObject({
    syllables: TrustSchema,
    articulationRate: TrustSchema,
    speechRate: TrustSchema,
    wordsPerMinute: TrustSchema,
    pauses: TrustSchema,
    pitchMedian: TrustSchema,
    pitchSpread: TrustSchema,
    levelMovement: TrustSchema,
    loudness: TrustSchema,
    filledPauses: TrustSchema,
    disfluencies: TrustSchema,
    drift: TrustSchema,
  }),
})
export type VoiceMeasuresWire = z.infer<typeof VoiceMeasuresSchema>
