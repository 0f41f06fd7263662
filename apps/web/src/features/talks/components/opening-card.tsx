import { Link } from '@tanstack/react-router'
import { TALK_LINE_LENGTH } from '@understory/contract/limits'
import { pathTo } from '@understory/forest/addresses'
import { useRef } from 'react'
import { handConversation, handToAssistant, handToRecorder } from '../../../lib/handoff.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { blanksIn } from '../ready.ts'
import { titleOf } from '../talk-title.ts'
import type { TalkProps } from '../types.ts'
import { TalkSection } from './talk-section.tsx'

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
  const select = (nth: number) => {
    const start = blanks.slice(0, nth).reduce((from, blank) => opening.indexOf(blank, from) + blank.length, 0)
    const at = opening.indexOf(blanks[nth] ?? '', start)
    line.current?.focus()
    line.current?.setSelectionRange(at, at + (blanks[nth] ?? '').length)
  }
  const choose = (text: string) =>
    write({
      opening: text,
      saidAloud: 0,
      openings: [...new Set([opening, ...openings])].filter((line) => line && line !== text),
    })
  return (
    <TalkSection title={words.heading} lead={opening === '' ? words.empty : undefined}>
      <Field label={words.label} hideLabel hint={blanks.length > 0 ? words.blanks(blanks.length) : undefined}>
        <TextArea
          ref={line}
          autoGrow
          value={opening}
          maxLength={TALK_LINE_LENGTH}
          className="font-display text-manuscript"
          onChange={({ target }) => write({ opening: target.value })}
        />
      </Field>
      {blanks.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {blanks.map((blank, at) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: the same blank may stand twice
              key={at}
              size="sm"
              aria-label={words.fill(blank.slice(1, -1))}
              onClick={() => select(at)}
            >
              {blank.slice(1, -1)}
            </Button>
          ))}
        </div>
      )}
      {opening.trim() !== '' && (
        <div className="-ms-2.5 flex flex-wrap items-center gap-1 print:hidden">
          <CopyButton text={opening} />
          <Link
            to="/dashboard/voice-analysis"
            onClick={() =>
              handToRecorder({ context: talk.context, title: words.recordTitle, task: opening, back, talkId: talk.id })
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
        className={buttonClass({ variant: 'secondary', size: 'sm', className: 'justify-self-start print:hidden' })}
      >
        <Icon name="comment" />
        {words.ask}
      </Link>
    </TalkSection>
  )
}
