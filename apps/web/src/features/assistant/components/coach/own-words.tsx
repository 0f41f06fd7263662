import type { Segment } from '@understory/contract/coaching'
import { use } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { fieldValue } from '../../coach/fields.ts'
import { ReplyFields } from './reply-fields.ts'

/** Words of the person's own message for the fields of a phrase; a press fills the field. */
export function OwnWords({ segments }: { segments: readonly Segment[] }) {
  const words = useWords(coach)
  const { typed, type, flush } = use(ReplyFields)
  if (!type) return null
  const fields = new Map(
    segments.flatMap((segment) => ('name' in segment && segment.offered ? [[segment.name, segment] as const] : [])),
  )
  function fill(name: string, text: string) {
    type?.(name, text)
    flush()
  }
  return [...fields.values()].map((field) => (
    <div key={field.name} className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
      <span aria-hidden="true" className="text-small text-ink-soft">
        {words.yourWords(field.name)}
      </span>
      <ul aria-label={words.yourWords(field.name)} className="contents">
        {field.offered?.map((text) => (
          <li key={text}>
            <Chip pressed={fieldValue(field, typed) === text} onClick={() => fill(field.name, text)}>
              {text}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  ))
}
