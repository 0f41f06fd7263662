import { useNavigate } from '@tanstack/react-router'
import type { Context } from '@understory/contract/contexts'
import { useId, useState } from 'react'
import { handToAssistant } from '../../../lib/handoff.ts'
import { askAssistant } from '../../../lib/words/en/ask-assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cardClass } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Starters } from './starters.tsx'

/** Opens the assistant with what was typed, in the branch's context. */
export function Ask({ context, starters, title }: { context: Context; starters: readonly string[]; title?: string }) {
  const words = useWords(askAssistant)
  const [draft, setDraft] = useState('')
  const navigate = useNavigate()
  const id = useId()

  function open(text: string) {
    handToAssistant({ context, draft: text.trim() })
    void navigate({ to: '/dashboard/chatbot' })
  }

  return (
    <section aria-labelledby={id} className={cardClass({ className: 'grid gap-3 print:hidden' })}>
      <h2 id={id} className="text-h3">
        {title ?? words.title}
      </h2>
      <p className="text-small text-ink-soft">{words.text}</p>
      <Starters label={words.starters} starters={starters} onPress={open} />
      <TextArea
        aria-label={words.label}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        autoGrow
        className="max-h-60"
      />
      <Button icon="comment" onClick={() => open(draft)} className="justify-self-start">
        {words.open}
      </Button>
    </section>
  )
}
