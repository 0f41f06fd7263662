import { type Sign, signs } from '@understory/forest/content/signs'
import { useId, useState } from 'react'
import { astrology } from '../../../lib/words/en/astrology.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { CoachLink } from './coach-link.tsx'

/** Twelve signs and the reading of the chosen one, labeled as a mirror. */
export function Zodiac() {
  const words = useWords(astrology)
  const [chosen, setChosen] = useState<Sign>()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12 grid gap-5">
      <div className="grid gap-1">
        <h2 id={id}>{words.heading}</h2>
        <p className="max-w-[66ch] text-ink-soft">{words.lead}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3 lg:grid-cols-6">
        {signs.map((sign) => (
          <li key={sign.name} className="grid">
            <button
              type="button"
              aria-pressed={sign === chosen}
              onClick={() => setChosen(sign)}
              className={cx(
                'grid justify-items-start rounded-control border px-4 py-3 text-start',
                'hover:border-leaf hover:bg-leaf-softer',
                'forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
                sign === chosen ? 'border-leaf bg-leaf-soft font-semibold' : 'border-line-strong bg-surface-raised',
              )}
            >
              <span aria-hidden="true" className="text-[1.375rem]">
                {sign.emoji}
              </span>
              <span lang="en">{sign.name}</span>
              <span className="text-small font-normal text-ink-soft">{words.elements[sign.element]}</span>
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">{chosen && <Reading key={chosen.name} sign={chosen} />}</div>
    </section>
  )
}

/** On a phone, the reading is below the fold. */
function bringIntoView(reading: HTMLElement | null): void {
  if (!reading || reading.getBoundingClientRect().bottom <= innerHeight) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  reading.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}

function Reading({ sign }: { sign: Sign }) {
  const words = useWords(astrology)
  const { name, emoji, element, dates, message, question, creature } = sign
  return (
    <Card
      ref={bringIntoView}
      className="grid scroll-mt-[calc(var(--header-height)+12px)] animate-appear justify-items-start gap-3"
    >
      <h3 className="text-h2">
        <span aria-hidden="true">{emoji}</span> {name}
      </h3>
      <p className="text-ink-soft">
        {words.elements[element]}, {dates}
      </p>
      <p lang="en" className="max-w-[60ch] text-lead">
        {message}
      </p>
      <p lang="en" className="max-w-[60ch] font-display text-manuscript">
        {question}
      </p>
      <p className="flex items-center gap-3">
        <span aria-hidden="true" className="text-[2rem]">
          {creature.emoji}
        </span>
        <span>
          <b>{creature.name}</b>
          <span className="block text-ink-soft">{creature.trait}</span>
        </span>
      </p>
      <p className="note">{words.mirror}</p>
      <CoachLink context="Personal" draft={words.draft(question)} label={words.talk} quiet />
    </Card>
  )
}
