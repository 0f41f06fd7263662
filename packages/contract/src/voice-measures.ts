import * as z from 'zod/mini'

/** Certainty by length and quality of the recording. */
export const CertaintySchema = z.enum(['none', 'low', 'medium', 'high'])

/** Null if unknown. */
export const figure = z.nullable(z.number())

/** Seconds from the start of the recording. */
const StretchSchema = z.strictObject({ start: z.number(), end: z.number() })

/** 80 % interval if there is one; `reason` when null or uncertain. */
const TrustSchema = z.strictObject({
  certainty: CertaintySchema,
  low: figure,
  high: figure,
  reason: z.optional(z.string()),
})

/** A count with its rate and exact 95 % interval. */
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
  /** Share of the talk, 0 to 1. */
  share: z.number(),
  /** Pauses from 0.25 to 0.5 s, to 1 s, to 2 s, and longer. */
  buckets: z.strictObject({ short: z.int(), long: z.int(), veryLong: z.int(), deadAir: z.int() }),
  /** Mean syllables between pauses. */
  runSyllables: figure,
  /** Null without word times. */
  placement: z.nullable(z.strictObject({ withinClause: z.int(), atBoundary: z.int(), boundaryShare: figure })),
})

/** `start` and `end` are UTF-16 offsets; `time` in seconds. */
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
 * Measures of a recording. Units are in the names; shares 0 to 1, rates in syllables a second, levels in dBFS. Null
 * figures are explained in `problems` and `trust`.
 */
export const VoiceMeasuresSchema = z.strictObject({
  durationSeconds: z.number(),
  speechSeconds: z.number(),
  speech: z.array(StretchSchema),
  /** Speech detector used. Missing in older results. */
  speechBy: z.optional(z.nullable(z.enum(['model', 'level']))),
  /** Span over which rates are computed. */
  take: z.nullable(StretchSchema),
  /** 0.25 s or more. */
  pauses: z.array(StretchSchema),
  pausing: z.nullable(PausingSchema),
  syllables: figure,
  /** Seconds of syllable nuclei. */
  nuclei: z.array(z.number()),
  /** Pauses left out. */
  articulationRate: figure,
  /** Pauses included. */
  speechRate: figure,
  wordsPerMinute: figure,
  isWordRateEstimated: z.boolean(),
  /** Words of a fitting transcript, without filled pauses. */
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
  /** By sound: a sustained "uh". */
  filledPauses: z.array(
    z.strictObject({ start: z.number(), end: z.number(), certainty: CertaintySchema, score: z.number() }),
  ),
  disfluencies: z.nullable(DisfluenciesSchema),
  /** For charts: a value every `stepSeconds`; pitch is null if unvoiced. */
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
