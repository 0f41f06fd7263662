import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import { letterOf, type Mark, markClass } from '../marks.ts'
import { segmentsOf } from '../segments.ts'

type MarkedProps = {
  text: string
  marks: readonly Mark[]
  active: number | null
  /** If given, marks can be focused and chosen; each is described by its note. */
  onChoose?: ((number: number) => void) | undefined
}

/** Out of flow, so that the text stays aligned with the text area. */
const LETTER =
  'after:absolute after:-translate-y-0.5 after:font-semibold after:font-text after:text-[.6875rem] after:leading-none after:text-ink-soft after:content-[attr(data-letter)] print:after:static'

const byNumber = (one: { number: number }, other: { number: number }) => one.number - other.number

export const noteId = (number: number) => `text-note-${number}`

/** The marked text; keeps a final line break, as a text area does. */
export const Marked = memo(function Marked({ text, marks, active, onChoose }: MarkedProps) {
  return (
    <>
      {segmentsOf(text.length, marks).map(({ start, end, order, marks: numbers }) => {
        const words = text.slice(start, end)
        const covering = numbers.flatMap((number) => marks[number] ?? [])
        if (covering.length === 0) return words
        const className = markClass(covering, active)
        const beginning = covering
          .filter((mark) => mark.type === 'finding')
          .filter((mark) => mark.start === start)
          .toSorted(byNumber)
        const letters = beginning.map(({ number }) => letterOf(number)).join(' ')
        const [begins] = beginning
        if (!onChoose || !begins) {
          return (
            <span key={order} data-letter={letters || undefined} className={cx(className, letters !== '' && LETTER)}>
              {words}
            </span>
          )
        }
        const { number } = begins
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button would not break over lines as words do
          <span
            key={order}
            role="button"
            tabIndex={0}
            aria-describedby={beginning.map(({ number: note }) => noteId(note)).join(' ')}
            onClick={() => onChoose(number)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              onChoose(number)
            }}
            className={`cursor-pointer ${className}`}
          >
            {words}
            <sup
              aria-hidden="true"
              className="ms-0.5 inline-block font-semibold font-text text-[.8125rem] text-ink-soft no-underline"
            >
              {letters}
            </sup>
          </span>
        )
      })}
      {'\n'}
    </>
  )
})
