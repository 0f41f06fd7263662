import type { Segment } from '@understory/contract/coaching'
import { PhraseField } from './phrase-field.tsx'

/** A phrase with its fields, keyed by name so that they survive redraws. */
export function Segments({ segments }: { segments: readonly Segment[] }) {
  const seen = new Map<string, number>()
  return segments.map((segment, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: words between fields hold nothing that could be lost
    if ('text' in segment) return <span key={index}>{segment.text}</span>
    const nth = seen.get(segment.name) ?? 0
    seen.set(segment.name, nth + 1)
    return <PhraseField key={`${segment.name} ${nth}`} {...segment} />
  })
}

export const hasFields = (segments: readonly Segment[]) => segments.some((segment) => 'name' in segment)
