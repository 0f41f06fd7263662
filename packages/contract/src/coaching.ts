import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './languages.ts'
import { FIELD_LENGTH, FIELDS_PER_REPLY, SEARCH_LENGTH } from './limits.ts'
import { IdSchema, storableText } from './text.ts'

export const TONES = ['softer', 'plain', 'firmer'] as const
export type Tone = (typeof TONES)[number]
/** Speak, text, or email. */
export const MEDIA = ['say', 'text', 'mail'] as const
export type Medium = (typeof MEDIA)[number]

/** Id of a case, builder or hearer. */
const SlugSchema = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'must be a slug' }), z.maxLength(80))

/** Chips and blanks set by the person; absent ones are up to the coach. */
export const ChosenSchema = z.strictObject({
  /** A case; null for none of the offered ones. */
  situation: z.optional(z.nullable(SlugSchema)),
  need: z.optional(SlugSchema),
  /** A builder of that need. */
  builder: z.optional(SlugSchema),
  to: z.optional(SlugSchema),
  how: z.optional(z.enum(MEDIA)),
  tone: z.optional(z.enum(TONES)),
  /** Values by blank name. */
  fields: z.optional(
    z
      .record(storableText(FIELD_LENGTH), storableText(FIELD_LENGTH))
      .check(z.refine((fields) => Object.keys(fields).length <= FIELDS_PER_REPLY, { error: 'too many fields' })),
  ),
})
export type Chosen = z.infer<typeof ChosenSchema>

const ChoiceSchema = z.strictObject({ id: z.string(), label: z.string() })
export type Choice = z.infer<typeof ChoiceSchema>

/**
 * One thing taken from the message. `guess`: uncertain; `set`: chosen by the person; `said`: stated; `default`:
 * unstated; `open`: unknown.
 */
const ChipSchema = z.strictObject({
  kind: z.enum(['situation', 'need', 'to', 'how', 'tone']),
  state: z.enum(['guess', 'set', 'said', 'default', 'open']),
  /** Null when nothing is chosen. */
  id: z.nullable(z.string()),
  label: z.string(),
  /** Likely choices, most likely first. */
  likely: z.optional(z.array(ChoiceSchema)),
})
export type Chip = z.infer<typeof ChipSchema>

/** Text or a blank. A blank's `name` is its label, `value` its content or '', `offered` words of the message to fill it with. */
const SegmentSchema = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ name: z.string(), value: z.string(), offered: z.optional(z.array(z.string())) }),
])
export type Segment = z.infer<typeof SegmentSchema>
type Field = Exclude<Segment, { text: string }>

/** Stored replies may be imported, so links are limited to tel, sms and https. */
const HrefSchema = z.string().check(z.regex(/^(?:tel:|sms:|https:\/\/)/, { error: 'must be a number or a site' }))
const HelpLineSchema = z.strictObject({ label: z.string(), href: HrefSchema, kind: z.enum(['call', 'text', 'site']) })

/** Parts of a reply, in reading order. */
export const PartSchema = z.discriminatedUnion('kind', [
  /** Advice, a reason, a question back, or a note. */
  z.strictObject({ kind: z.literal('answer'), text: z.string() }),
  z.strictObject({ kind: z.literal('why'), text: z.string() }),
  z.strictObject({ kind: z.literal('question'), text: z.string() }),
  /** Words to say or send, with blanks. */
  z.strictObject({ kind: z.literal('phrase'), medium: z.enum(MEDIA), segments: z.array(SegmentSchema) }),
  /** A short speech in beats. */
  z.strictObject({
    kind: z.literal('beats'),
    beats: z.array(z.strictObject({ title: z.string(), segments: z.array(SegmentSchema) })),
  }),
  /** "Which is closest?": cases to choose from; `more` are collapsed. */
  z.strictObject({ kind: z.literal('offers'), cases: z.array(ChoiceSchema), more: z.array(ChoiceSchema) }),
  /** Similar cases, shown next to a built phrase. */
  z.strictObject({ kind: z.literal('also'), cases: z.array(ChoiceSchema) }),
  /** "What do you want to do?": needs or builders to choose from; `chosen` is preselected. */
  z.strictObject({
    kind: z.literal('builders'),
    of: z.enum(['need', 'builder']),
    choices: z.array(ChoiceSchema),
    more: z.array(ChoiceSchema),
    chosen: z.nullable(z.string()),
  }),
  /** The person's draft with changes; `text` is the whole new version. */
  z.strictObject({
    kind: z.literal('draft'),
    text: z.string(),
    pieces: z.array(z.strictObject({ text: z.string(), change: z.enum(['same', 'new', 'gone']) })),
  }),
  /** Crisis help: `lead` is the full block, `mention` a one-line notice. */
  z.strictObject({
    kind: z.literal('help'),
    level: z.enum(['lead', 'mention']),
    text: z.string(),
    lines: z.array(HelpLineSchema),
  }),
  /** Once per conversation, when no case was close: suggests a language model. */
  z.strictObject({ kind: z.literal('model-hint'), text: z.string() }),
  z.strictObject({ kind: z.literal('markdown'), text: z.string() }),
])
export type Part = z.infer<typeof PartSchema>

/** A quick reply; pressing it sends `message`. */
export const SuggestionSchema = z.strictObject({ label: z.string(), message: z.string() })
export type Suggestion = z.infer<typeof SuggestionSchema>

/** Not strict: another version may have stored it, and its other keys are dropped. */
export const CoachingSchema = z.object({
  chips: z.array(ChipSchema),
  parts: z.array(PartSchema),
  suggestions: z.array(SuggestionSchema),
  chosen: ChosenSchema,
  /** Its message goes on with an earlier one: "shorter". */
  goesOn: z.optional(z.literal(true)),
})
export type Coaching = z.infer<typeof CoachingSchema>

/** The fields of a reply's phrases. */
export const fieldsOf = ({ parts }: { parts: readonly Part[] }): Field[] =>
  parts.flatMap((part) => {
    const segments = part.kind === 'phrase' ? part.segments : []
    const all = part.kind === 'beats' ? part.beats.flatMap((beat) => beat.segments) : segments
    return all.filter((segment) => 'name' in segment)
  })

/** A part of a reply with each of its fields changed. */
export function withFieldsOf(part: Part, change: (field: Field) => Field): Part {
  const changed = (segments: readonly Segment[]) => segments.map((one) => ('text' in one ? one : change(one)))
  if (part.kind === 'phrase') return { ...part, segments: changed(part.segments) }
  if (part.kind !== 'beats') return part
  return { ...part, beats: part.beats.map((beat) => ({ ...beat, segments: changed(beat.segments) })) }
}

/** A reply without the words that it offers for its fields. */
export const withoutOffers = (reply: Coaching): Coaching => ({
  ...reply,
  parts: reply.parts.map((part) => withFieldsOf(part, ({ name, value }) => ({ name, value }))),
})

export const chooseInReply = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/turns/:turn/chosen',
  summary:
    'Draws a reply of the built-in coach anew with what the person set; typed fields are kept. Replaces what was set before.',
  params: z.strictObject({ id: IdSchema, turn: IdSchema }),
  body: ChosenSchema,
  reply: z.strictObject({ content: z.string(), coaching: CoachingSchema, language: z.optional(LanguageSchema) }),
})

export const coachChoices = endpoint({
  method: 'GET',
  path: '/api/coach/choices',
  summary: 'What the chips choose from: needs with their builders, hearers, and six starters of a context.',
  query: z.strictObject({ context: storableText(100) }),
  reply: z.strictObject({
    needs: z.array(z.strictObject({ id: z.string(), label: z.string(), builders: z.array(ChoiceSchema) })),
    /** `nouns`: search keywords, as "brother" for a sibling. */
    hearers: z.array(z.extend(ChoiceSchema, { nouns: z.optional(z.string()) })),
    starters: z.array(SuggestionSchema),
  }),
})

export const searchCases = endpoint({
  method: 'GET',
  path: '/api/coach/cases',
  summary: 'Cases whose title or wordings hold the words typed so far, the best eight. The words stand in a header.',
  query: z.strictObject({ search: z.optional(storableText(SEARCH_LENGTH)) }),
  reply: z.array(ChoiceSchema),
})
