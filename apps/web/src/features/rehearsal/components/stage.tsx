import { REHEARSAL_LINE_LENGTH } from '@understory/contract/limits'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { rehearsal as rehearsalWords } from '../../../lib/words/en/rehearsal.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { HelpNote } from '../../../ui/help-note.tsx'
import { Reply } from '../../../ui/reply.tsx'
import { sendOnEnter } from '../../../ui/send-on-enter.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { type Cast, type Rehearsing, useRehearsal } from '../use-rehearsal.ts'
import { RehearsalReview } from './rehearsal-review.tsx'

export type StageProps = {
  cast: Cast
  onBack: () => void
  /** Called with the role and the advice when the review is shown. */
  onDebrief?: ((who: string, next: string) => void) | undefined
}

/** The play with its brief, and the review. */
export function Stage({ cast, onBack, onDebrief }: StageProps) {
  const words = useWords(rehearsalWords)
  const play = useRehearsal(cast)
  const name = cast.kind === 'written' ? cast.rehearsal.name : cast.name
  const tell = useEffectEvent((next: string) => onDebrief?.(name, next))
  const next = play.debrief?.next
  useEffect(() => {
    if (next !== undefined) tell(next)
  }, [next])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_260px] gap-8 p-7 max-lg:grid-cols-1 max-lg:gap-5 max-md:p-5">
      <div className="grid content-start gap-5">
        <Lines cast={cast} name={name} play={play} />
        {play.isReadyMade && (
          <p role="status" className="note">
            {words.readyMade}
          </p>
        )}
        <HelpNote part={play.helpPart} />
        {play.help !== null && play.helpPart === undefined && (
          <div role="alert" className="grid gap-3 rounded-3 border border-line-strong p-5 leading-[1.62]">
            <Reply text={play.help} />
          </div>
        )}
        {play.debrief && <RehearsalReview debrief={play.debrief} name={name} onAgain={play.restart} onBack={onBack} />}
        {!play.hasEnded && <NextLine play={play} />}
      </div>
      <aside className="grid content-start gap-4 max-lg:order-first">
        {cast.kind === 'written' ? (
          <section aria-label={words.facts} className="rounded-3 bg-surface-sunk p-5">
            <h3 className="mb-2 text-[1.0625rem]">{words.facts}</h3>
            <ul lang="en" className="grid list-disc gap-2 ps-5 text-small marker:text-leaf-ink">
              {cast.rehearsal.brief.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </section>
        ) : (
          cast.situation !== '' && (
            <p className="rounded-3 bg-surface-sunk p-5 text-small whitespace-pre-line">{cast.situation}</p>
          )
        )}
        <Button variant="quiet" icon="back" className="justify-self-start" onClick={onBack}>
          {words.back}
        </Button>
      </aside>
    </div>
  )
}

function Lines({ cast, name, play }: { cast: Cast; name: string; play: Rehearsing }) {
  const words = useWords(rehearsalWords)
  return (
    <div role="log">
      <ol className="grid gap-4 leading-[1.55] [overflow-wrap:anywhere]">
        {cast.kind === 'written' ? (
          <li>
            <Theirs name={name} line={cast.rehearsal.opening} isWritten />
          </li>
        ) : (
          <li className="text-ink-soft">{words.begins(name)}</li>
        )}
        {play.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes places
          <li key={index} className="grid gap-4">
            <p className="max-w-[54ch] justify-self-end rounded-[22px_6px_22px_6px] bg-leaf-soft px-[18px] py-3 whitespace-pre-wrap">
              <span className="sr-only">{words.you}: </span>
              {line}
            </p>
            {play.replies[index] !== undefined && (
              <Theirs name={name} line={play.replies[index]} isWritten={cast.kind === 'written'} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The other's line. Written lines are English; a model may use another language. */
function Theirs({ name, line, isWritten }: { name: string; line: string; isWritten: boolean }) {
  return (
    <p>
      <b className="block text-small text-leaf-ink">{name}</b>
      <span lang={isWritten ? 'en' : undefined} className="font-display text-manuscript">
        {line}
      </span>
    </p>
  )
}

function NextLine({ play }: { play: Rehearsing }) {
  const words = useWords(rehearsalWords)
  const [draft, setDraft] = useState('')
  const [isHinting, setIsHinting] = useState(false)
  const line = draft.trim()
  const isWaiting = play.status === 'waiting'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (line === '' || isWaiting) return
    if (await play.say(line)) setDraft('')
    form.querySelector('textarea')?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <form ref={focusLine} onSubmit={submit} className="grid gap-3">
      <TextArea
        autoGrow
        value={draft}
        maxLength={REHEARSAL_LINE_LENGTH}
        readOnly={isWaiting}
        placeholder={words.placeholder}
        aria-label={words.line}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      {play.status === 'failed' && <ErrorLine>{words.lineFailed}</ErrorLine>}
      {isHinting && play.hint && <p className="note">{play.hint}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" disabled={line === '' || isWaiting}>
          {words.say}
        </Button>
        {play.hint !== null && !isHinting && (
          <Button variant="quiet" onClick={() => setIsHinting(true)}>
            {words.hint}
          </Button>
        )}
        {play.lines.length > 0 && (
          <Button variant="quiet" disabled={isWaiting} onClick={play.stop}>
            {words.stop}
          </Button>
        )}
        {isWaiting && (
          <span role="status" className="flex items-center gap-2 text-ink-soft">
            <Spinner />
            {words.thinking}
          </span>
        )}
      </div>
    </form>
  )
}

function focusLine(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus()
}
