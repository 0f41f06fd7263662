import type { Segment } from '@understory/contract/coaching'
import { PhraseField } from './phrase-field.tsx'

const LEADING_MARKS = /^[.,;:!?…)"'’”]+/

/** A phrase with its fields, keyed by name so that they survive redraws. */
export function Segments({ segments }: { segments: readonly Segment[] }) {
  const seen = new Map<string, number>()
  const marksAt = (index: number): string => {
    const segment = segments[index]
    return segment && 'text' in segment ? (segment.text.match(LEADING_MARKS)?.[0] ?? '') : ''
  }
  return segments.map((segment, index) => {
    if ('text' in segment) {
      const isAfterField = index > 0 && !('text' in (segments[index - 1] ?? segment))
      const text = isAfterField ? segment.text.slice(marksAt(index).length) : segment.text
      // biome-ignore lint/suspicious/noArrayIndexKey: words between fields hold nothing that could be lost
      return <span key={index}>{text}</span>
    }
    const nth = seen.get(segment.name) ?? 0
    seen.set(segment.name, nth + 1)
    return (
      // No line begins with the period that ends the field's sentence.
      <span key={`${segment.name} ${nth}`} className="whitespace-nowrap">
        <PhraseField {...segment} />
        {marksAt(index + 1)}
      </span>
    )
  })
}

export const hasFields = (segments: readonly Segment[]) => segments.some((segment) => 'name' in segment)
