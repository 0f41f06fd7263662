import type { Choice } from '@understory/contract/coaching'
import { useEffect, useId, useRef, useState } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceButton } from './choice-button.tsx'
import type { PartsProps } from './reply-parts.ts'
import { SomethingElse } from './something-else.tsx'

type OffersProps = Pick<PartsProps, 'lang' | 'choose'> & {
  cases: readonly Choice[]
  more: readonly Choice[]
}

/** "Which is closest?": four titles, the rest behind "More", and a way out. */
export function OffersPart({ cases, more, lang, choose }: OffersProps) {
  const words = useWords(coach)
  const heading = useId()
  const [hasMore, setHasMore] = useState(false)
  const [isElse, setIsElse] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = hasMore ? [...cases, ...more] : cases

  // The button that was pressed is gone: the first of what it brought takes the focus.
  useEffect(() => {
    if (hasMore) list.current?.querySelectorAll('button')[cases.length]?.focus()
  }, [hasMore, cases.length])

  return (
    <div className="grid gap-4">
      {cases.length > 0 && (
        <>
          <p id={heading} className="text-lead font-semibold">
            {words.closest}
          </p>
          <ul ref={list} aria-labelledby={heading} className="grid gap-2">
            {shown.map(({ id, label }) => (
              <li key={id}>
                <ChoiceButton lang={lang} onClick={() => choose({ situation: id }, label)}>
                  {label}
                </ChoiceButton>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="-mt-2 flex flex-wrap gap-2">
        {more.length > 0 && !hasMore && (
          <Button variant="quiet" onClick={() => setHasMore(true)}>
            {words.more}
          </Button>
        )}
        <Button variant="quiet" aria-expanded={isElse} onClick={() => setIsElse(!isElse)}>
          {words.somethingElse}
        </Button>
      </div>
      {isElse && <SomethingElse lang={lang} choose={choose} />}
    </div>
  )
}
