import * as z from 'zod/mini'
import { endpoint, noContent } from './endpoint.ts'
import { RULE_LENGTH, WORD_LENGTH, WRITING_EXCEPTIONS } from './limits.ts'
import { IdSchema, storableText } from './text.ts'

const named = (length: number) => storableText(length).check(z.minLength(1))

/** A muted rule, or a dictionary word. */
const NewWritingExceptionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rule'), value: named(RULE_LENGTH) }),
  z.strictObject({ kind: z.literal('word'), value: named(WORD_LENGTH) }),
])
export type NewWritingException = z.infer<typeof NewWritingExceptionSchema>

const WritingExceptionSchema = z.strictObject({
  id: IdSchema,
  kind: z.enum(['rule', 'word']),
  value: z.string(),
})
export type WritingException = z.infer<typeof WritingExceptionSchema>

export const listWritingExceptions = endpoint({
  method: 'GET',
  path: '/api/writing-exceptions',
  summary: 'Rules that the owner muted and words that the owner added; empty without an owner.',
  reply: z.array(WritingExceptionSchema),
})

export const addWritingException = endpoint({
  method: 'POST',
  path: '/api/writing-exceptions',
  summary: `Mutes a rule or adds a word; one that is there already is given back. At most ${WRITING_EXCEPTIONS}.`,
  body: NewWritingExceptionSchema,
  status: 201,
  reply: WritingExceptionSchema,
})

export const deleteWritingException = endpoint({
  method: 'DELETE',
  path: '/api/writing-exceptions/:id',
  summary: 'Takes one of them back.',
  params: z.strictObject({ id: IdSchema }),
  ...noContent,
})
