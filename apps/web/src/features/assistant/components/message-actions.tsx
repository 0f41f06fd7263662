import { type ComponentProps, useRef, useState } from 'react'
import { firstWords } from '../../../lib/first-words.ts'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { browserModel } from '../../../lib/words/en/browser-model.ts'
import { ui } from '../../../lib/words/en/ui.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { cx } from '../../../ui/cx.ts'
import { useCopy } from '../../../ui/use-copy.ts'
import { toast } from '../../../ui/use-toast.ts'
import { versionsOf } from '../thread-tree.ts'
import type { Message } from '../types.ts'
import type { Assistant } from '../use-thread.ts'

type ActionsProps = {
  message: Message
  assistant: Assistant
  /** The answered message; absent for the person's messages. */
  asked?: Message | undefined
  onEdit?: () => void
  /** Editing just ended, so the focus returns to the edit button. */
  isBack?: boolean
}

type ActionProps = Pick<
  ComponentProps<typeof Button>,
  'icon' | 'disabled' | 'autoFocus' | 'onClick' | 'onBlur' | 'className'
> & {
  label: string
  /** Excerpt that tells equal buttons apart. */
  about?: string
}

/** An icon button with a tooltip and an accessible name. */
function Action({ label, about, className, ...rest }: ActionProps) {
  const words = useWords(ui)
  return (
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      aria-label={about ? words.of({ deed: label, subject: firstWords(about) }) : label}
      title={label}
      className={cx('text-ink-faint hover:text-leaf-ink pointer-coarse:size-11', className)}
      {...rest}
    />
  )
}

/** Actions on a message: edit, copy, ask again, delete, and switch versions. */
export function MessageActions({ message, assistant, asked, onEdit, isBack = false }: ActionsProps) {
  const words = useWords(assistantWords).actions
  const isBusy = assistant.thread.status !== 'idle'
  const versions = versionsOf(assistant.thread, message)
  return (
    <>
      {versions.length > 1 && <Versions versions={versions} message={message} assistant={assistant} isBusy={isBusy} />}
      <div
        className={cx(
          'flex items-center transition-opacity duration-(--dur-1)',
          'md:opacity-0 md:group-hover:opacity-100 md:group-focus-within:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        {onEdit && (
          <Action
            icon="brush"
            label={words.edit}
            about={message.content}
            disabled={isBusy}
            autoFocus={isBack}
            onClick={onEdit}
          />
        )}
        {asked && <CopyAnswer text={message.content} />}
        {asked?.turnId && (
          <Action
            icon="undo"
            label={words.retry}
            about={asked.content}
            disabled={isBusy}
            onClick={() => assistant.retry(asked)}
          />
        )}
        {asked && <DeleteExchange asked={asked} assistant={assistant} isBusy={isBusy} />}
      </div>
      {asked && <About message={message} />}
    </>
  )
}

/** Who wrote an answer, and whether the start of the conversation didn't fit. */
function About({ message: { by, hasDropped } }: { message: Message }) {
  const words = useWords(browserModel)
  const written = by && (by.place === 'browser' ? words.writtenInBrowser(by.name) : words.writtenBy(by.name))
  if (!written && !hasDropped) return null
  return (
    <p className="basis-full text-note text-ink-faint whitespace-normal [overflow-wrap:anywhere]">
      {[written, hasDropped && words.startDropped].filter(Boolean).join('. ')}
    </p>
  )
}

function CopyAnswer({ text }: { text: string }) {
  const words = useWords(assistantWords).actions
  const { isCopied, copy, forget } = useCopy(text)
  return (
    <Action
      icon={isCopied ? 'check' : 'copy'}
      label={isCopied ? words.copied : words.copy}
      about={isCopied ? '' : text}
      onClick={copy}
      onBlur={forget}
    />
  )
}

function DeleteExchange({ asked, assistant, isBusy }: { asked: Message; assistant: Assistant; isBusy: boolean }) {
  const words = useWords(assistantWords)
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const log = useRef<HTMLElement>(null)

  async function remove() {
    setIsDeleting(true)
    const isGone = await assistant.deleteExchange(asked)
    setIsDeleting(false)
    if (isGone) setIsAsking(false)
    else toast({ title: words.removal.failed, description: words.removal.later, variant: 'destructive' })
  }

  return (
    <>
      <Action
        icon="trash"
        label={words.actions.remove}
        about={asked.content}
        disabled={isBusy}
        onClick={({ currentTarget }) => {
          log.current = currentTarget.closest<HTMLElement>('[role=log]')
          setIsAsking(true)
        }}
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
        returnFocusTo={log}
        onConfirm={remove}
      />
    </>
  )
}

type VersionsProps = Pick<ActionsProps, 'message' | 'assistant'> & { versions: readonly Message[]; isBusy: boolean }

function Versions({ versions, message, assistant, isBusy }: VersionsProps) {
  const words = useWords(assistantWords).actions
  const index = versions.indexOf(message)
  // At either end disabled instead of hidden, so that nothing moves.
  const turnTo = (version: Message | undefined) => ({
    className: version ? '' : 'border-transparent! bg-transparent!',
    disabled: !version || isBusy,
    onClick: () => version && assistant.chooseVersion(version.id),
  })
  return (
    <div className="flex items-center text-small text-ink-soft tabular-nums">
      <Action icon="left" label={words.earlier} {...turnTo(versions[index - 1])} />
      <span>
        <span className="sr-only">{words.version({ number: index + 1, count: versions.length })}</span>
        <span aria-hidden="true">
          {index + 1}/{versions.length}
        </span>
      </span>
      <Action icon="right" label={words.later} {...turnTo(versions[index + 1])} />
    </div>
  )
}
