import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Assistant } from '../use-assistant.ts'
import { Composer } from './composer.tsx'
import { MessageRow } from './message-row.tsx'

type ChatPanelProps = {
  assistant: Assistant
  /** The product's name and "Assistant" where nothing else is given. */
  title?: string
  /** The element of the title: the page's own heading, or one inside it. */
  titleAs?: 'h1' | 'h2'
  hasHeader?: boolean
  /** Beside the title, at its end. */
  aside?: ReactNode
  className?: string
  /** What stands in the box at first. */
  initialDraft?: string | undefined
}

/** A conversation: the messages, and where the next one is written. */
export function ChatPanel({
  assistant,
  title,
  titleAs: Title = 'h2',
  hasHeader = true,
  aside,
  className,
  initialDraft = '',
}: ChatPanelProps) {
  const words = useWords(assistantWords)
  const { thread, send } = assistant
  const heading = useId()
  const [draft, setDraft] = useState(initialDraft)
  const input = useRef<HTMLTextAreaElement>(null)
  const isBusy = thread.status === 'sending'

  async function submit(message: string) {
    setDraft('')
    const answered = await send(message)
    if (!answered) setDraft((now) => now || message)
  }

  // The field is closed while we wait, which takes the focus from it; it goes back unless the person has moved on.
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) input.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])

  return (
    <section
      aria-labelledby={hasHeader ? heading : undefined}
      aria-label={hasHeader ? undefined : words.conversation}
      className={cx('flex min-h-0 flex-col overflow-hidden bg-surface-raised', className)}
    >
      {hasHeader && (
        <header className="flex items-center gap-3.5 border-b border-line px-7 py-3.5 max-md:gap-3 max-md:px-4 max-md:py-[9px]">
          <Avatar who="understory" className="max-md:size-9" />
          <Title id={heading} className="text-[1.375rem] tracking-[-.01em]">
            {title ?? words.title}
          </Title>
          <div className="ms-auto flex items-center gap-3">{aside}</div>
        </header>
      )}
      <MessageLog assistant={assistant} />
      <div className="px-7 pt-2.5 pb-[22px] max-md:px-3 max-md:pt-2 max-md:pb-3">
        <div className="mx-auto max-w-[720px]">
          <Composer draft={draft} onDraft={setDraft} onSend={submit} isBusy={isBusy} inputRef={input} />
        </div>
      </div>
    </section>
  )
}

function MessageLog({ assistant: { thread } }: { assistant: Assistant }) {
  const words = useWords(assistantWords)
  const log = useRef<HTMLDivElement>(null)
  const isBusy = thread.status === 'sending'
  const count = thread.messages.length

  // The list follows the newest message; a scroll position is the browser's, so it is set from an effect.
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (count > 1 || isBusy)
      log.current?.scrollTo({ top: log.current.scrollHeight, behavior: calm ? 'auto' : 'smooth' })
  }, [count, isBusy])

  return (
    <div
      ref={log}
      role="log"
      aria-label={words.conversation}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className="flex flex-1 flex-col overflow-y-auto px-7 pt-7 pb-2 mask-t-from-[calc(100%-36px)] max-md:px-4 max-md:pt-4 max-md:pb-1"
    >
      <div className="mx-auto mt-auto grid w-full max-w-[720px] gap-[26px]">
        {thread.messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
        {isBusy && (
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 max-md:gap-2.5">
            <Avatar who="understory" className="max-md:size-8" />
            <span role="status" className="flex items-center gap-2.5 text-ink-soft">
              <Spinner />
              {words.thinking}
            </span>
          </div>
        )}
      </div>
    </div>
  )
}
