import { MESSAGE_LENGTH } from '@understory/contract/limits'
import { type FormEvent, type Ref, useId } from 'react'
import { whole } from '../../../lib/figures.ts'
import { assistant } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { sendOnEnter } from '../../../ui/send-on-enter.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Thread } from '../types.ts'

type ComposerProps = {
  draft: string
  onDraft: (draft: string) => void
  onSend: (message: string) => void
  onStop: () => void
  status: Thread['status']
  hasHint: boolean
  inputRef: Ref<HTMLTextAreaElement>
}

/** The message box. Enter sends, Shift+Enter adds a line; blank or too long text isn't sent. */
export function Composer({ draft, onDraft, onSend, onStop, status, hasHint, inputRef }: ComposerProps) {
  const words = useWords(assistant)
  const hint = useId()
  const message = draft.trim()
  const over = message.length - MESSAGE_LENGTH
  const canSend = message !== '' && over <= 0 && status === 'idle'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSend) onSend(message)
  }

  return (
    <form onSubmit={submit}>
      <div className="grid grid-cols-[1fr_auto] items-end rounded-[18px] border-[1.5px] border-line-strong bg-surface-raised p-1.5 focus-within:border-transparent focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus">
        <TextArea
          ref={inputRef}
          bare
          autoGrow
          dir="auto"
          className="max-h-[40dvh]"
          value={draft}
          disabled={status === 'waiting'}
          placeholder={words.placeholder}
          aria-label={words.inputLabel}
          aria-describedby={hint}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <div className="flex gap-1.5">
          {status !== 'idle' && (
            <Button variant="secondary" iconOnly icon="stop" aria-label={words.stop} onClick={onStop} />
          )}
          <Button type="submit" variant="primary" iconOnly icon="up" aria-label={words.send} disabled={!canSend} />
        </div>
      </div>
      <p id={hint} className={cx('mt-2 text-center text-micro text-ink-faint max-md:sr-only', !hasHint && 'sr-only')}>
        {over > 0 ? <span className="text-berry-ink">{words.tooLong(whole(over))}</span> : words.hint}
      </p>
    </form>
  )
}
