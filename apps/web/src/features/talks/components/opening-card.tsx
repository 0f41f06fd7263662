import { Link } from '@tanstack/react-router'
import { pathTo } from '@understory/forest/addresses'
import { useRef } from 'react'
import { handConversation, handToAssistant, handToRecorder } from '../../../lib/handoff.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { blanksIn } from '../ready.ts'
import { titleOf } from '../talk-title.ts'
import { type TalkProps, TalkSection } from './talk-section.tsx'
import { TalkText } from './talk-text.tsx'

/** The line to open with: written, or taken from the others and made one's own. */
export function OpeningCard({ talk, write }: TalkProps) {
  const all = useWords(talks)
  const words = all.opening
  const { opening, openings, saidAloud } = talk
  const blanks = blanksIn(opening)
  const back = { path: pathTo.talk(talk.id), label: titleOf(talk, all) }
  const others = openings.filter((text) => text !== opening)
  const line = useRef<HTMLTextAreaElement>(null)
  // Whatever is typed next takes the place of the blank.
  const select = (from: number, to: number) => {
    line.current?.focus()
    line.current?.setSelectionRange(from, to)
  }
  const choose = (text: string) =>
    write({
      opening: text,
      saidAloud: 0,
      openings: [...new Set([opening, ...openings])].filter((line) => line && line !== text),
    })
  return (
    <TalkSection title={words.heading} lead={opening === '' ? words.empty : undefined}>
      <TalkText
        ref={line}
        label={words.label}
        hideLabel
        hint={blanks.length > 0 ? words.blanks(blanks.length) : undefined}
        value={opening}
        className="font-display text-manuscript"
        onWrite={(text) => write({ opening: text })}
      />
      {blanks.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {blanks.map(({ blank, at }) => (
            <Button
              key={at}
              size="sm"
              aria-label={words.fill(blank.slice(1, -1))}
              onClick={() => select(at, at + blank.length)}
            >
              {blank.slice(1, -1)}
            </Button>
          ))}
        </div>
      )}
      {opening.trim() !== '' && (
        <div className="-ms-2.5 flex flex-wrap items-center gap-1">
          <CopyButton text={opening} />
          <Link
            to="/dashboard/voice-analysis"
            onClick={() =>
              handToRecorder({
                context: talk.context,
                title: words.recordTitle,
                task: opening,
                back,
                talkId: talk.id,
                isLine: true,
              })
            }
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            <Icon name="mic" />
            {words.record}
          </Link>
          <Button
            variant="quiet"
            size="sm"
            icon="check"
            onClick={() => write({ saidAloud: Math.min(99, saidAloud + 1) })}
          >
            {words.said}
          </Button>
          <span role="status" className="text-small text-ink-soft">
            {saidAloud > 0 && words.saidTimes(saidAloud)}
          </span>
        </div>
      )}
      {others.length > 0 && (
        <Fold summary={words.others} open={opening === ''}>
          <ul className="grid gap-2">
            {others.map((text) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => choose(text)}
                  className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-line px-3.5 py-2 text-start hover:border-leaf hover:bg-leaf-softer"
                >
                  <span className="font-display">{text}</span>
                  <span className="flex-none text-small font-semibold text-leaf-ink">{words.use}</span>
                </button>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <Link
        to="/dashboard/chatbot"
        onClick={() =>
          talk.conversationId
            ? handConversation(talk.conversationId)
            : handToAssistant({ context: talk.context, draft: talk.about, talkId: talk.id })
        }
        className={buttonClass({ variant: 'secondary', size: 'sm', className: 'justify-self-start' })}
      >
        <Icon name="comment" />
        {words.ask}
      </Link>
    </TalkSection>
  )
}
