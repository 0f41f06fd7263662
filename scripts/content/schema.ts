import { CONTEXTS } from '@understory/contract/contexts'
import * as z from 'zod'
import { unknownMarks } from '../../packages/coach/src/render/pronoun.ts'

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length
const text = (most: number) =>
  z
    .string()
    .min(1)
    .refine((value) => countWords(value) <= most, { error: `more than ${most} words` })
const words = (most: number) => text(most).refine((value) => !/[{}]/.test(value), { error: 'braces have no use here' })
/** What is said about the one who hears the line; their pronouns and verbs stand in braces. */
const about = (most: number) =>
  text(most).refine((value) => unknownMarks(value).length === 0, {
    error: ({ input }) => `not in the form for "they": ${unknownMarks(String(input)).join(' ')}`,
  })
/** A phrase with limited distinct blanks. The name of whoever hears it doesn't count. */
const phrase = (most: number, blanks = 3) =>
  words(most).refine((text) => new Set(text.match(/\[(?!their name\])[^\]]+\]/g)).size <= blanks, {
    error: `more than ${blanks} blanks`,
  })

const REACTIONS = ['no', 'angry', 'laugh', 'quiet', 'cry', 'why', 'excuse'] as const
const reaction = z.union([
  phrase(40).transform((say) => ({ say })),
  z.strictObject({ do: about(20).optional(), say: phrase(40) }),
])
const reactions = z.partialRecord(z.enum(REACTIONS), reaction)
const context = z.enum(CONTEXTS)

export const CaseSchema = z.strictObject({
  id: slug,
  title: words(13),
  need: slug,
  side: words(10),
  /** Who hears the phrase; a case without one serves whoever the message names. */
  to: slug.optional(),
  /** A heavy thing that the title names: see content/heavy.yaml. */
  heavy: slug.optional(),
  written: z.boolean().default(false),
  ways: z.array(z.string().min(1)).min(4).max(10),
  /** What is hard or at stake in this matter, in one short sentence. */
  heard: about(16),
  answer: about(45),
  phrase: phrase(75),
  why: about(28),
  short: phrase(20),
  message: phrase(65),
  another: phrase(55),
  softer: phrase(75).optional(),
  firmer: phrase(75).optional(),
  /** The likeliest, in place of the card's. */
  reactions,
  builder: slug.optional(),
})

export const CardSchema = z.strictObject({
  title: words(10),
  contexts: z.array(context).min(1),
  reactions,
  trap: words(30),
  exercise: words(40),
  cases: z.array(CaseSchema).min(1),
})

const GROUPS = ['near', 'beside', 'above', 'below', 'public'] as const
const byHearer = (most: number) => z.partialRecord(z.enum([...GROUPS, 'any']), phrase(most, 2))
const everyHearer = (most: number) => z.record(z.enum(GROUPS), phrase(most, 2))
const tones = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ softer: schema, plain: schema, firmer: schema })

/** A builder or speech with these comes last unless the message has one of them. */
const builderWords = z.array(words(3)).min(1).optional()

export const BuilderSchema = z.strictObject({
  id: slug,
  need: slug,
  words: builderWords,
  label: words(7),
  /** What is hard about it for anybody, in one short sentence. */
  heard: about(16),
  answer: about(45),
  say: tones(everyHearer(60)),
  text: tones(byHearer(60)),
  mail: tones(byHearer(85)),
  short: byHearer(20),
  another: byHearer(50),
  reactions,
})

export const SpeechSchema = z.strictObject({
  id: slug,
  need: slug,
  words: builderWords,
  label: words(8),
  heard: about(16),
  answer: about(45),
  beats: z
    .array(z.strictObject({ title: words(8), say: phrase(50) }))
    .min(2)
    .max(6),
  short: phrase(30),
  another: phrase(50),
  reactions,
})

const roleWords = z.array(z.string().min(2)).default([])
export const RolesSchema = z.array(
  z.strictObject({
    id: slug,
    label: words(6),
    group: z.enum(GROUPS),
    many: z.boolean().default(false),
    words: roleWords,
    he: roleWords,
    she: roleWords,
    cues: roleWords,
  }),
)
/** Nouns that tell a pronoun and no role. */
export const PronounsSchema = z.strictObject({ he: roleWords, she: roleWords })
export const NeedsSchema = z.array(
  z.strictObject({
    id: slug,
    label: words(6),
    asks: z.boolean().optional(),
    medium: words(28),
    length: words(28).optional(),
    detail: words(28),
  }),
)
/** What makes a matter hard, when that's so, and the sentence that takes it up. */
export const HeardSchema = z.array(z.strictObject({ id: slug, means: words(30), line: about(18) }))
/** Which blanks take a day, a sum or a name, by their names. */
export const BlanksSchema = z.array(z.strictObject({ id: slug, names: z.array(z.string().min(1)).min(1) }))
export const HeavySchema = z.array(z.strictObject({ id: slug, words: z.array(z.string().min(1)).min(1) }))
/** What makes a matter hard, and a line about it by need. */
export const TipsSchema = z.array(
  z.strictObject({
    id: slug,
    words: z.array(z.string()).min(1),
    unless: z.array(z.string()).optional(),
    to: z.array(z.enum(GROUPS)).optional(),
    lines: z.record(slug, words(30)),
  }),
)
const expression = z.string().refine((source) => isExpression(source, ''), { error: 'no regular expression' })
function isExpression(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

const STINGS = [
  ...(['apology-but', 'annoyed', 'sarcasm', 'score', 'lecture', 'blame', 'warning', 'comfort', 'apology'] as const),
  'harsh' as const,
]
const found = { find: z.string(), flags: z.enum(['', 'u', 'iu']).optional() }
const replaced = {
  ...found,
  put: z.string().optional(),
  forms: z.record(z.string(), z.string()).optional(),
  joins: z.literal(true).optional(),
}
const sting = { kind: z.enum(STINGS), place: z.enum(['grief', 'code', 'cold']).optional() }
const replacements = z.array(z.strictObject(replaced)).min(1)
const stings = z.array(z.strictObject({ ...sting, ...replaced })).min(1)
const NAME = /\{([A-Z_]+)\}/g
/** Every pattern with its fragments put in: a fragment may name those above it. */
export const RewritesSchema = z
  .strictObject({
    fragments: z.record(z.string().regex(/^[A-Z_]+$/), z.string()),
    cut: z.array(z.strictObject({ ...sting, ...found })).min(1),
    sentences: stings,
    words: stings,
    charges: replacements,
    felt: replacements,
    formal: replacements,
    casual: replacements,
    firmer: replacements,
    nicer: replacements,
    grammar: replacements,
    requests: replacements,
    hedges: z.array(z.strictObject(found)).min(1),
    breakup: replacements,
  })
  .superRefine(({ fragments, ...lists }, context) => {
    const known = new Map<string, string>()
    const opened = (source: string) => source.replace(NAME, (whole, name: string) => known.get(name) ?? whole)
    for (const [name, source] of Object.entries(fragments)) known.set(name, opened(source))
    for (const [list, rules] of Object.entries(lists))
      for (const [at, { find, flags = 'i' }] of rules.entries()) {
        const whole = opened(find)
        if (whole.match(NAME) || !isExpression(whole, flags))
          context.addIssue({ code: 'custom', path: [list, at], message: `no regular expression: ${find}` })
      }
  })
export const SidesSchema = z.strictObject({
  sides: z.array(z.strictObject({ mine: expression, speaker: expression, barred: expression })),
  deeds: z.array(
    z.strictObject({
      said: expression,
      unless: expression.optional(),
      title: expression.optional(),
      side: expression.optional(),
      to: slug.optional(),
    }),
  ),
})
const ACTS = [
  ...([
    'back',
    'another',
    'what-if',
    'shorter',
    'as-message',
    'aloud',
    'rehearse',
    'tone',
    'not-it',
    'wont-work',
  ] as const),
  ...(['correct', 'thanks', 'greet', 'about', 'hostile', 'vague'] as const),
]
const followUps = z.array(
  z.strictObject({
    act: z.enum(ACTS),
    reaction: z.enum(REACTIONS).optional(),
    most: z.int().positive(),
    find: expression,
  }),
)
export const FollowUpsSchema = z.strictObject({
  rules: followUps,
  alone: followUps,
  refused: expression,
  limits: z.array(z.strictObject({ line: slug, find: expression })),
})
export const LinesSchema = z.record(slug, z.string().min(1))
export const StartersSchema = z.record(
  context,
  z
    .array(
      z.strictObject({
        label: words(8),
        message: words(22),
        case: slug.optional(),
        builder: slug.optional(),
        to: slug.optional(),
      }),
    )
    .length(6),
)
export const ForeignSchema = z.record(
  z.string(),
  z.strictObject({ head: z.string(), opener: z.string(), tail: z.string() }),
)
export const MannersSchema = z.record(context, z.string().min(1))

const OUTCOMES = ['opened', 'held', 'closed'] as const
const STRENGTHS = ['fact', 'ask', 'specific', 'hears', 'owns', 'limit', 'asks-them', 'calm-short'] as const
const spoken = words(22)
type TheirLine = { say: string; reaction?: (typeof REACTIONS)[number] | undefined }
const theirLine = z.union([
  spoken.transform((say): TheirLine => ({ say })),
  z.strictObject({ say: spoken, reaction: z.enum(REACTIONS).optional() }),
])
const round = z.record(z.enum(OUTCOMES), theirLine)
export const RehearsalSchema = z.strictObject({
  case: slug,
  title: words(10),
  context,
  name: words(3),
  who: words(12),
  brief: z.array(words(18)).length(3),
  wants: z.array(z.enum(STRENGTHS)).min(3),
  facts: z.array(z.string().min(2)).min(3),
  opening: spoken,
  second: round,
  third: round,
  endings: z.record(z.enum(OUTCOMES), spoken),
})
