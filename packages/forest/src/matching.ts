/** UTF-16 units, end exclusive. */
export type Range = { readonly start: number; readonly end: number }

type Piece = { readonly text: string; readonly isMatch: boolean }

/** Lowercases without changing the length, so that offsets stay valid. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from(text, (character) => {
    const small = character.toLowerCase()
    return small.length === character.length ? small : character
  }).join('')
}

/** All non-overlapping occurrences, ignoring case. */
export function rangesOf(text: string, needle: string): readonly Range[] {
  const found: Range[] = []
  const [hay, pin] = [foldCase(text), foldCase(needle)]
  if (pin === '') return found
  for (let at = hay.indexOf(pin); at >= 0; at = hay.indexOf(pin, at + pin.length)) {
    found.push({ start: at, end: at + pin.length })
  }
  return found
}

/** Merges overlapping and adjacent ranges. */
export function mergeRanges(ranges: readonly Range[]): readonly Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, range.end) }
    else merged.push(range)
  }
  return merged
}

/** Splits a text at the ranges; no piece is empty. */
export function piecesOf(text: string, ranges: readonly Range[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of mergeRanges(ranges)) {
    pieces.push({ text: text.slice(at, start), isMatch: false }, { text: text.slice(start, end), isMatch: true })
    at = end
  }
  pieces.push({ text: text.slice(at), isMatch: false })
  return pieces.filter((piece) => piece.text !== '')
}
