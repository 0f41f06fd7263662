import { memo, type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react'
import { useEarlyWords, withEarly } from '../../../lib/use-early-words.ts'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { SessionText } from '../../../storage/session-text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useDraft } from '../use-draft.ts'
import { useScroll } from '../use-scroll.ts'
import type { Assistant } from '../use-thread.ts'
import { useWaitingMessage } from '../use-waiting-message.ts'
import { Composer } from './composer.tsx'
import { MessageRow } from './message-row.tsx'
import { News } from './news.tsx'

type ChatPanelProps = {
  assistant: Assistant
  /** The product's name and "Assistant" where nothing else is given. */
  title?: string
  /** The element of the title: the page's own heading, or one inside it. */
  titleAs?: 'h1' | 'h2'
  hasHeader?: boolean
  /** In a narrow place beside a page: less room around everything. */
  isCompact?: boolean
  /** Beside the title, at its end. */
  aside?: ReactNode
  /** Between the messages and the box. */
  aboveBox?: ReactNode
  className?: string
  /** What stands in the box at first. */
  initialDraft?: string | undefined
  /** Where the box is kept. */
  keptDraft?: SessionText
  /** What goes along with a message that is sent; it stands in the message. */
  attach?: (message: string) => string
}

/** A conversation: the messages, and where the next one is written. */
export function ChatPanel({
  assistant,
  title,
  titleAs: Title = 'h2',
  hasHeader = true,
  isCompact = false,
  aside,
  aboveBox,
  className,
  initialDraft = '',
  keptDraft,
  attach = (message) => message,
}: ChatPanelProps) {
  const words = useWords(assistantWords)
  const { thread, send } = assistant
  const heading = useId()
  const [draft, setDraft] = useDraft(initialDraft, keptDraft)
  const latest = useRef(draft)
  latest.current = draft
  const input = useRef<HTMLTextAreaElement>(null)
  const isWaiting = thread.status === 'waiting'
  useEarlyWords(input, (early) => setDraft(withEarly(keptDraft?.read() ?? '', early)))

  async function submit(message: string) {
    setDraft('')
    const whole = attach(message)
    const answered = await send(whole)
    // With what went along: as it stands in the box it is sent again.
    if (!answered && latest.current === '') setDraft(whole)
  }

  useWaitingMessage(thread, draft, (message) => void submit(message))

  // The field is closed while we wait, which takes the focus from it; it goes back unless the person has moved on.
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (wasWaiting.current && !isWaiting && document.activeElement === document.body) input.current?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting])

  return (
    <section
      aria-labelledby={hasHeader ? heading : undefined}
      aria-label={hasHeader ? undefined : words.conversation}
      className={cx(
        'flex min-h-0 flex-col overflow-hidden bg-surface-raised print:block print:h-auto! print:overflow-visible print:border-0',
        className,
      )}
    >
      {hasHeader && (
        <header className="flex items-center gap-3.5 border-b border-line px-7 py-3.5 max-md:gap-2 max-md:px-3 max-md:py-[9px]">
          <Avatar who="understory" className="max-md:size-9 max-[380px]:hidden" />
          <Title id={heading} className="min-w-0 truncate text-[1.375rem] tracking-[-.01em] max-md:text-[1.125rem]">
            {title ?? words.title}
          </Title>
          <div className="ms-auto flex shrink-0 items-center gap-3 max-md:gap-0">{aside}</div>
        </header>
      )}
      <MessageLog assistant={assistant} isCompact={isCompact} />
      <div
        className={cx(
          'px-7 pt-2.5 pb-[22px] print:hidden max-md:px-3 max-md:pt-2 max-md:pb-3',
          isCompact && 'px-3! pt-2! pb-1!',
        )}
      >
        <div className="mx-auto max-w-[720px]">
          {aboveBox}
          <Composer
            draft={draft}
            onDraft={setDraft}
            onSend={submit}
            onStop={assistant.stop}
            status={thread.status}
            hasHint={!isCompact}
            inputRef={input}
          />
        </div>
      </div>
    </section>
  )
}

type MessageLogProps = { assistant: Assistant; isCompact: boolean }

function MessageLog({ assistant, isCompact }: MessageLogProps) {
  const words = useWords(assistantWords)
  const { status } = assistant.thread
  const log = useRef<HTMLDivElement>(null)
  // What is sent is seen to leave the box, then to stand above it. The words of an answer are not held back.
  const sent = useDeferredValue(assistant)
  const shown = status === 'waiting' ? sent : assistant
  useScroll(log, shown.thread)

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label={words.conversation}
        // An answer comes word by word; whoever listens hears that it is on its way, and then once, whole, from the line below.
        aria-live="off"
        aria-busy={status !== 'idle'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className={cx(
          'flex flex-1 flex-col overflow-y-auto px-7 pt-7 pb-2 mask-t-from-[calc(100%-36px)] focus-visible:mask-none focus-visible:-outline-offset-3 print:overflow-visible print:mask-none max-md:px-4 max-md:pt-4 max-md:pb-1',
          isCompact && 'px-4! pt-4!',
        )}
      >
        <Messages assistant={shown} isCompact={isCompact} />
      </div>
      <News {...assistant} />
    </>
  )
}

/** Remembered, so that a key in the box below draws none of them anew. */
const Messages = memo(function Messages({ assistant, isCompact }: MessageLogProps) {
  const words = useWords(assistantWords)
  const { thread, path } = assistant
  const last = path.at(-1)
  return (
    <div className={cx('mx-auto mt-auto grid w-full max-w-[720px] gap-[26px]', isCompact && 'gap-[18px]')}>
      {path.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          assistant={assistant}
          isLast={message === last}
          isComing={thread.coming?.id === message.id}
          isCompact={isCompact}
        />
      ))}
      {thread.status === 'waiting' && (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 max-md:gap-2.5">
          <Avatar who="understory" className={cx('max-md:size-8', isCompact && 'size-8')} />
          <span className="flex items-center gap-2.5 text-ink-soft">
            <Spinner />
            {words.thinking}
          </span>
        </div>
      )}
    </div>
  )
})
