import { isStorable } from '@understory/contract/text'
import type { JSONSchema7 } from 'ai'
import { z } from 'zod'

/** What a model is asked to write: as JSON Schema for the model, and what reads its answer. */
export type Shape<T> = {
  schema: JSONSchema7
  /** Undefined where the answer is not of this shape. */
  read: (answer: string) => T | undefined
}

/** Left out of the schema that is sent: some services reject these keywords, and none guarantees them. `read` enforces them. */
const LIMITS: ReadonlySet<string> = new Set(['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'])

export function shapeOf<T extends z.ZodObject>(schema: T): Shape<z.output<T>> {
  return {
    schema: withoutLimits(z.toJSONSchema(schema)) as JSONSchema7,
    read: (answer) => schema.safeParse(objectIn(answer)).data,
  }
}

/** One line or paragraph that a model writes and a page shows as text. */
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

/** Models often add text around the JSON or put it in a code fence. */
function objectIn(answer: string): unknown {
  try {
    return JSON.parse(/\{[\s\S]*\}/.exec(answer)?.[0] ?? '')
  } catch {
    return undefined
  }
}
