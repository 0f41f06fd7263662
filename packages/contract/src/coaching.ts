import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './languages.ts'
import { FIELD_LENGTH, FIELDS_PER_REPLY, SEARCH_LENGTH } from './limits.ts'
import { IdSchema, storableText } from './text.ts'

export const TONES = ['softer', 'plain', 'firmer'] as const
export type Tone = (typeof TONES)[number]
/** Say it aloud, send a text, send a mail. */
export const MEDIA = ['say', 'text', 'mail'] as const
export type Medium = (typeof MEDIA)[number]

/** A name of something in the coach's content: a case, a builder, a hearer. */
const SlugSchema = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'must be a slug' }), z.maxLength(80))

/** What the person set on the chips and typed into the fields of one reply. What is absent was left to the coach. */
export const ChosenSchema = z.strictObject({
  /** A case; null where none of those offered fits. */
  situation: z.optional(z.nullable(SlugSchema)),
  /** One of the sixteen needs. */
  need: z.optional(SlugSchema),
  /** One of the builders of that need. */
  builder: z.optional(SlugSchema),
  /** A hearer of the coach's list. */
  to: z.optional(SlugSchema),
  how: z.optional(z.enum(MEDIA)),
  tone: z.optional(z.enum(TONES)),
  /** What stands in a blank, by the blank's name. */
  fields: z.optional(
    z
      .record(storableText(FIELD_LENGTH), storableText(FIELD_LENGTH))
      .check(z.refine((fields) => Object.keys(fields).length <= FIELDS_PER_REPLY, { error: 'too many fields' })),
  ),
})
export type Chosen = z.infer<typeof ChosenSchema>

/** A choice of the situation, need, builder or hearer. */
const ChoiceSchema = z.strictObject({ id: z.string(), label: z.string() })
export type Choice = z.infer<typeof ChoiceSchema>

/**
 * One thing taken from the message. `guess`: the coach is not sure; `set`: the person chose it; `said`: the message says
 * so; `default`: nothing was said; `open`: not known (its label says "Not set").
 */
export const ChipSchema = z.strictObject({
  kind: z.enum(['situation', 'need', 'to', 'how', 'tone']),
  state: z.enum(['guess', 'set', 'said', 'default', 'open']),
  /** What is chosen; null where nothing is. */
  id: z.nullable(z.string()),
  label: z.string(),
  /** Choices that the message makes likely, likeliest first: they stand on top of the list. */
  likely: z.optional(z.array(ChoiceSchema)),
})
export type Chip = z.infer<typeof ChipSchema>

/** A stretch of a phrase, or a field in it. A field's `name` is its label; `value` is what stands in it, '' while empty. */
export const SegmentSchema = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ name: z.string(), value: z.string() }),
])
export type Segment = z.infer<typeof SegmentSchema>

/** A stored reply may come from a file: its links call, text or open a site, and nothing else. */
const HrefSchema = z.string().check(z.regex(/^(?:tel:|sms:|https:\/\/)/, { error: 'must be a number or a site' }))
const HelpLineSchema = z.strictObject({ label: z.string(), href: HrefSchema, kind: z.enum(['call', 'text', 'site']) })

/** A part of a reply, in the order in which they are read. */
export const PartSchema = z.discriminatedUnion('kind', [
  /** What matters and what to do first, a reason, a question back, or a plain note. */
  z.strictObject({ kind: z.literal('answer'), text: z.string() }),
  z.strictObject({ kind: z.literal('why'), text: z.string() }),
  z.strictObject({ kind: z.literal('question'), text: z.string() }),
  /** Words to say or send, with fields. */
  z.strictObject({ kind: z.literal('phrase'), medium: z.enum(MEDIA), segments: z.array(SegmentSchema) }),
  /** A small speech: what each beat is for, and words for it. */
  z.strictObject({
    kind: z.literal('beats'),
    beats: z.array(z.strictObject({ title: z.string(), segments: z.array(SegmentSchema) })),
  }),
  /** "Which is closest?": titles to press. `more` stand behind "More". */
  z.strictObject({ kind: z.literal('offers'), cases: z.array(ChoiceSchema), more: z.array(ChoiceSchema) }),
  /** Beside a phrase that is built: titles of the same need, to press instead. */
  z.strictObject({ kind: z.literal('also'), cases: z.array(ChoiceSchema) }),
  /** "What do you want to do?": needs to press, or the builders of a need. `chosen` is pressed already. */
  z.strictObject({
    kind: z.literal('builders'),
    of: z.enum(['need', 'builder']),
    choices: z.array(ChoiceSchema),
    more: z.array(ChoiceSchema),
    chosen: z.nullable(z.string()),
  }),
  /** The person's own text with what changed; `text` is the whole new one. */
  z.strictObject({
    kind: z.literal('draft'),
    text: z.string(),
    pieces: z.array(z.strictObject({ text: z.string(), change: z.enum(['same', 'new', 'gone']) })),
  }),
  /** Help in danger. `lead` stands first, `mention` is one quiet line whose press leads. */
  z.strictObject({
    kind: z.literal('help'),
    level: z.enum(['lead', 'mention']),
    text: z.string(),
    lines: z.array(HelpLineSchema),
  }),
  /** Once a conversation, where nothing was near: a language model reads everything. */
  z.strictObject({ kind: z.literal('model-hint'), text: z.string() }),
  /** A language model's answer. */
  z.strictObject({ kind: z.literal('markdown'), text: z.string() }),
])
export type Part = z.infer<typeof PartSchema>

/** A button under the newest reply: a press sends `message` as the person's words. */
export const SuggestionSchema = z.strictObject({ label: z.string(), message: z.string() })
export type Suggestion = z.infer<typeof SuggestionSchema>

/** A reply as the page draws it. */
export const CoachingSchema = z.strictObject({
  chips: z.array(ChipSchema),
  parts: z.array(PartSchema),
  suggestions: z.array(SuggestionSchema),
  chosen: ChosenSchema,
})
export type Coaching = z.infer<typeof CoachingSchema>

export const chooseInReply = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/turns/:turn/chosen',
  summary:
    'Draws a reply of the built-in coach anew with what the person set; typed fields are kept. Replaces what was set before.',
  params: z.strictObject({ id: IdSchema, turn: IdSchema }),
  body: ChosenSchema,
  status: 200,
  reply: z.strictObject({ content: z.string(), coaching: CoachingSchema, language: z.optional(LanguageSchema) }),
})

export const coachChoices = endpoint({
  method: 'GET',
  path: '/api/coach/choices',
  summary: 'What the chips choose from: needs with their builders, hearers, and six starters of a context.',
  query: z.strictObject({ context: storableText(100) }),
  status: 200,
  reply: z.strictObject({
    needs: z.array(z.strictObject({ id: z.string(), label: z.string(), builders: z.array(ChoiceSchema) })),
    /** `nouns`: other words by which people find them, as "brother" for a sibling. */
    hearers: z.array(z.extend(ChoiceSchema, { nouns: z.optional(z.string()) })),
    starters: z.array(SuggestionSchema),
  }),
})

export const searchCases = endpoint({
  method: 'GET',
  path: '/api/coach/cases',
  summary: 'Cases whose title or wordings hold the words typed so far, the best eight. The words stand in a header.',
  query: z.strictObject({ search: z.optional(storableText(SEARCH_LENGTH)) }),
  status: 200,
  reply: z.array(ChoiceSchema),
})
