import * as z from 'zod/mini'
import { endpoint, noContent } from './endpoint.ts'
import { MODEL_ADDRESS_LENGTH, MODEL_KEY_LENGTH, MODEL_NAME_LENGTH, OPERATOR_CODE_LENGTH } from './limits.ts'
import { storableText } from './text.ts'

const NameSchema = storableText(MODEL_NAME_LENGTH).check(z.minLength(1))
const AddressSchema = storableText(MODEL_ADDRESS_LENGTH).check(z.minLength(1))
/** Write-only. Absent: the stored key stays. */
const KeySchema = z.optional(storableText(MODEL_KEY_LENGTH).check(z.minLength(1)))

/** Model choice set by the operator. */
const ModelChoiceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('built-in') }),
  z.strictObject({ kind: z.literal('ollama'), model: NameSchema }),
  z.strictObject({ kind: z.literal('openai-compatible'), address: AddressSchema, model: NameSchema, key: KeySchema }),
  z.strictObject({ kind: z.literal('anthropic'), model: NameSchema, key: KeySchema }),
])
export type ModelChoice = z.infer<typeof ModelChoiceSchema>

const ModelsSchema = z.strictObject({
  /** The current model; `leaves` says where messages go, null if they stay on the server. */
  answering: z.strictObject({ name: z.string(), builtIn: z.boolean(), leaves: z.nullable(z.string()) }),
  /** Origin of the choice: environment (wins), settings, a local Ollama, or none. */
  source: z.enum(['environment', 'settings', 'found', 'none']),
  /** `needs-code`: enter the operator's code first. */
  access: z.enum(['allowed', 'needs-code']),
  /** The stored choice for operators, without the key. */
  saved: z.nullable(
    z.strictObject({
      kind: z.enum(['built-in', 'ollama', 'openai-compatible', 'anthropic']),
      address: z.nullable(z.string()),
      model: z.nullable(z.string()),
      hasKey: z.boolean(),
    }),
  ),
  /** Models of a local Ollama; null without one, or for non-operators. */
  ollama: z.nullable(z.array(z.string())),
})
export type Models = z.infer<typeof ModelsSchema>

const TestedSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('answered'), firstWordsMilliseconds: z.int(), answer: z.string() }),
  /** What happened and what to do. */
  z.strictObject({ outcome: z.literal('failed'), problem: z.string() }),
])
export type Tested = z.infer<typeof TestedSchema>

export const models = endpoint({
  method: 'GET',
  path: '/api/models',
  summary: 'Who answers in the chat, who may change it, and the models found on the server.',
  reply: ModelsSchema,
})

export const setModel = endpoint({
  method: 'PUT',
  path: '/api/models',
  summary: 'Sets who answers in the chat, at once. For the operator.',
  body: ModelChoiceSchema,
  reply: ModelsSchema,
})

export const testModel = endpoint({
  method: 'POST',
  path: '/api/models/test',
  summary: 'One short exchange with a model that need not be set yet. For the operator.',
  body: ModelChoiceSchema,
  reply: TestedSchema,
})

export const becomeOperator = endpoint({
  method: 'POST',
  path: '/api/operator',
  summary: "Lets this browser set what the server asks, for a while, by the operator's code.",
  body: z.strictObject({ code: storableText(OPERATOR_CODE_LENGTH) }),
  ...noContent,
})

export const leaveOperator = endpoint({
  method: 'DELETE',
  path: '/api/operator',
  summary: 'Ends what the code allowed.',
  ...noContent,
})
