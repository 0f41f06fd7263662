import { memo, useDeferredValue, useRef, useState } from 'react'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { withoutMarks } from '../../../ui/reply-text.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { hasBegun } from '../state.ts'
import type { Message } from '../types.ts'
import { useScroll } from '../use-scroll.ts'
import type { Assistant } from '../use-thread.ts'
import { Start, Starters } from './coach/start.tsx'
import { FailedAnswer } from './failed-answer.tsx'
import { MessageRow } from './message-row.tsx'

type MessageLogProps = {
  assistant: Assistant
  isCompact: boolean
  /** Sends a button's text. */
  say: (message: string) => void
}

export function MessageLog({ assistant, isCompact, say }: MessageLogProps) {
  const words = useWords(assistantWords)
  const { status } = assistant.thread
  const log = useRef<HTMLDivElement>(null)
  // The sent message animates from the box, while answers stream without delay.
  const sent = useDeferredValue(assistant)
  const shown = status === 'waiting' ? sent : assistant
  useScroll(log, shown.thread)

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label={words.conversation}
        // Streaming would be read out word by word; `AnswerAnnouncer` reads the whole answer instead.
        aria-live="off"
        aria-busy={status !== 'idle'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        className={cx(
          'relative flex flex-1 flex-col overflow-y-auto px-7 pt-7 pb-2 mask-t-from-[calc(100%-20px)] focus-visible:mask-none focus-visible:-outline-offset-3 print:overflow-visible print:mask-none max-md:px-4 max-md:pt-4 max-md:pb-1',
          isCompact && 'px-4! pt-4!',
        )}
      >
        <Messages assistant={shown} isCompact={isCompact} say={say} />
      </div>
      <AnswerAnnouncer {...assistant} />
    </>
  )
}

/** Memoized, so that typing doesn't render the messages. */
const Messages = memo(function Messages({ assistant, isCompact, say }: MessageLogProps) {
  const words = useWords(assistantWords)
  const { thread, path } = assistant
  const { context, status } = thread
  const last = path.at(-1)
  const isNew = !hasBegun(thread)
  const start = { context, isBusy: status !== 'idle', say }
  // A container query decides the layout, in a page as in a panel.
  const column = '@container mx-auto w-full max-w-[720px]'
  if (isNew && !isCompact) {
    return (
      <div className={cx(column, 'my-auto')}>
        <Start {...start} />
      </div>
    )
  }
  return (
    <div className={cx(column, 'mt-auto')}>
      <div className={cx('grid gap-[26px]', isCompact && 'gap-[18px]')}>
        {path.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            assistant={assistant}
            isLast={message === last}
            isComing={thread.coming?.id === message.id}
            isCompact={isCompact}
            say={say}
          />
        ))}
        {isNew && <Starters {...start} />}
        {status === 'idle' && last && isUnanswered(last) && <FailedAnswer asked={last} assistant={assistant} />}
        {status === 'waiting' && (
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 max-md:gap-2.5">
            <Avatar who="understory" className={cx('max-md:size-8', isCompact && 'size-8')} />
            <span className="flex items-center gap-2.5 text-ink-soft">
              <Spinner />
              {words.thinking}
            </span>
          </div>
        )}
      </div>
    </div>
  )
})

/** Whether a message is stored without an answer. */
function isUnanswered({ role, turnId, isUnsent }: Message): boolean {
  return role === 'user' && turnId !== undefined && !isUnsent
}

/** Reads out that an answer is coming, then the answer. Skips what was there on load. */
function AnswerAnnouncer({ thread, path }: Assistant) {
  const words = useWords(assistantWords)
  const news = useAnnouncement(thread.status !== 'idle', path.at(-1))
  return (
    <p aria-live="polite" className="sr-only">
      {thread.status === 'waiting' && words.thinking}
      {news && (
        <>
          {words.understory}: <span lang={news.language}>{withoutMarks(news.content)}</span>
        </>
      )}
    </p>
  )
}

/** Our newest message, until the next question. */
function useAnnouncement(isBusy: boolean, last: Message | undefined): Message | undefined {
  const [wasBusy, setWasBusy] = useState(isBusy)
  const [news, setNews] = useState<Message>()
  const ours = last?.role === 'assistant' && last.content !== '' ? last : undefined
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy)
    setNews(isBusy ? undefined : ours)
  }
  return news
}
