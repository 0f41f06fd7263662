import { TEXT_FINDING_KINDS, type TextFinding, type TextFindingKind } from '@understory/contract/text-measures'
import type { RefObject } from 'react'
import { useExpandableList } from '../../../lib/use-expandable-list.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
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

type KindSwitchesProps = {
  findings: readonly TextFinding[]
  hidden: ReadonlySet<TextFindingKind>
  onToggle: (kind: TextFindingKind) => void
}

export function KindSwitches({ findings, hidden, onToggle }: KindSwitchesProps) {
  const words = useWords(textWords)
  const ofKind = Map.groupBy(findings, ({ kind }) => kind)
  if (findings.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{words.notes.show}</legend>
      {TEXT_FINDING_KINDS.filter((kind) => ofKind.has(kind)).map((kind) => (
        <Chip key={kind} pressed={!hidden.has(kind)} onClick={() => onToggle(kind)} className="min-h-11 text-small">
          {words.kinds[kind]} <span className="num">{ofKind.get(kind)?.length}</span>
        </Chip>
      ))}
    </fieldset>
  )
}
