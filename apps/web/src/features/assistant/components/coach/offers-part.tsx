import type { Choice } from '@understory/contract/coaching'
import { useId, useState } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { focusHere } from '../../../../ui/refs.ts'
import { ChoiceButton } from './choice-button.tsx'
import type { PartsProps } from './reply-parts.ts'
import { SomethingElse } from './something-else.tsx'

type OffersProps = Pick<PartsProps, 'lang' | 'choose'> & {
  cases: readonly Choice[]
  more: readonly Choice[]
}

/** "Which is closest?": four cases, the rest behind "More", and a field for others. */
export function OffersPart({ cases, more, lang, choose }: OffersProps) {
  const words = useWords(coach)
  const heading = useId()
  const [hasMore, setHasMore] = useState(false)
  const [isElse, setIsElse] = useState(false)
  const shown = hasMore ? [...cases, ...more] : cases

  return (
    <div className="grid gap-4">
      {cases.length > 0 && (
        <>
          <p id={heading} className="text-lead font-semibold">
            {words.closest}
          </p>
          <ul aria-labelledby={heading} className="grid gap-2">
            {shown.map(({ id, label }, index) => (
              <li key={id}>
                {/* The pressed button is gone, so the first new one takes the focus. */}
                <ChoiceButton
                  ref={hasMore && index === cases.length ? focusHere : undefined}
                  lang={lang}
                  onClick={() => choose({ situation: id }, label)}
                >
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
