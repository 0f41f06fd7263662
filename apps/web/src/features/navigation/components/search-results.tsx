import type { Part } from '@understory/contract/coaching'
import type { SearchHit } from '@understory/forest/find'
import { piecesOf, type Range } from '@understory/forest/matching'
import { useDeferredValue, useEffect, useState } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { cx } from '../../../ui/cx.ts'
import { HelpNote } from '../../../ui/help-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showHere } from '../../../ui/refs.ts'
import { type Found, keyOf } from '../meaning.ts'
import { PlaceLink } from './place-link.tsx'

/** Rendered with the keystroke; the others follow. */
const LISTED_FIRST = 3

type SearchResultsProps = {
  id: string
  hits: readonly Found[]
  /** Set if the words suggest a crisis. */
  help: Part | undefined
  /** All matches; the list may be shorter. */
  count: number
  active: number
  onPoint: (at: number) => void
  onChoose: (found: Found) => void
  className: string
}

/** Results with highlighted matches; help comes first in a crisis. */
export function SearchResults({ id, hits, help, count, active, onPoint, onChoose, className }: SearchResultsProps) {
  const words = useWords(shell).search
  const listed = useDeferredValue(hits, hits.slice(0, LISTED_FIRST))
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set())
  // Text first, then one picture at a time, so that typing stays responsive.
  const next = listed.map(keyOf).find((key) => !drawn.has(key))
  useEffect(() => {
    if (next !== undefined) afterPaint(() => setDrawn((before) => new Set(before).add(next)))
  }, [next])
  const [first] = useState(active)
  return (
    <div className={cx(className, 'max-h-[min(66dvh,520px)] overflow-y-auto overscroll-contain p-2')}>
      {help && (
        <div className="px-2 pt-1 pb-3">
          <HelpNote part={help} />
        </div>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.results}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {listed.map((hit, at) => (
          <Result
            key={keyOf(hit)}
            id={`${id}-${at}`}
            hit={hit}
            isActive={at === active}
            isShown={at === active && active !== first}
            isDrawn={drawn.has(keyOf(hit))}
            onPoint={() => onPoint(at)}
            onChoose={() => onChoose(hit)}
          />
        ))}
      </div>
      {count > hits.length && (
        <p className="px-3 pt-2 pb-1 text-small text-ink-soft">{words.more({ shown: hits.length, count })}</p>
      )}
    </div>
  )
}

type ResultProps = {
  id: string
  hit: Found
  isActive: boolean
  /** Chosen by keyboard, so it scrolls into view. */
  isShown: boolean
  isDrawn: boolean
  onPoint: () => void
  onChoose: () => void
}

function Result({ id, hit, isActive, isShown, isDrawn, onPoint, onChoose }: ResultProps) {
  return (
    <PlaceLink
      id={id}
      ref={isShown ? showHere : undefined}
      address={'node' in hit ? hit.node.path : '/dashboard/chatbot'}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onChoose()
      }}
      className={cx(
        // Rows below the fold render on scroll.
        '[content-visibility:auto] [contain-intrinsic-block-size:auto_4rem]',
        'grid min-h-11 grid-cols-[32px_1fr] items-center gap-3 rounded-2 py-2 ps-2 pe-3',
        isActive && 'bg-leaf-soft outline-1 -outline-offset-1 outline-leaf',
      )}
    >
      {'node' in hit ? <Page hit={hit} isDrawn={isDrawn} /> : <Case label={hit.label} />}
    </PlaceLink>
  )
}

function Case({ label }: { label: string }) {
  const words = useWords(shell).search
  return (
    <>
      <Icon name="comment" className="mx-auto text-ink-soft" />
      <span className="grid gap-px [overflow-wrap:anywhere]">
        <b lang="en" className="text-[.9688rem] font-semibold">
          {label}
        </b>
        <span className="text-small text-ink-soft">{words.case}</span>
      </span>
    </>
  )
}

function Page({ hit, isDrawn }: { hit: SearchHit; isDrawn: boolean }) {
  const words = useWords(shell).search
  const { node, parentLabel } = hit
  return (
    <>
      {isDrawn ? <Plant name={node.icon} className="h-9 w-8" /> : <span className="h-9 w-8" />}
      <span className="grid gap-px [overflow-wrap:anywhere]">
        <span>
          <b className="text-[.9688rem] font-semibold">
            <Marked text={node.label} ranges={hit.labelRanges} />
          </b>
          {parentLabel && <span className="text-small text-ink-soft"> {words.inBranch(parentLabel)}</span>}
        </span>
        <span className="text-small text-ink-soft">
          <Marked text={node.description} ranges={hit.descriptionRanges} />
        </span>
      </span>
    </>
  )
}

function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  const pieces = piecesOf(text, ranges)
  let at = 0
  return pieces.map((piece) => {
    const key = at
    at += piece.text.length
    return piece.isMatch ? (
      <mark key={key} className="rounded-[3px] bg-sprout text-on-sprout">
        {piece.text}
      </mark>
    ) : (
      piece.text
    )
  })
}
