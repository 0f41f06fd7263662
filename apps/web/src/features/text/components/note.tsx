import type { TextFinding } from '@understory/contract/text-measures'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { letterOf, nameOf, swatchClass } from '../marks.ts'
import type { Span } from '../types.ts'
import { noteId } from './marked.tsx'

export type NoteActions = {
  onApply: (finding: TextFinding, words: string) => void
  onDismiss: (finding: TextFinding) => void
  onMute: (finding: TextFinding) => void
  onAddWord: (finding: TextFinding) => void
  onActive: (number: number | null) => void
  /** Highlights words in the text; clears on leave. */
  onLight: (spans: readonly Span[]) => void
  onStep: (step: 1 | -1) => void
}

type NoteProps = NoteActions & {
  finding: TextFinding
  number: number
  count: number
  /** The marked words. */
  quote: string
  isActive: boolean
  headRef: Ref<HTMLButtonElement>
}

const LONGEST_QUOTE = 160
const SHORT_QUOTE = 60

/** A note: what, why, and suggestions. */
export function Note({ finding, number, count, quote, isActive, headRef, ...on }: NoteProps) {
  const words = useWords(textWords)
  const details = useId()
  const { kind, reason, rewrite, weight } = finding
  const name = nameOf(finding, words)
  const shown = shortened(quote, isActive ? LONGEST_QUOTE : SHORT_QUOTE)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    on.onStep(event.key === 'ArrowDown' ? 1 : -1)
  }

  return (
    <li
      onPointerEnter={() => on.onLight([finding])}
      onPointerLeave={() => on.onLight([])}
      onFocus={() => on.onLight([finding])}
      onBlur={() => on.onLight([])}
      className={cx(
        isActive
          ? 'rounded-[6px_20px_20px_6px] border border-s-4 border-line border-s-chart-2 bg-surface-raised py-4 ps-4 pe-5 shadow-2'
          : 'border-s-2 border-line py-1 ps-5',
      )}
    >
      <button
        ref={headRef}
        type="button"
        aria-expanded={isActive}
        aria-controls={isActive ? details : undefined}
        onClick={() => on.onActive(isActive ? null : number)}
        onKeyDown={onKeyDown}
        className="flex min-h-11 w-full items-center gap-2.5 text-start font-semibold text-[.9375rem]"
      >
        <span aria-hidden="true" className={swatchClass(finding)}>
          wm
        </span>
        {name}
        <span className="sr-only">{words.notes.note({ position: number + 1, count })}</span>
        <span aria-hidden="true" className="ms-auto font-normal text-ink-faint">
          {letterOf(number)}
        </span>
      </button>
      <p id={noteId(number)} className="text-[.96875rem]/[1.5] text-ink-soft wrap-anywhere">
        {!isActive && <q className="font-display text-ink">{shown}</q>} <span lang="en">{reason}</span>
      </p>
      {isActive && (
        <div id={details} className="mt-2.5 grid gap-3">
          <p className="grid gap-0.5 font-display text-[1.125rem]/[1.5] wrap-anywhere">
            {rewrite === undefined ? <q>{shown}</q> : <del className="text-ink-faint decoration-1">{shown}</del>}
            {rewrite !== undefined && rewrite !== '' && <ins className="text-leaf-ink no-underline">{rewrite}</ins>}
            {rewrite === '' && <span className="note">{words.notes.goes}</span>}
          </p>
          <div className="flex flex-wrap gap-2">
            {rewrite !== undefined && (
              <Button variant="primary" size="sm" onClick={() => on.onApply(finding, rewrite)}>
                {rewrite === '' ? words.notes.remove : words.notes.instead}
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={() => on.onDismiss(finding)}>
              {words.notes.leave}
            </Button>
            {kind === 'spelling' && (
              <Button variant="quiet" size="sm" onClick={() => on.onAddWord(finding)}>
                {words.notes.add}
              </Button>
            )}
            {kind !== 'spelling' && weight !== 'strength' && (
              <Button variant="quiet" size="sm" onClick={() => on.onMute(finding)}>
                {words.notes.mute}
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  )
}

function shortened(quote: string, most: number): string {
  return quote.length > most ? `${quote.slice(0, most)}…` : quote
}
