import { contextOf } from '@understory/contract/contexts'
import type { Conversation } from '@understory/contract/conversations'
import { useId, useState } from 'react'
import { dateAndTime } from '../../../lib/clock-time.ts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Reply } from '../../../ui/reply.tsx'
import { speakerTurns } from '../speaker-turns.ts'
import { ItemActions } from './item-actions.tsx'

const TONES: Record<string, BadgeTone> = {
  Personal: 'leaf',
  Family: 'leaf',
  Professional: 'info',
  Work: 'info',
  Public: 'sun',
  Social: 'sun',
  Academic: 'bark',
  Faith: 'bark',
  Creative: 'bell',
}

const PREVIEWED_LENGTH = 4_000
const SHOWN_LENGTH = 200
const NOTHING = { speaker: null, text: '' }

type ConversationItemProps = { conversation: Conversation; isOpenAtFirst: boolean; onDelete: () => void }
export function ConversationItem({ conversation, isOpenAtFirst, onDelete }: ConversationItemProps) {
  const words = useWords(settings).conversations
  const names = useWords(contextNames)
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const content = useId()
  const { title, context, createdAt } = conversation
  return (
    <li
      className={cx(
        'border px-6 py-5 max-md:px-4',
        isOpen ? 'mb-2 rounded-3 border-line bg-surface-raised' : 'border-transparent border-b-line',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_6.75rem_minmax(11.25rem,auto)_auto] items-center gap-x-4 max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:gap-x-3">
        <h3 className="min-w-0 text-pretty max-md:col-span-2">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={content}
            onClick={() => setIsOpen(!isOpen)}
            className="-mx-2 flex w-[calc(100%+1rem)] items-center gap-2 rounded-2 px-2 py-2 text-start [overflow-wrap:anywhere] hover:underline hover:underline-offset-[.25em]"
          >
            <Icon name="down" className={cx('flex-none text-ink-soft', isOpen && 'rotate-180')} />
            <span className="min-w-0">{title}</span>
          </button>
        </h3>
        <Badge tone={TONES[context] ?? 'plain'} className="justify-self-start max-md:row-start-2">
          {names[contextOf(context)]}
        </Badge>
        <time
          dateTime={createdAt}
          className="font-display text-[1.0625rem] whitespace-nowrap text-ink-soft lining-nums md:text-end max-md:row-start-2 max-md:text-note"
        >
          {dateAndTime(createdAt)}
        </time>
        <Button
          variant="danger-quiet"
          iconOnly
          icon="trash"
          aria-label={words.remove(title)}
          onClick={onDelete}
          className="max-md:row-start-1 max-md:col-start-3"
        />
      </div>
      <div id={content}>
        {isOpen ? (
          <>
            <Thread content={conversation.content} />
            <ItemActions conversation={conversation} />
          </>
        ) : (
          <Preview content={conversation.content} />
        )}
      </div>
    </li>
  )
}

function Thread({ content }: { content: string }) {
  return (
    <div className="grid max-w-[68ch] gap-5 pt-3 leading-[1.62]">
      {speakerTurns(content).map(({ speaker, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes places
        <div key={index} className="as-written grid gap-3 [overflow-wrap:anywhere]">
          {speaker && <strong className="-mb-3 text-leaf-ink">{speaker}:</strong>}
          {speaker === 'Understory' ? <Reply text={text} /> : <p className="whitespace-pre-wrap">{text}</p>}
        </div>
      ))}
    </div>
  )
}

/** The title shows the start, so this shows the first answer. */
function Preview({ content }: { content: string }) {
  const parts = speakerTurns(content.slice(0, PREVIEWED_LENGTH))
  const { speaker, text } = parts.find((part) => part.speaker === 'Understory') ?? parts[0] ?? NOTHING
  return (
    <p className="as-written truncate text-ink-soft">
      {speaker && `${speaker}: `}
      {text.slice(0, SHOWN_LENGTH)}
    </p>
  )
}
