import { useState } from 'react'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { cx } from '../../../ui/cx.ts'
import { toast } from '../../../ui/use-toast.ts'
import { versionsOf } from '../tree.ts'
import type { Message } from '../types.ts'
import type { Assistant } from '../use-thread.ts'

type ActionsProps = {
  message: Message
  assistant: Assistant
  /** The message that was answered; absent where this is one of the person's. */
  asked?: Message | undefined
  onEdit?: () => void
}

const QUIET = 'text-ink-faint hover:text-leaf-ink pointer-coarse:size-11'

/** What can be done with one message: change it, copy it, have it answered again, delete it, and turn to its other versions. */
export function MessageActions({ message, assistant, asked, onEdit }: ActionsProps) {
  const words = useWords(assistantWords).actions
  const isBusy = assistant.thread.status !== 'idle'
  const versions = versionsOf(assistant.thread, message)
  return (
    <>
      {versions.length > 1 && <Versions versions={versions} message={message} onChoose={assistant.chooseVersion} />}
      <div
        className={cx(
          'flex items-center transition-opacity duration-(--dur-1)',
          'md:opacity-0 md:group-hover:opacity-100 md:group-focus-within:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        {onEdit && (
          <Button
            variant="quiet"
            size="sm"
            iconOnly
            icon="brush"
            aria-label={words.edit}
            title={words.edit}
            className={QUIET}
            disabled={isBusy}
            onClick={onEdit}
          />
        )}
        {asked && <CopyAnswer text={message.content} />}
        {asked?.turnId && (
          <Button
            variant="quiet"
            size="sm"
            iconOnly
            icon="undo"
            aria-label={words.retry}
            title={words.retry}
            className={QUIET}
            disabled={isBusy}
            onClick={() => assistant.retry(asked)}
          />
        )}
        {asked && <DeleteExchange asked={asked} assistant={assistant} isBusy={isBusy} />}
      </div>
    </>
  )
}

function CopyAnswer({ text }: { text: string }) {
  const words = useWords(assistantWords).actions
  const [isCopied, setIsCopied] = useState(false)
  const label = isCopied ? words.copied : words.copy

  async function copy() {
    await navigator.clipboard?.writeText(text)
    setIsCopied(true)
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      icon={isCopied ? 'check' : 'copy'}
      aria-label={label}
      title={label}
      className={QUIET}
      onClick={copy}
      onBlur={() => setIsCopied(false)}
    />
  )
}

function DeleteExchange({ asked, assistant, isBusy }: { asked: Message; assistant: Assistant; isBusy: boolean }) {
  const words = useWords(assistantWords)
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)

  async function remove() {
    setIsDeleting(true)
    const isGone = await assistant.deleteExchange(asked)
    setIsDeleting(false)
    if (isGone) setIsAsking(false)
    else toast({ title: words.removal.failed, description: words.removal.later, variant: 'destructive' })
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        icon="trash"
        aria-label={words.actions.remove}
        title={words.actions.remove}
        className={QUIET}
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
      />
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.removal.title}
        description={words.removal.question}
        subject={asked.content.slice(0, 80)}
        cancelLabel={words.removal.keep}
        confirmLabel={words.removal.confirm}
        busyLabel={words.removal.busy}
        busy={isDeleting}
        onConfirm={remove}
      />
    </>
  )
}

type VersionsProps = { versions: readonly Message[]; message: Message; onChoose: (id: string) => void }

function Versions({ versions, message, onChoose }: VersionsProps) {
  const words = useWords(assistantWords).actions
  const index = versions.indexOf(message)
  const [earlier, later] = [versions[index - 1], versions[index + 1]]
  return (
    <div className="flex items-center text-small text-ink-soft tabular-nums">
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        icon="left"
        aria-label={words.earlier}
        className={cx(QUIET, !earlier && 'border-transparent! bg-transparent!')}
        disabled={!earlier}
        onClick={() => earlier && onChoose(earlier.id)}
      />
      <span>
        <span className="sr-only">{words.version(index + 1, versions.length)}</span>
        <span aria-hidden="true">
          {index + 1}/{versions.length}
        </span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        icon="right"
        aria-label={words.later}
        className={cx(QUIET, !later && 'border-transparent! bg-transparent!')}
        disabled={!later}
        onClick={() => later && onChoose(later.id)}
      />
    </div>
  )
}
