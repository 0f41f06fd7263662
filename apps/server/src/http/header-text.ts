import { isStorable } from '@understory/contract/text'
import { ProblemError } from './problem.ts'

/**
 * Percent-encoded user text from a header: URLs end up in logs, headers don't.
 *
 * @returns trimmed text of at most `length` UTF-16 units; undefined without the header
 * @throws ProblemError `invalid-request`
 */
export function textInHeader(name: string, value: string | undefined, length: number): string | undefined {
  if (value === undefined) return undefined
  const text = decode(value)
  if (text === undefined || text.length > length || !isStorable(text)) {
    throw new ProblemError(
      'invalid-request',
      `The header ${name} must be percent-encoded text of ${length} characters at most. Nothing was changed.`,
    )
  }
  return text.trim()
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
