import type { Span } from './types.ts'

/** `order` is the piece's position in the text; `marks` are indexes of the covering marks, shortest first. */
type Segment = Span & { order: number; marks: readonly number[] }

/** Splits the text at every mark; the pieces cover it without gaps or overlaps. */
export function segmentsOf(length: number, marks: readonly Span[]): Segment[] {
  const cuts = [...new Set([0, length, ...marks.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut >= 0 && cut <= length)
    .sort((a, b) => a - b)
  const byStart = marks
    .map((span, number) => ({ ...span, number }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start)
  let open: typeof byStart = []
  let next = 0
  return cuts.slice(0, -1).map((start, order) => {
    const end = cuts[order + 1] ?? length
    open = open.filter((mark) => mark.end > start)
    for (let mark = byStart[next]; mark && mark.start <= start; mark = byStart[next]) {
      if (mark.end > start) open.push(mark)
      next += 1
    }
    const covering = open.toSorted((a, b) => a.end - a.start - (b.end - b.start))
    return { start, end, order, marks: covering.map(({ number }) => number) }
  })
}
