import { useId, useState } from 'react'
import { decimal } from '../../../lib/figures.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import type { Fact, FactKey } from '../facts.ts'

type FactsListProps = {
  /** Figures with a value. */
  facts: readonly Fact[]
  /** Missing figures, by name. */
  missing: readonly string[]
  need: 'quieter' | 'longer' | 'other'
}

/** Each figure expands to its meaning, certainty and source. */
export function FactsList({ facts, missing, need }: FactsListProps) {
  const words = useWords(voiceResultsWords)
  const [open, setOpen] = useState<FactKey | null>(null)
  const panel = useId()
  const shown = facts.find(({ key }) => key === open)
  return (
    <Card aria-labelledby={`${panel}-heading`}>
      <CardHead note={<span className="print:hidden">{words.facts.lead}</span>}>
        <h2 id={`${panel}-heading`} className="text-h3">
          {words.facts.heading}
        </h2>
      </CardHead>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-5">
        {facts.map(({ key, value }) => (
          <li key={key} className="flex">
            <button
              type="button"
              aria-expanded={key === open}
              aria-controls={panel}
              onClick={() => setOpen(key === open ? null : key)}
              className="grid min-h-11 w-full content-start rounded-2 px-3 py-2 text-start hover:bg-leaf-soft aria-expanded:bg-leaf-soft"
            >
              <span className="text-small text-ink-soft">{words.facts[key]}</span>
              <span className="num text-[1.3125rem]/[1.25]">{value}</span>
            </button>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="note mt-3 px-3">
          {words.facts.missing[need]}{' '}
          {missing.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <span>{name}</span>
            </span>
          ))}
        </p>
      )}
      <div id={panel} aria-live="polite">
        {shown && <Meaning fact={shown} onClose={() => setOpen(null)} />}
      </div>
    </Card>
  )
}

function Meaning({ fact: { key, trust }, onClose }: { fact: Fact; onClose: () => void }) {
  const words = useWords(voiceResultsWords)
  const { means, source } = words.meanings[key]
  const hasRange = trust !== null && trust.low !== null && trust.high !== null
  return (
    <div className="mt-3 grid gap-1.5 rounded-3 bg-leaf-softer px-4 py-3">
      <h3 className="font-text text-body font-semibold">{words.facts[key]}</h3>
      <p className="max-w-[72ch]">{means}</p>
      {trust && (
        <p className="max-w-[72ch] text-ink-soft">
          {trust.reason ?? words.facts.certainty[trust.certainty]}
          {hasRange && ` ${words.facts.range({ low: rounded(trust.low), high: rounded(trust.high) })}`}
        </p>
      )}
      <p className="note">
        {words.facts.source} {source}
      </p>
      <Button variant="quiet" size="sm" className="justify-self-start print:hidden" onClick={onClose}>
        {words.facts.close}
      </Button>
    </div>
  )
}

function rounded(value: number | null): string {
  if (value === null) return ''
  return Math.abs(value) >= 20 ? decimal(value, 0) : decimal(value, 1)
}
