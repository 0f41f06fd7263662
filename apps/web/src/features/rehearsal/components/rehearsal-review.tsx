import type { Debrief } from '@understory/contract/rehearsal'
import type { ReactNode } from 'react'
import { rehearsal as rehearsalWords } from '../../../lib/words/en/rehearsal.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'

type RehearsalReviewProps = { debrief: Debrief; name: string; onAgain: () => void; onBack: () => void }

/** A review that quotes the person's own lines. */
export function RehearsalReview({ debrief, name, onAgain, onBack }: RehearsalReviewProps) {
  const words = useWords(rehearsalWords)
  const { opened, cost, turned, next } = debrief

  return (
    <section className="grid gap-5 border-t border-line pt-5">
      <h3 ref={leadTo} tabIndex={-1} className="text-h3">
        {words.debrief.heading}
      </h3>
      {!opened && !cost && !turned && <p>{words.debrief.none}</p>}
      {opened && (
        <Remark title={words.debrief.opened} line={opened.line}>
          {sentence(opened.why)}
        </Remark>
      )}
      {cost && (
        <Remark title={words.debrief.cost} line={cost.line}>
          {sentence(cost.why)}
        </Remark>
      )}
      {turned && (
        <Remark title={words.debrief.turned} line={turned.line}>
          {words.debrief.turnedBy({ name, line: turned.why })}
        </Remark>
      )}
      <div>
        <h4 className="font-semibold">{words.debrief.next}</h4>
        <p lang="en">{next}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onAgain}>
          {words.debrief.again}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </section>
  )
}

function leadTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

function Remark({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <blockquote className="my-2 border-s-3 border-sprout ps-4 font-display text-manuscript [overflow-wrap:anywhere]">
        {line}
      </blockquote>
      <p className="text-ink-soft">{children}</p>
    </div>
  )
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?!]$/.test(capital) ? capital : `${capital}.`
}
