import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { appendEarlyText, useEarlyText } from '../../../lib/use-early-text.ts'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { SessionText } from '../../../storage/session-text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import type { Assistant } from '../use-thread.ts'
import { useWaitingMessage } from '../use-waiting-message.ts'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'

type ChatPanelProps = {
  assistant: Assistant
  title?: string
  titleAs?: 'h1' | 'h2'
  /** Less padding and no header, for panels. */
  isCompact?: boolean
  about?: ReactNode
  aside?: ReactNode
  /** Between messages and box. */
  aboveBox?: ReactNode
  className?: string
  initialDraft?: string | undefined
  /** Where the draft is stored. */
  keptDraft: SessionText
  /** Adds attachments to the message. */
  attach?: (message: string) => string
}

export function ChatPanel({
  assistant,
  title,
  titleAs: Title = 'h2',
  isCompact = false,
  about,
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
  const [draft, setDraft] = useDraft(keptDraft, initialDraft)
  const latest = useRef(draft)
  latest.current = draft
  const input = useRef<HTMLTextAreaElement>(null)
  const isWaiting = thread.status === 'waiting'
  useEarlyText(input, (early) => setDraft(appendEarlyText(keptDraft.read(), early)))

  async function submit(message: string) {
    setDraft('')
    const whole = attach(message)
    const answered = await send(whole)
    // The draft gets the attachments too, so that a retry sends them.
    if (!answered && latest.current === '') setDraft(whole)
  }

  // A button's text is sent as is; if that fails, it becomes the draft.
  const say = useCallback(
    async (message: string) => {
      const answered = await send(message)
      if (!answered && latest.current === '') setDraft(message)
    },
    [send, setDraft],
  )

  useWaitingMessage(thread, draft, (message) => void submit(message))

  // The field is disabled while waiting, which drops its focus.
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (wasWaiting.current && !isWaiting && document.activeElement === document.body) input.current?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting])

  return (
    <section
      aria-labelledby={isCompact ? undefined : heading}
      aria-label={isCompact ? words.conversation : undefined}
      className={cx(
        'flex min-h-0 flex-col overflow-hidden bg-surface-raised print:block print:h-auto! print:overflow-visible print:border-0',
        className,
      )}
    >
      {!isCompact && (
        <header className="flex items-center gap-3.5 border-b border-line px-7 py-3.5 max-md:flex-wrap max-md:gap-x-2 max-md:gap-y-1 max-md:px-3 max-md:py-[9px]">
          <Avatar who="understory" className="max-md:size-9 max-[380px]:hidden" />
          <div className="min-w-0 max-md:contents">
            <Title
              id={heading}
              className="min-w-0 truncate text-[1.375rem] leading-[1.2] tracking-[-.01em] max-md:text-[1.125rem]"
            >
              {title}
            </Title>
            {about}
          </div>
          <div className="ms-auto flex shrink-0 items-center gap-3 max-md:gap-0">{aside}</div>
        </header>
      )}
      <MessageLog assistant={assistant} isCompact={isCompact} say={say} />
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

/** The draft, kept across reloads; `initial` replaces it unless it is empty. */
function useDraft(kept: SessionText, initial: string): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(initial)
  const change = useCallback(
    (next: string) => {
      setDraft(next)
      kept.write(next)
    },
    [kept],
  )

  useEffect(() => {
    if (initial === '') setDraft(kept.read())
    else kept.write(initial)
  }, [initial, kept])

  return [draft, change]
}
