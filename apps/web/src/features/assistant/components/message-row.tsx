import { Link } from '@tanstack/react-router'
import type { Context } from '@understory/contract/contexts'
import { MESSAGE_LENGTH } from '@understory/contract/limits'
import { type KeyboardEvent, type ReactNode, use, useCallback, useState } from 'react'
import { clockTime } from '../../../lib/clock-time.ts'
import { firstWords } from '../../../lib/first-words.ts'
import { handToRecorder } from '../../../lib/handoff.ts'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { ui } from '../../../lib/words/en/ui.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { AnswerTool } from '../../../ui/answer-tool.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PhraseTool } from '../../../ui/phrase-tool.ts'
import { Reply } from '../../../ui/reply.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Message } from '../types.ts'
import type { Assistant } from '../use-thread.ts'
import { CoachReply } from './coach/coach-reply.tsx'
import { FailedAnswer } from './failed-answer.tsx'
import { MessageActions } from './message-actions.tsx'

type RowProps = {
  message: Message
  assistant: Assistant
  isLast: boolean
  /** Still streaming. */
  isComing: boolean
  isCompact: boolean
  /** Sends a button's text. */
  say: (message: string) => void
}

/** One message with its author, time and actions. Ours is plain text, the person's a bubble. */
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
          <MessageEdit content={content} onSend={resend} onCancel={leaveAsIs} />
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
        <MessageFooter at={at} isEnd>
          {!message.isUnsent && !isEditing && (
            <MessageActions message={message} assistant={assistant} isBack={isBack} onEdit={() => setIsEditing(true)} />
          )}
        </MessageFooter>
      </div>
      <Avatar who="person" className={cx('max-md:size-8', isCompact && 'size-8')} />
    </div>
  )
}

type EditProps = { content: string; onSend: (changed: string) => void; onCancel: () => void }

/** Edits a message and sends the new version; the first is kept. */
function MessageEdit({ content, onSend, onCancel }: EditProps) {
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

/** In the panel only copying is offered, because other tools would leave the page. */
const NO_TOOL = () => null

/** Our message, in parts if it has them, else as text. */
function UnderstoryRow({ message, assistant, isLast, isComing, isCompact, say }: RowProps) {
  const words = useWords(assistantWords)
  const { at, coaching, isInterrupted, reason } = message
  const asked = assistant.path.find(({ id }) => id === message.parentId)
  const { context, conversationId } = assistant.thread
  const answerTool = use(AnswerTool)
  const practiceAloud = useCallback((text: string) => <PracticeAloud text={text} context={context} />, [context])
  const answersSomething = asked?.role === 'user' && !message.isUnsent
  const offersMore = isLast && !isComing && answersSomething && asked.turnId !== undefined && isUnfinished(message)
  const foot = (
    <>
      {isInterrupted && <p className="note">{words.interrupted}</p>}
      {reason && <p className="text-small text-ink-soft">{reason}</p>}
      {asked &&
        answersSomething &&
        !isComing &&
        conversationId &&
        message.turnId &&
        answerTool({ conversationId, turn: message.turnId, message: asked.content, coaching, context })}
      {offersMore && <FailedAnswer asked={asked} answer={message} assistant={assistant} />}
      <MessageFooter at={at}>
        {answersSomething && !isComing && <MessageActions message={message} assistant={assistant} asked={asked} />}
      </MessageFooter>
    </>
  )
  return (
    <div
      data-newest-answer={isLast && answersSomething ? '' : undefined}
      className={cx(
        'group grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5',
        coaching ? '@max-[560px]:gap-x-0' : 'max-md:gap-x-2.5',
      )}
    >
      <Avatar who="understory" className={cx('max-md:size-8', isCompact && 'size-8')} />
      <PhraseTool value={isCompact ? NO_TOOL : practiceAloud}>
        {coaching ? (
          <>
            <span className="sr-only">{words.understory}: </span>
            <CoachReply
              message={message}
              coaching={coaching}
              assistant={assistant}
              asked={asked}
              isNewest={isLast && answersSomething}
              say={say}
              foot={foot}
            />
          </>
        ) : (
          <TextReply message={message} isCompact={isCompact}>
            {foot}
          </TextReply>
        )}
      </PhraseTool>
    </div>
  )
}

/** Whether an answer of this browser's model is incomplete or not stored. */
function isUnfinished({ problem, isInterrupted, by }: Message): boolean {
  return problem !== undefined || (isInterrupted === true && by?.place === 'browser')
}

type TextProps = { message: Message; isCompact: boolean; children: ReactNode }

function TextReply({ message: { content, language }, isCompact, children }: TextProps) {
  const words = useWords(assistantWords)
  return (
    <div
      className={cx('grid gap-3 pt-[7px] leading-[1.62] [overflow-wrap:anywhere]', isCompact && 'pt-1 leading-normal')}
    >
      <span className="sr-only">{words.understory}: </span>
      <div lang={language} className="as-written grid gap-3">
        <Reply text={content} />
      </div>
      {children}
    </div>
  )
}

/** Opens the recorder with the phrase as its prompt. */
function PracticeAloud({ text, context }: { text: string; context: Context }) {
  const words = useWords(assistantWords)
  const common = useWords(ui)
  const back = { path: '/dashboard/chatbot', label: words.title }
  return (
    <Link
      to="/dashboard/voice-analysis"
      aria-label={common.of({ deed: words.aloud, subject: firstWords(text) })}
      onClick={() => handToRecorder({ context, title: words.aloudTitle, task: text, back, isLine: true })}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      <Icon name="mic" />
      {words.aloud}
    </Link>
  )
}

type FooterProps = { at: number | null; isEnd?: boolean; children: ReactNode }

/** The time and the actions, which become prominent on hover or focus. */
function MessageFooter({ at, isEnd = false, children }: FooterProps) {
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
      {children}
    </div>
  )
}
