import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { clockTime } from '../../../lib/clock-time.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { PhraseTool } from '../../../ui/phrase-tool.ts'
import { Reply } from '../../../ui/reply.tsx'
import type { Message } from '../types.ts'
import type { Assistant } from '../use-thread.ts'
import { PracticeAloud } from './practice-aloud.tsx'

const { Part: MessageActions } = lazyPart(async () => (await import('./message-actions.tsx')).MessageActions)
const MessageEdit = lazy(async () => {
  const { MessageEdit: component } = await import('./message-edit.tsx')
  return { default: component }
})

/** In the small panel words are copied and no more: pressing on would leave the page that they are for. */
const NO_TOOL = () => null

type RowProps = {
  message: Message
  assistant: Assistant
  isLast: boolean
  /** It is being written. */
  isComing: boolean
  isCompact: boolean
}

/** One message: who, what, when, and what can be done with it. Ours stand on the page like text, the person's in a leaf-cornered bubble. */
export function MessageRow(props: RowProps) {
  return props.message.role === 'user' ? <PersonRow {...props} /> : <UnderstoryRow {...props} />
}

function PersonRow({ message, assistant, isCompact }: RowProps) {
  const words = useWords(assistantWords)
  const [isEditing, setIsEditing] = useState(false)
  const [isBack, setIsBack] = useState(false)
  const { content, at } = message

  function resend(changed: string) {
    setIsEditing(false)
    void assistant.send(changed, message.parentId)
  }

  function leaveAsIs() {
    setIsEditing(false)
    setIsBack(true)
  }

  return (
    <div className="group grid grid-cols-[minmax(0,1fr)_auto] gap-3.5 max-md:gap-2.5">
      <div className="grid justify-items-end">
        {isEditing ? (
          <Suspense>
            <MessageEdit content={content} onSend={resend} onCancel={leaveAsIs} />
          </Suspense>
        ) : (
          <p
            className={cx(
              'as-written max-w-[54ch] rounded-[22px_6px_22px_6px] bg-leaf-soft px-[18px] py-3 leading-[1.55] whitespace-pre-wrap [overflow-wrap:anywhere]',
              isCompact && 'px-3.5! py-2.5!',
            )}
          >
            <span className="sr-only">{words.you}: </span>
            {content}
          </p>
        )}
        <Foot at={at} isEnd>
          {!message.isUnsent && !isEditing && (
            <MessageActions message={message} assistant={assistant} isBack={isBack} onEdit={() => setIsEditing(true)} />
          )}
        </Foot>
      </div>
      <Avatar who="person" className={cx('max-md:size-8', isCompact && 'size-8')} />
    </div>
  )
}

function UnderstoryRow({ message, assistant, isLast, isComing, isCompact }: RowProps) {
  const words = useWords(assistantWords)
  const { content, at, isInterrupted, language, reason } = message
  const asked = assistant.path.find(({ id }) => id === message.parentId)
  const { context } = assistant.thread
  const practiceAloud = useCallback((text: string) => <PracticeAloud text={text} context={context} />, [context])
  const answersSomething = asked?.role === 'user' && !message.isUnsent
  return (
    <div
      data-newest-answer={isLast && answersSomething ? '' : undefined}
      className="group grid grid-cols-[auto_minmax(0,1fr)] gap-3.5 max-md:gap-2.5"
    >
      <Avatar who="understory" className={cx('max-md:size-8', isCompact && 'size-8')} />
      <div
        className={cx(
          'grid gap-3 pt-[7px] leading-[1.62] [overflow-wrap:anywhere]',
          isCompact && 'pt-1 leading-normal',
        )}
      >
        <span className="sr-only">{words.understory}: </span>
        <div lang={language} className="as-written grid gap-3">
          <PhraseTool value={isCompact ? NO_TOOL : practiceAloud}>
            <Reply text={content} />
          </PhraseTool>
        </div>
        {isInterrupted && <p className="note">{words.interrupted}</p>}
        {reason && <p className="text-small text-ink-soft">{reason}</p>}
        <Foot at={at}>
          {answersSomething && !isComing && <MessageActions message={message} assistant={assistant} asked={asked} />}
        </Foot>
      </div>
    </div>
  )
}

/** The time, and quiet buttons beside it that come forward for whoever points at the message or walks there by keyboard. */
function Foot({ at, isEnd = false, children }: { at: number | null; isEnd?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        '-mt-1.5 flex min-h-10 flex-wrap items-center gap-x-2 whitespace-nowrap',
        isEnd && 'mt-0 flex-row-reverse',
      )}
    >
      <p className="min-h-5 font-display text-note text-ink-faint tabular-nums lining-nums">
        {at !== null && <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time>}
      </p>
      <Suspense>{children}</Suspense>
    </div>
  )
}
