import type { Section } from '@understory/forest/types'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { cardClass } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'

const NearMoments = lazyPart(() => import('./near-moments.tsx'), 'NearMoments')

/** As in the contract, whose schemas this page does without. */
const MATTER_LENGTH = 1000

type MomentProps = { section: Section; starters: readonly string[] }

/** Asks for the person's own matter and shows the cases nearest to it, to read in place. */
export function Moment({ section, starters }: MomentProps) {
  const words = useWords(sections).moment
  const [matter, setMatter] = useState('')
  const [asked, setAsked] = useState({ matter: '', times: 0 })
  const id = useId()

  function ask(text: string) {
    setMatter(text)
    setAsked(({ times }) => ({ matter: text.trim(), times: times + 1 }))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    ask(matter)
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask(matter)
  }

  return (
    <section lang={LANGUAGE} aria-labelledby={id} className={cardClass({ className: 'grid gap-4 print:hidden' })}>
      <form onSubmit={submit} className="grid gap-3">
        <h2 id={id} className="text-h3">
          {words.title}
        </h2>
        <p className="text-small text-ink-soft">{words.text}</p>
        <TextArea
          aria-labelledby={id}
          value={matter}
          onChange={({ target }) => setMatter(target.value)}
          onFocus={NearMoments.preload}
          onKeyDown={press}
          enterKeyHint="search"
          maxLength={MATTER_LENGTH}
          autoGrow
          className="max-h-60"
        />
        <Button type="submit" icon="search" className="justify-self-start">
          {words.find}
        </Button>
      </form>
      {asked.matter !== '' && <NearMoments key={asked.times} matter={asked.matter} section={section} />}
      {asked.matter === '' && starters.length > 0 && (
        <ul aria-label={words.starters} className="flex flex-wrap gap-2">
          {starters.map((starter) => (
            <li key={starter}>
              <Chip lang="en" onClick={() => ask(starter)} className="min-h-11 rounded-[14px] py-2 text-start">
                {starter}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
