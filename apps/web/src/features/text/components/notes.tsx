import { TEXT_FINDING_KINDS, type TextFinding } from '@understory/contract/text-measures'
import type { RefObject } from 'react'
import { useExpandableList } from '../../../lib/use-expandable-list.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipButton } from '../../../ui/chip-button.tsx'
import { nameOf } from '../marks.ts'
import { Note, type NoteActions } from './note.tsx'

type NotesProps = NoteActions & {
  text: string
  /** Findings with their numbers. */
  shown: readonly { finding: TextFinding; number: number }[]
  hiddenCount: number
  isRead: boolean
  active: number | null
  heads: RefObject<Map<number, HTMLButtonElement>>
}

const AT_FIRST = 40

/** A long list scrolls on its own beside the text. */
const LIST =
  'flex flex-col gap-3.5 scroll-fade max-lg:after:hidden lg:-m-1 lg:max-h-[max(32rem,calc(100dvh-20rem))] lg:overflow-y-auto lg:overscroll-contain lg:p-1'

export function Notes({ text, shown, hiddenCount, isRead, active, heads, ...actions }: NotesProps) {
  const words = useWords(textWords).notes
  const { isWhole, list, showAll } = useExpandableList(AT_FIRST)
  const listed = isWhole ? shown : shown.filter(({ number }, index) => index < AT_FIRST || number === active)
  if (!isRead) return <p className="text-ink-soft">{words.empty}</p>
  return (
    <>
      {shown.length === 0 && hiddenCount === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul ref={list} className={LIST}>
        {listed.map(({ finding, number }) => (
          <Note
            key={`${finding.rule} ${number}`}
            {...actions}
            {...{ finding, number }}
            count={shown.length}
            quote={text.slice(finding.start, finding.end)}
            isActive={number === active}
            headRef={(head) => {
              if (head) heads.current.set(number, head)
              else heads.current.delete(number)
            }}
          />
        ))}
      </ul>
      {listed.length < shown.length && (
        <Button variant="secondary" size="sm" onClick={showAll}>
          {words.all(shown.length)}
        </Button>
      )}
      {hiddenCount > 0 && <p className="note">{words.hidden(hiddenCount)}</p>}
    </>
  )
}

type NameSwitchesProps = {
  findings: readonly TextFinding[]
  /** Headings of the notes that aren't shown. */
  hidden: ReadonlySet<string>
  onToggle: (name: string) => void
}

export function NameSwitches({ findings, hidden, onToggle }: NameSwitchesProps) {
  const words = useWords(textWords)
  const sorted = TEXT_FINDING_KINDS.flatMap((kind) => findings.filter((finding) => finding.kind === kind))
  const named = Map.groupBy(sorted, (finding) => nameOf(finding, words))
  if (findings.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{words.notes.show}</legend>
      {[...named].map(([name, { length }]) => (
        <ChipButton
          key={name}
          pressed={!hidden.has(name)}
          onClick={() => onToggle(name)}
          className="min-h-11 text-small"
        >
          {name} <span className="num">{length}</span>
        </ChipButton>
      ))}
    </fieldset>
  )
}
