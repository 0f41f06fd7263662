import type { Chip, Chosen, Coaching, Part, Suggestion } from '@understory/contract/coaching'
import type { LanguageCode } from '@understory/contract/languages'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChipButton } from '../../../../ui/chip-button.tsx'
import { ErrorLine } from '../../../../ui/error-line.tsx'
import { HelpHeading } from '../../../../ui/help-note.tsx'
import { isWrittenByModel, kindOf, settingsForModel, shownChips } from '../../coach/chosen.ts'
import { filledWithOffers } from '../../coach/fields.ts'
import type { Message } from '../../types.ts'
import { REPLY_CHANGED } from '../../use-scroll.ts'
import type { Assistant } from '../../use-thread.ts'
import { ReplyFields, useReplyFields } from './reply-fields.ts'
import { type PartsProps, ReplyPart } from './reply-part.tsx'
import { UnderstandingBar } from './understanding-bar.tsx'

/** The list box loads with its library when a chip is pressed. */
const Tray = lazyPart(() => import('./tray.tsx'), 'Tray')

type ReplyProps = {
  message: Message
  coaching: Coaching
  assistant: Pick<Assistant, 'thread' | 'retry' | 'choose' | 'saveFields'>
  /** The person's message. */
  asked: Message | undefined
  isNewest: boolean
  say: (message: string) => void
  /** Time and actions. */
  foot: ReactNode
}

/** The coach's reply: chips, parts and suggestions. A change redraws it in place. */
export function CoachReply({ message, coaching, assistant, asked, isNewest, say, foot }: ReplyProps) {
  const words = useWords(coach)
  const tray = useId()
  const place = useRef<HTMLDivElement>(null)
  const hasChosen = useRef(false)
  const [open, setOpen] = useState<Chip['kind'] | null>(null)
  const [news, setNews] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const fields = useReplyFields(message, (typed) => assistant.saveFields(message, typed))
  const { parts, suggestions } = coaching
  const { status, context } = assistant.thread
  const isBusy = status !== 'idle'
  const byModel = isWrittenByModel(coaching)
  const chips = shownChips(coaching)
  const openChip = chips.find(({ kind }) => kind === open)
  const canChoose = byModel ? isNewest && !isBusy && asked?.turnId !== undefined : message.turnId !== undefined

  async function choose(change: Chosen, label: string) {
    setHasFailed(false)
    setNews('')
    // Offered words speak to the hearer they were offered for: another gets them anew.
    if (change.to !== undefined) for (const name of filledWithOffers(parts, fields.typed)) fields.type(name, '')
    fields.flush()
    if (byModel && asked) {
      const told = settingsForModel({ ...coaching, chosen: { ...coaching.chosen, ...change } })
      return void assistant.retry(asked, told)
    }
    const became = await assistant.choose(message, change)
    setHasFailed(became === 'failed')
    if (became !== 'failed') setNews(words[became]({ kind: words.kinds[kindOf(change)], choice: label }))
    hasChosen.current = became !== 'failed'
  }

  // The pressed button may be gone after the redraw, so the bar takes the focus.
  useEffect(() => {
    if (!hasChosen.current) return
    hasChosen.current = false
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus({ preventScroll: true })
    // An open chip still has choices to make.
    if (open === null) place.current?.dispatchEvent(new Event(REPLY_CHANGED, { bubbles: true }))
  })

  function close() {
    setOpen(null)
    place.current?.querySelector<HTMLElement>('[aria-haspopup=listbox][aria-expanded=true]')?.focus()
  }

  const shared: PartsProps = {
    parts,
    chips,
    lang: message.language,
    chosen: coaching.chosen,
    isBusy,
    say,
    choose: (change, label) => void choose(change, label),
  }
  const hasBar = chips.length > 0
  const lead = !hasBar && parts[0]?.kind === 'help' && parts[0].level === 'lead' ? parts[0] : undefined
  const drawn = parts.map((part, index) => (
    <ReplyPart key={keyOf(parts, index)} part={part} isHeaded={part === lead} {...shared} />
  ))
  const [first, ...rest] = drawn
  return (
    <ReplyFields value={{ typed: fields.typed, type: message.turnId ? fields.type : undefined, flush: fields.flush }}>
      <div ref={place} className="min-w-0 self-center">
        {hasBar ? (
          <UnderstandingBar
            chips={chips}
            lang={message.language}
            open={open}
            onOpen={canChoose ? setOpen : undefined}
            controls={tray}
          />
        ) : (
          <div lang={message.language} className="as-written @max-[560px]:ps-3">
            {lead ? <HelpHeading text={lead.text} /> : first}
          </div>
        )}
      </div>
      <div className="col-start-2 mt-[18px] grid grid-cols-[minmax(0,1fr)] gap-4 @max-[560px]:col-span-full @max-[560px]:col-start-1 @max-[560px]:mt-3.5 @max-[560px]:gap-3.5">
        {openChip && canChoose && (
          <Tray
            id={tray}
            chip={openChip}
            context={context}
            lang={message.language}
            parts={parts}
            onChoose={shared.choose}
            onClose={close}
          />
        )}
        {hasFailed && <ErrorLine>{words.changeFailed}</ErrorLine>}
        <div lang={message.language} className="as-written contents">
          {hasBar || lead ? drawn : rest}
        </div>
        {fields.hasFailed && (
          <div className="flex flex-wrap items-center gap-x-3">
            <ErrorLine>{words.fieldsFailed}</ErrorLine>
            <Button variant="quiet" size="sm" onClick={fields.saveAgain}>
              {words.saveAgain}
            </Button>
          </div>
        )}
        {isNewest && <Suggestions suggestions={suggestions} lang={message.language} isBusy={isBusy} say={say} />}
        {foot}
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
    </ReplyFields>
  )
}

/** Equal parts keep their key across redraws, so that a field being typed in keeps its focus. */
function keyOf(parts: readonly Part[], index: number): string {
  const kind = parts[index]?.kind
  return `${kind} ${parts.slice(0, index).filter((part) => part.kind === kind).length}`
}

type SuggestionsProps = {
  suggestions: readonly Suggestion[]
  lang: LanguageCode | undefined
  isBusy: boolean
  say: (message: string) => void
}

const MOST = 4

/** Suggestions under the newest reply; pressing one sends it as a message. */
function Suggestions({ suggestions, lang, isBusy, say }: SuggestionsProps) {
  const words = useWords(coach)
  if (suggestions.length === 0) return null
  return (
    <ul aria-label={words.next} className="flex flex-wrap gap-2 print:hidden">
      {suggestions.slice(0, MOST).map(({ label, message }) => (
        <li key={label}>
          <ChipButton
            lang={lang}
            disabled={isBusy}
            className="min-h-11 px-4 font-semibold text-leaf-ink"
            onClick={() => say(message)}
          >
            {label}
          </ChipButton>
        </li>
      ))}
    </ul>
  )
}
