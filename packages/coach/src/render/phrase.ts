import type { Choice, Part, Segment } from '@understory/contract/coaching'
import { line } from '../content.ts'
import type { OwnWords } from '../own-words/own-words.ts'
import { blankSaid } from '../understand/fields.ts'

const BLANK = /\[([^\]]+)\]/g

/**
 * A phrase in stretches and fields. A field holds what was typed into it, else what the message surely says. Where that is
 * nothing, it may offer words of the message.
 */
export function segmentsOf(
  phrase: string,
  message: string,
  typed: Readonly<Record<string, string>>,
  to?: string | null,
  ownWords?: OwnWords,
): Segment[] {
  const segments: Segment[] = []
  let from = 0
  for (const match of phrase.matchAll(BLANK)) {
    if (match.index > from) segments.push({ text: phrase.slice(from, match.index) })
    const name = match[1] ?? ''
    const place = { before: phrase.slice(0, match.index), to }
    const said = blankSaid(name, message, place)
    const offered = said === undefined && ownWords ? ownWords(name, place.before) : []
    segments.push({ name, value: typed[name] ?? said ?? '', ...(offered.length > 0 && { offered }) })
    from = match.index + match[0].length
  }
  if (from < phrase.length) segments.push({ text: phrase.slice(from) })
  return segments
}

/** Segments as text; an empty field stands in brackets. */
export const textOfSegments = (segments: readonly Segment[]): string =>
  segments.map((segment) => ('text' in segment ? segment.text : segment.value || `[${segment.name}]`)).join('')

const listed = (head: string, choices: readonly Choice[]) =>
  [line(head), ...choices.map(({ label }) => `- ${label}`)].join('\n')

function textOf(part: Part): string {
  switch (part.kind) {
    case 'phrase':
      return `"${textOfSegments(part.segments)}"`
    case 'beats':
      return part.beats.map(({ title, segments }) => `${title}: "${textOfSegments(segments)}"`).join('\n')
    case 'offers':
      return [line('closest'), ...part.cases.map(({ label }, at) => `${at + 1}. ${label}`)].join('\n')
    case 'also':
      return listed('also', part.cases)
    case 'builders':
      return listed(part.of === 'need' ? 'pick-need' : 'pick-builder', part.choices)
    case 'help':
      return [part.text, ...part.lines.map(({ label }) => label)].join('\n')
    default:
      return part.text
  }
}

/** A reply as one text, for clients that draw text alone, for search and for reading aloud. */
export const textOfParts = (parts: readonly Part[]): string => parts.map(textOf).join('\n\n')
