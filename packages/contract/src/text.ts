import * as z from 'zod/mini'

/** Text every database can store: PostgreSQL rejects NUL, and lone surrogates have no UTF-8. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** A storable string of at most `length` UTF-16 units. */
export function storableText(length: number) {
  return z.string().check(z.maxLength(length), z.refine(isStorable, { error: 'text-not-well-formed' }))
}

export const IdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'must be an id' }))
