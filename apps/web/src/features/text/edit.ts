import type { Span } from './types.ts'

/** UTF-16 units: `removed` at `at`, replaced by `added`. */
type Edit = { at: number; removed: number; added: number }

/** The smallest single edit between two texts. */
export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && before.charCodeAt(at) === after.charCodeAt(at)) at += 1
  let same = 0
  while (
    same < shorter - at &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same += 1
  return { at, removed: before.length - at - same, added: after.length - at - same }
}

/** Shifts spans past an edit; drops those it touched. */
export function moveSpans<S extends Span>(spans: readonly S[], { at, removed, added }: Edit): S[] {
  const shift = added - removed
  return spans.flatMap((span) => {
    if (span.end <= at) return [span]
    if (span.start >= at + removed)
      return shift === 0 ? [span] : [{ ...span, start: span.start + shift, end: span.end + shift }]
    return []
  })
}

/** Replaces a span. Deletions also remove adjacent space and keep the sentence's capital. */
export function replaceSpan(text: string, { start, end }: Span, words: string): string {
  if (words !== '') return text.slice(0, start) + words + text.slice(end)
  const before = text.slice(0, start)
  let after = text.slice(end)
  const atStart = /(?:^|[.!?…]["')\]]*\s+|\n\s*)$/.test(before.slice(-40))
  const capital = /^\p{Lu}/u.test(text.slice(start, end))
  if (atStart || /\s$/.test(before)) after = after.replace(/^(?:,?[^\S\n]+)/, '')
  const ends = /^(?:[.!?]|$)/.test(after)
  const closes = ends || /^[,;:)\]\n]/.test(after)
  // Only the end: a regex over a long run of spaces takes quadratic time.
  const tail = before.slice(-40)
  const trimmed = closes ? tail.replace(ends ? /,?[^\S\n]+$/ : /[^\S\n]+$/, '') : tail
  const kept = before.slice(0, before.length - tail.length) + trimmed
  return kept + (atStart && capital ? after.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : after)
}
