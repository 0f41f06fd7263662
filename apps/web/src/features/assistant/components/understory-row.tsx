import { type ReactNode, use, useCallback } from 'react'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { AnswerTool } from '../../../ui/answer-tool.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { PhraseTool } from '../../../ui/phrase-tool.ts'
import { Reply } from '../../../ui/reply.tsx'
import type { Message } from '../types.ts'
import { isUnfinished } from '../unanswered.ts'
import { CoachReply } from './coach/coach-reply.tsx'
import { FailedAnswer } from './failed-answer.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageFooter } from './message-footer.tsx'
import { PracticeAloud } from './practice-aloud.tsx'
import type { RowProps } from './row-props.ts'

/** In the panel only copying is offered, because other tools would leave the page. */
const NO_TOOL = () => null

/** Our message, in parts if it has them, else as text. */
export function UnderstoryRow({ message, assistant, isLast, isComing, isCompact, say }: RowProps) {
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
