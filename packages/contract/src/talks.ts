import * as z from 'zod/mini'
import { PartSchema } from './coaching.ts'
import { CONTEXTS } from './contexts.ts'
import { endpoint, noContent } from './endpoint.ts'
import { TALK_BODY_BYTES, TALK_DRAFT_LENGTH, TALK_LINE_LENGTH, TALK_NAME_LENGTH } from './limits.ts'
import { IdSchema, storableText } from './text.ts'

const time = z.iso.datetime().check(z.maxLength(30))
const line = storableText(TALK_LINE_LENGTH)
const lines = (count: number) => z.array(line).check(z.maxLength(count))
const times = z.int().check(z.nonnegative(), z.maximum(99))
const amount = z.number().check(z.nonnegative(), z.maximum(10_000))
const figure = z.nullable(amount)

const isDay = (day: string) => {
  const time = Date.parse(`${day}T12:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** Local date with optional time, no time zone: "2026-11-27", "2026-11-27T17:30". */
const wallTime = z.string().check(
  z.regex(/^\d{4}-[01]\d-[0-3]\d(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: 'must be a day, with or without a time' }),
  z.refine((when) => isDay(when.slice(0, 10)), { error: 'must be a day that exists' }),
)

/** An objection and the answer to it. */
const AnswerSchema = z.strictObject({ they: line, you: line })

/** A rehearsal: counterpart, and the advice of its feedback. */
const RehearsedSchema = z.strictObject({ at: time, who: line, next: line })

/** A recording of the opening. `pace` in words a minute, `pauses` a count; null if unknown. */
const TalkTakeSchema = z.strictObject({ at: time, seconds: amount, pace: figure, pauses: figure })
export type TalkTake = z.infer<typeof TalkTakeSchema>

export const OUTCOMES = ['well', 'partly', 'badly'] as const
export type Outcome = (typeof OUTCOMES)[number]
const AfterSchema = z.strictObject({ at: time, outcome: z.enum(OUTCOMES), theySaid: line, keep: line })

/** Id in the coach's list of hearers. */
const hearer = z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, { error: 'must be a slug' })))

/** Editable fields; empty text when unset. */
const fields = {
  context: z.enum(CONTEXTS),
  who: storableText(TALK_NAME_LENGTH),
  to: hearer,
  about: line,
  goodEnd: line,
  when: z.nullable(wallTime),
  where: storableText(TALK_NAME_LENGTH),
  fear: line,
  /** The opening line and alternatives. */
  opening: line,
  openings: lines(6),
  points: lines(3),
  answers: z.array(AnswerSchema).check(z.maxLength(8)),
  limit: line,
  draft: storableText(TALK_DRAFT_LENGTH),
  isTimeAgreed: z.boolean(),
  /** How often the opening was practiced aloud. */
  saidAloud: times,
  rehearsed: z.array(RehearsedSchema).check(z.maxLength(10)),
  takes: z.array(TalkTakeSchema).check(z.maxLength(10)),
  after: z.nullable(AfterSchema),
  /** The line that worked. */
  worked: line,
}

export const TalkFieldsSchema = z.strictObject(fields)
export type TalkFields = z.infer<typeof TalkFieldsSchema>
const ChangedSchema = z.partial(TalkFieldsSchema)

const TalkSchema = z.strictObject({
  id: IdSchema,
  createdAt: time,
  /** The conversation it was prepared in. */
  conversationId: z.nullable(IdSchema),
  ...fields,
})
export type Talk = z.infer<typeof TalkSchema>

/** Shareable pieces of a talk and their fields. */
export const TALK_PIECES = {
  matter: ['who', 'about', 'goodEnd'],
  opening: ['opening'],
  points: ['points'],
  answers: ['answers'],
  limit: ['limit'],
  draft: ['draft'],
  rehearsed: ['rehearsed'],
  takes: ['takes'],
} as const satisfies Record<string, readonly (keyof TalkFields)[]>
export type TalkPiece = keyof typeof TALK_PIECES

export const TalkPieceSchema = z.enum(Object.keys(TALK_PIECES) as [TalkPiece, ...TalkPiece[]])

/** The shared pieces only. */
export const SharedTalkSchema = z.partial(
  z.pick(TalkFieldsSchema, {
    ...{ who: true, about: true, goodEnd: true, opening: true, points: true, answers: true, limit: true, draft: true },
    ...{ rehearsed: true, takes: true },
  }),
)
export type SharedTalk = z.infer<typeof SharedTalkSchema>

export const NO_TALK: TalkFields = {
  context: 'Personal',
  who: '',
  to: null,
  about: '',
  goodEnd: '',
  when: null,
  where: '',
  fear: '',
  opening: '',
  openings: [],
  points: [],
  answers: [],
  limit: '',
  draft: '',
  isTimeAgreed: false,
  saidAloud: 0,
  rehearsed: [],
  takes: [],
  after: null,
  worked: '',
}

/** `help` if anything written in the talk suggests danger; not stored. */
const AnsweredSchema = z.extend(TalkSchema, { help: z.optional(PartSchema) })

export const listTalks = endpoint({
  method: 'GET',
  path: '/api/talks',
  summary: 'The talks of the owner, the newest first; empty without an owner.',
  reply: z.array(TalkSchema),
})

export const createTalk = endpoint({
  method: 'POST',
  path: '/api/talks',
  summary:
    'Begins a talk. With `from` it is filled with what that reply of the assistant knows; what is given here wins.',
  body: z.strictObject({
    from: z.optional(z.strictObject({ conversationId: IdSchema, turn: IdSchema })),
    talk: ChangedSchema,
  }),
  bodyLimit: TALK_BODY_BYTES,
  status: 201,
  reply: AnsweredSchema,
})

export const changeTalk = endpoint({
  method: 'PATCH',
  path: '/api/talks/:id',
  summary: 'Sets fields of a talk of the owner; the others stay.',
  params: z.strictObject({ id: IdSchema }),
  body: ChangedSchema,
  bodyLimit: TALK_BODY_BYTES,
  reply: AnsweredSchema,
})

export const deleteTalk = endpoint({
  method: 'DELETE',
  path: '/api/talks/:id',
  summary: 'Deletes a talk of the owner, and closes the shares that show it.',
  params: z.strictObject({ id: IdSchema }),
  ...noContent,
})
