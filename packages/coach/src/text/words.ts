import { stem } from './stem.ts'
import { STOP } from './stop-words.ts'

/** A word of the reading copy; offsets count units of that copy. `slip` marks a word that was repaired. */
export type Word = { text: string; start: number; end: number; stem: string; stop: boolean; slip?: true }
export type Stretch = { start: number; end: number }

// wink-nlp would give sentences and tags too, but it is heavy and quadratic on hostile runs; short chat needs less.
const WORD = /[$£€]?[\p{L}\p{N}]+(?:[.,:]\d+)*(?:['-][\p{L}\p{N}]+)*%?/gu

/** All words of a reading copy, in order. */
export const wordsOf = (text: string): Word[] => {
  const found: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const word = match[0]
    found.push({
      text: word,
      start: match.index,
      end: match.index + word.length,
      stem: stem(word),
      stop: STOP.has(word),
    })
  }
  return found
}

/** How many words a text has, as a reader would count them. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0

const ABBREVIATION = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|rev|fr|sr|jr|st|vs|etc|e\.g|i\.e|p\.m|a\.m|no|dept|approx)$/i

/** Sentences of any text: ends at . ! ? (with closing marks) before a blank, and at line breaks; "Dr. Lee" stays whole. */
export const sentencesOf = (text: string): Stretch[] => {
  const found: Stretch[] = []
  let start = 0
  const close = (end: number): void => {
    let from = start
    let to = end
    while (from < to && /\s/.test(text[from] ?? '')) from += 1
    while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1
    if (to > from) found.push({ start: from, end: to })
    start = end
  }
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? ''
    if (char === '\n') close(i + 1)
    else if (char === '.' || char === '!' || char === '?') {
      let end = i + 1
      while (/[.!?"')\]]/.test(text[end] ?? '')) end += 1
      const atGap = end >= text.length || /\s/.test(text[end] ?? '')
      const short = char === '.' && ABBREVIATION.test(text.slice(Math.max(start, i - 8), i))
      if (atGap && !short) {
        close(end)
        i = end - 1
      }
    }
  }
  close(text.length)
  return found
}

const BREAK =
  /[,;:()"\n]|[.!?]+(?=\s|$)|\s-+\s|\s(?=(?:and|but|because|so|then|or|which|though|although|unless|whenever|while|(?:what|how) (?:do|should|can|would) (?:i|we)\b)\s)/g

/** Clauses of a stretch of a reading copy: cut at marks and before coordinating words. */
export const clausesOf = (text: string, within: Stretch): Stretch[] => {
  const found: Stretch[] = []
  const slice = text.slice(within.start, within.end)
  let start = 0
  const push = (end: number): void => {
    if (end > start && /[\p{L}\p{N}]/u.test(slice.slice(start, end)))
      found.push({ start: within.start + start, end: within.start + end })
  }
  for (const match of slice.matchAll(BREAK)) {
    push(match.index)
    start = match.index + match[0].length
  }
  push(slice.length)
  return found
}
