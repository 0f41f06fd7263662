import { isStorable } from '@understory/contract/text'
import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import { jsonIn } from '../http/json.ts'

/** An answer schema: JSON Schema for the model, and a parser for its answer. */
export type Shape<T> = {
  schema: JSONSchema7
  /** Undefined when the answer doesn't match. */
  read: (answer: string) => T | undefined
}

/** Keywords left out of the schema: some services reject them, none enforces them. `read` does. */
const LIMITS: ReadonlySet<string> = new Set(['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'])

export function shapeOf<T extends z.ZodObject>(schema: T): Shape<z.output<T>> {
  return {
    schema: withoutLimits(z.toJSONSchema(schema)) as JSONSchema7,
    // Models often wrap JSON in prose or a code fence.
    read: (answer) => schema.safeParse(jsonIn(/\{[\s\S]*\}/.exec(answer)?.[0] ?? '')).data,
  }
}

/** One line or paragraph of plain text. */
export function words(length: number, least = 1) {
  return z
    .string()
    .trim()
    .min(least)
    .max(length)
    .refine((text) => isStorable(text) && !/(?![\r\n\t])\p{Cc}/u.test(text))
}

function withoutLimits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLimits)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !LIMITS.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutLimits(inner)]))
}
