import type { Segment } from '@understory/contract/coaching'
import { use } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { ChipButton } from '../../../../ui/chip-button.tsx'
import { shownOffers } from '../../coach/fields.ts'
import { ReplyFields } from './reply-fields.ts'

/** Words of the person's message for the fields of a phrase: a press fills the field, another empties it again. */
export function OwnWords({ segments }: { segments: readonly Segment[] }) {
  const words = useWords(coach)
  const { typed, type, flush } = use(ReplyFields)
  if (!type) return null
  function fill(name: string, text: string) {
    type?.(name, text)
    flush()
  }
  return shownOffers(segments, typed).map(({ name, value, offered }) => (
    <div key={name} className="mt-2 grid gap-1.5 print:hidden">
      <span aria-hidden="true" className="text-small text-ink-soft">
        {words.yourWords(name)}
      </span>
      <ul aria-label={words.yourWords(name)} className="flex flex-wrap gap-2">
        {offered.map((text) => (
          <li key={text}>
            <ChipButton
              pressed={value === text}
              onClick={() => fill(name, value === text ? '' : text)}
              className="rounded-[18px]! py-1 text-start font-normal! leading-snug"
            >
              {text}
            </ChipButton>
          </li>
        ))}
      </ul>
    </div>
  ))
}
