import { useState } from 'react'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageEdit } from './message-edit.tsx'
import { MessageFooter } from './message-footer.tsx'
import type { RowProps } from './row-props.ts'
import { UnderstoryRow } from './understory-row.tsx'

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
