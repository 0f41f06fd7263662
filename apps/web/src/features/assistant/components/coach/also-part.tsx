import type { Choice } from '@understory/contract/coaching'
import { useId } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { ChoiceButton } from './choice-button.tsx'
import type { PartsProps } from './reply-parts.ts'

type AlsoProps = Pick<PartsProps, 'lang' | 'choose'> & { cases: readonly Choice[] }

const MOST = 4

/** Alternatives for the same need, under a built phrase. */
export function AlsoPart({ cases, lang, choose }: AlsoProps) {
  const words = useWords(coach)
  const heading = useId()
  if (cases.length === 0) return null
  return (
    <div className="grid gap-2 print:hidden">
      <p id={heading} className="text-small text-ink-soft">
        {words.also}
      </p>
      <ul aria-labelledby={heading} className="grid grid-cols-2 gap-1.5 @max-[560px]:grid-cols-1">
        {cases.slice(0, MOST).map(({ id, label }) => (
          <li key={id} className="grid">
            <ChoiceButton lang={lang} isQuiet onClick={() => choose({ situation: id }, label)}>
              {label}
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
