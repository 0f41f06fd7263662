import type { Segment } from '@understory/contract/coaching'
import { blankSaid } from '../understand/fields.ts'

const BLANK = /\[([^\]]+)\]/g

/**
 * A phrase in stretches and fields. A field holds what was typed into it, else what the message surely says, else nothing.
 *
 * @param to who hears it, where that is known
 */
export function segmentsOf(
  phrase: string,
  message: string,
  typed: Readonly<Record<string, string>>,
  to?: string | null,
): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const match of phrase.matchAll(BLANK)) {
    if (match.index > from) segments.push({ text: phrase.slice(from, match.index) })
    const name = match[1] ?? ''
    const place = { before: phrase.slice(0, match.index), after: phrase.slice(match.index + match[0].length), to }
    segments.push({ name, value: typed[name] ?? blankSaid(name, message, place) ?? '' })
    from = match.index + match[0].length
  }
  if (from < phrase.length) segments.push({ text: phrase.slice(from) })
  return segments
}

/** Segments as text; an empty field stands in brackets. */
export function textOfSegments(segments: readonly Segment[]): string {
  return segments.map((segment) => ('text' in segment ? segment.text : segment.value || `[${segment.name}]`)).join('')
}
