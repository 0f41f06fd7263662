import type { Part } from '@understory/contract/coaching'
import { line } from '../content.ts'
import { textOfSegments } from './phrase.ts'

function textOf(part: Part): string {
  switch (part.kind) {
    case 'phrase':
      return `"${textOfSegments(part.segments)}"`
    case 'beats':
      return part.beats.map(({ title, segments }) => `${title}: "${textOfSegments(segments)}"`).join('\n')
    case 'offers':
      return [line('closest'), ...part.cases.map(({ label }, at) => `${at + 1}. ${label}`)].join('\n')
    case 'also':
      return [line('also'), ...part.cases.map(({ label }) => `- ${label}`)].join('\n')
    case 'builders':
      return [
        line(part.of === 'need' ? 'pick-need' : 'pick-builder'),
        ...part.choices.map(({ label }) => `- ${label}`),
      ].join('\n')
    case 'help':
      return [part.text, ...part.lines.map(({ label }) => label)].join('\n')
    default:
      return part.text
  }
}

/** A reply as one text, for clients that draw text alone, for search and for reading aloud. */
export function textOfParts(parts: readonly Part[]): string {
  return parts.map(textOf).join('\n\n')
}
