import type { Choice } from '@understory/contract/coaching'
import { useId, useState } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { focusHere } from '../../../../ui/refs.ts'
import { useCases } from '../../coach/use-cases.ts'
import { ROOM_ABOVE } from '../../use-scroll.ts'
import { ChoiceButton } from './choice-button.tsx'
import type { PartsProps } from './reply-part.tsx'

type ChooseProps = Pick<PartsProps, 'lang' | 'choose'>

type CaseListProps = ChooseProps & {
  cases: readonly Choice[]
  /** Less prominent, in two columns. */
  isQuiet?: boolean
  /** The case that takes the focus as it appears. */
  focused?: Choice | undefined
  'aria-label'?: string
  'aria-labelledby'?: string
}

function CaseList({ cases, lang, choose, isQuiet = false, focused, ...name }: CaseListProps) {
  return (
    <ul {...name} className={cx('grid', isQuiet ? 'grid-cols-2 gap-1.5 @max-[560px]:grid-cols-1' : 'gap-2')}>
      {cases.map((each) => (
        <li key={each.id} className="grid">
          <ChoiceButton
            ref={each === focused ? focusHere : undefined}
            lang={lang}
            isQuiet={isQuiet}
            onClick={() => choose({ situation: each.id }, each.label)}
          >
            {each.label}
          </ChoiceButton>
        </li>
      ))}
    </ul>
  )
}

/** Alternatives for the same need, under a built phrase. */
export function AlsoPart({ cases, lang, choose }: ChooseProps & { cases: readonly Choice[] }) {
  const words = useWords(coach)
  const heading = useId()
  if (cases.length === 0) return null
  return (
    <div className="grid gap-2 print:hidden">
      <p id={heading} className="text-small text-ink-soft">
        {words.also}
      </p>
      <CaseList aria-labelledby={heading} cases={cases} lang={lang} choose={choose} isQuiet />
    </div>
  )
}

type OffersProps = ChooseProps & { cases: readonly Choice[]; more: readonly Choice[] }

/** "Which is closest?": four cases, the rest behind "More", and a field for others. */
export function OffersPart({ cases, more, lang, choose }: OffersProps) {
  const words = useWords(coach)
  const heading = useId()
  const [hasMore, setHasMore] = useState(false)
  const [isElse, setIsElse] = useState(false)

  return (
    <div className="grid gap-4">
      {cases.length > 0 && (
        <>
          <p id={heading} className="text-lead font-semibold">
            {words.closest}
          </p>
          <CaseList
            aria-labelledby={heading}
            cases={hasMore ? [...cases, ...more] : cases}
            // The pressed button is gone, so the first new one takes the focus.
            focused={more[0]}
            lang={lang}
            choose={choose}
          />
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

/** Finds other cases by words. */
function SomethingElse({ lang, choose }: ChooseProps) {
  const words = useWords(coach)
  const [typed, setTyped] = useState('')
  const { cases, note } = useCases(typed)

  return (
    <div ref={leadTo} className="grid gap-2">
      <Field label={words.findSituation}>
        <Input autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <p role="status" className={note ? 'text-small text-ink-soft' : 'sr-only'}>
        {note}
      </p>
      {cases.length > 0 && <CaseList aria-label={words.closest} cases={cases} lang={lang} choose={choose} />}
    </div>
  )
}

function leadTo(place: HTMLElement | null): void {
  place?.querySelector('input')?.focus({ preventScroll: true })
  const log = place?.closest('[role=log]')
  // Only the conversation scrolls: scrollIntoView would move the page, too.
  if (place && log) log.scrollBy(0, place.getBoundingClientRect().top - log.getBoundingClientRect().top - ROOM_ABOVE)
}
