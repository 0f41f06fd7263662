import type { Segment } from '@understory/contract/coaching'
import { isHostile } from '../review/hostile.ts'
import { blankSaid } from '../understand/fields.ts'
import { offeredFor } from '../understand/offered.ts'
import type { OwnWords } from '../understand/own-words.ts'

const BLANK = /\[([^\]]+)\]/g

/**
 * A phrase in stretches and fields. A field holds what was typed into it, else what the message surely says, else nothing; where
 * the message says nothing for sure it may offer words of it.
 *
 * @param to who hears it, where that is known
 * @param own what the message has to offer
 */
export function segmentsOf(
  phrase: string,
  message: string,
  typed: Readonly<Record<string, string>>,
  to?: string | null,
  own: readonly OwnWords[] = [],
): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const match of phrase.matchAll(BLANK)) {
    if (match.index > from) segments.push({ text: phrase.slice(from, match.index) })
    const name = match[1] ?? ''
    const place = { before: phrase.slice(0, match.index), after: phrase.slice(match.index + match[0].length), to }
    const sure = blankSaid(name, message, place)
    const value = typed[name] ?? sure ?? ''
    const offered = sure === undefined ? offeredFor(name, place.before, own).filter((text) => !isHostile(text)) : []
    segments.push(offered.length > 0 ? { name, value, offered } : { name, value })
    from = match.index + match[0].length
  }
  if (from < phrase.length) segments.push({ text: phrase.slice(from) })
  return segments
}

/** Segments as text; an empty field stands in brackets. */
export function textOfSegments(segments: readonly Segment[]): string {
  return segments.map((segment) => ('text' in segment ? segment.text : segment.value || `[${segment.name}]`)).join('')
}
