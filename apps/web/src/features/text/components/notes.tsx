import type { TextFinding } from '@understory/contract/text-measures'
import type { RefObject } from 'react'
import { useExpandableList } from '../../../lib/use-expandable-list.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import type { Span } from '../types.ts'
import { Note, type NoteActions } from './note.tsx'

type NotesProps = NoteActions & {
  text: string
  /** Findings with their numbers. */
  shown: readonly { finding: TextFinding; number: number }[]
  hiddenCount: number
  isRead: boolean
  active: number | null
  onActive: (number: number | null) => void
  onLight: (spans: readonly Span[]) => void
  onStep: (step: 1 | -1) => void
  heads: RefObject<Map<number, HTMLButtonElement>>
}

const AT_FIRST = 40

/** A long list scrolls on its own beside the text. */
const LIST =
  'flex flex-col gap-3.5 scroll-fade max-lg:after:hidden lg:-m-1 lg:max-h-[max(32rem,calc(100dvh-20rem))] lg:overflow-y-auto lg:overscroll-contain lg:p-1'

/** Notes in text order. */
export function Notes({
  text,
  shown,
  hiddenCount,
  isRead,
  active,
  onActive,
  onLight,
  onStep,
  heads,
  ...actions
}: NotesProps) {
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
            {...{ finding, number, onActive, onLight, onStep, ...actions }}
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
