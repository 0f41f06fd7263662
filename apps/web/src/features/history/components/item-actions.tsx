import { useNavigate } from '@tanstack/react-router'
import type { Conversation } from '@understory/contract/conversations'
import { TITLE_LENGTH } from '@understory/contract/limits'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { handConversation } from '../../../lib/handoff.ts'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useRenaming } from '../use-history.ts'

export function ItemActions({ conversation: { id, title } }: { conversation: Conversation }) {
  const words = useWords(settings).conversations
  const navigate = useNavigate()
  const [newTitle, setNewTitle] = useState<string | null>(null)
  /** The focus returns to the button that opened the field. */
  const [isBack, setIsBack] = useState(false)
  const renaming = useRenaming(close)

  function close() {
    setNewTitle(null)
    setIsBack(true)
  }

  function resume() {
    handConversation(id)
    void navigate({ to: '/dashboard/chatbot' })
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const wanted = newTitle?.trim()
    if (wanted) renaming.mutate({ id, title: wanted })
  }

  if (newTitle !== null) {
    return (
      <form onSubmit={save} className="mt-5 flex flex-wrap items-end gap-3">
        <Field label={words.newTitle} className="min-w-0 flex-1 basis-60">
          <Input
            autoFocus
            value={newTitle}
            maxLength={TITLE_LENGTH}
            onChange={(event) => setNewTitle(event.target.value)}
            onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
          />
        </Field>
        <Button type="submit" variant="primary" busy={renaming.isPending} disabled={newTitle.trim() === ''}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={close}>
          {words.cancel}
        </Button>
      </form>
    )
  }
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button icon="comment" onClick={resume}>
        {words.continue}
      </Button>
      <Button variant="quiet" icon="brush" autoFocus={isBack} onClick={() => setNewTitle(title)}>
        {words.rename}
      </Button>
    </div>
  )
}
