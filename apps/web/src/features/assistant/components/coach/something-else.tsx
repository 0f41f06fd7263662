import { useState } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { useCases } from '../../coach/use-cases.ts'
import { ChoiceButton } from './choice-button.tsx'
import type { PartsProps } from './reply-parts.ts'

/** Finds other cases by words. */
export function SomethingElse({ lang, choose }: Pick<PartsProps, 'lang' | 'choose'>) {
  const words = useWords(coach)
  const [typed, setTyped] = useState('')
  const { cases, note } = useCases(typed)

  return (
    <div ref={leadTo} className="grid scroll-mt-6 gap-4">
      <div className="grid gap-2">
        <Field label={words.findSituation}>
          <Input autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <p role="status" className={note ? 'text-small text-ink-soft' : 'sr-only'}>
          {note}
        </p>
        {cases.length > 0 && (
          <ul aria-label={words.closest} className="grid gap-2">
            {cases.map(({ id, label }) => (
              <li key={id}>
                <ChoiceButton lang={lang} onClick={() => choose({ situation: id }, label)}>
                  {label}
                </ChoiceButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function leadTo(place: HTMLElement | null): void {
  place?.querySelector('input')?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'start' })
}
