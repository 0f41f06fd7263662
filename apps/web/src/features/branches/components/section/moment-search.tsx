import { MATTER_LENGTH } from '@understory/contract/limits'
import type { Section } from '@understory/forest/types'
import { type FormEvent, useId, useRef, useState } from 'react'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { sections } from '../../../../lib/words/en/sections.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { cardClass } from '../../../../ui/card.tsx'
import { sendOnEnter } from '../../../../ui/send-on-enter.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { Starters } from '../starters.tsx'

const NearMoments = lazyPart(() => import('./near-moments.tsx'), 'NearMoments')

/** Asks for the person's own matter and shows the cases nearest to it, to read in place. */
export function MomentSearch({ section, starters }: { section: Section; starters: readonly string[] }) {
  const words = useWords(sections).moment
  const [matter, setMatter] = useState('')
  const [asked, setAsked] = useState({ matter: '', times: 0 })
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  function ask(text: string) {
    setMatter(text)
    if (text.trim() !== '') setAsked(({ times }) => ({ matter: text.trim(), times: times + 1 }))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    ask(matter)
  }
  function askExample(text: string) {
    ask(text)
    // The pressed example goes away.
    field.current?.focus()
  }

  return (
    <section
      lang={LANGUAGE}
      aria-labelledby={id}
      className={cardClass({ className: 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 print:hidden' })}
    >
      <form onSubmit={submit} className="grid gap-3">
        <h2 id={id} className="text-h3">
          {words.title}
        </h2>
        <p id={`${id}-text`} className="text-small text-ink-soft">
          {words.text}
        </p>
        <TextArea
          ref={field}
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
          value={matter}
          onChange={({ target }) => setMatter(target.value)}
          onFocus={NearMoments.preload}
          onKeyDown={sendOnEnter}
          enterKeyHint="search"
          maxLength={MATTER_LENGTH}
          autoGrow
          className="max-h-60"
        />
        <Button type="submit" icon="search" className="justify-self-start">
          {words.find}
        </Button>
      </form>
      {asked.times > 0 ? (
        <NearMoments {...asked} section={section} />
      ) : (
        <Starters label={words.starters} starters={starters} onPress={askExample} />
      )}
    </section>
  )
}
