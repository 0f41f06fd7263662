import { MESSAGE_LENGTH } from '@understory/contract/limits'
import { type KeyboardEvent, useState } from 'react'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type EditProps = { content: string; onSend: (changed: string) => void; onCancel: () => void }

/** Edits a message and sends the new version; the first is kept. */
export function MessageEdit({ content, onSend, onCancel }: EditProps) {
  const words = useWords(assistantWords).actions
  const [text, setText] = useState(content)
  const changed = text.trim()
  const canSend = changed !== '' && changed.length <= MESSAGE_LENGTH

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (canSend) onSend(changed)
  }

  return (
    <div ref={beginAtEnd} className="w-full max-w-[54ch]">
      <TextArea
        autoGrow
        className="max-h-[40dvh]"
        value={text}
        aria-label={words.editLabel}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="primary" disabled={!canSend} onClick={() => onSend(changed)}>
          {words.resend}
        </Button>
      </div>
    </div>
  )
}

function beginAtEnd(place: HTMLElement | null): void {
  const area = place?.querySelector('textarea')
  area?.focus()
  area?.setSelectionRange(area.value.length, area.value.length)
}
