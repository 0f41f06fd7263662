import { isStorable } from '@understory/contract/text'
import { ProblemError } from './problem.ts'

/**
 * What somebody wrote, from a header in which it came percent-encoded: addresses are written down on the way, headers are not.
 *
 * @returns the text without space around it, at most `length` UTF-16 units; nothing where there is no such header
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
