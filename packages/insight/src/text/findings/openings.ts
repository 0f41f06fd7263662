import { type Stretch, touches } from '../code.ts'
import { filledIn, NOTES } from '../lexicon.ts'
import type { Reading } from '../reading.ts'
import { wordSet } from '../word-set.ts'
import type { Found } from './types.ts'

/** Start of a sentence or line, with its first words. */
type Opening = { start: number; end: number; word: string; text: string; refrain: string; breaks: number }

const MANY = 3
const REFRAIN_WORDS = 4
/** Threshold: a third of a paragraph, half for words as common as "the". */
const PARAGRAPH = 4
const COMMON = wordSet("the a an it it's this that i i'm he she we they you")
/** Contexts in which repetition may be intended. */
const UNASKED = new Set(['Personal', 'Family', 'Social', 'Public', 'Faith'])
const LIST_LINE = /^[ \t]{0,12}(?:[-*+•·–—]|\(?\d{1,3}[.):]|\(?[a-z][.)]|\[[ x]\]|#{1,6}|>)[ \t]/i

const NO_OPENING = { start: 0, end: 0, word: '', text: '', refrain: '', breaks: 2 }
/** Longer lines are paragraphs, not verses. */
const VERSE = 80

const openingsOf = ({ text, tokens, sentences }: Reading, code: readonly Stretch[]): Opening[] => {
  // Advances with the sentences, so that the text isn't searched for each.
  let [line, next, lineBefore] = [0, text.indexOf('\n'), 0]
  return sentences.map(({ first, last, start }): Opening => {
    while (next >= 0 && next < start) {
      if (next > line) lineBefore = next - line
      line = next + 1
      next = text.indexOf('\n', line)
    }
    let at = first
    while (at < last && tokens[at]?.kind !== 'word') at += 1
    const token = tokens[at]
    const isAside = LIST_LINE.test(text.slice(line, line + 20)) || touches({ start, end: start + 1 }, code)
    if (token === undefined || at >= last || isAside) return NO_OPENING
    const breaks = tokens[first]?.breaks ?? 0
    const refrain = tokens
      .slice(at, Math.min(at + REFRAIN_WORDS, last))
      .map(({ lower }) => lower)
      .join(' ')
    const isParagraph = breaks === 1 && lineBefore > VERSE
    return {
      start: token.start,
      end: token.end,
      word: token.lower,
      text: token.text,
      refrain,
      breaks: isParagraph ? 2 : breaks,
    }
  })
}

const paragraphsOf = (openings: readonly Opening[]): Opening[][] => {
  const paragraphs: Opening[][] = []
  for (const opening of openings) {
    if (opening.breaks > 1 || paragraphs.length === 0) paragraphs.push([])
    if (opening.word !== '') paragraphs.at(-1)?.push(opening)
  }
  return paragraphs
}

/**
 * Sentences with the same first word: three in a row, or a third of a paragraph; marked once, at the third. Skips
 * lists, code and refrains.
 */
export const repeatedOpenings = (reading: Reading, code: readonly Stretch[], context: string): Found[] => {
  const weight = UNASKED.has(context) ? 'note' : 'suggestion'
  const found = new Map<string, Found>()
  const add = ({ start, end, text, word }: Opening, note: 'row' | 'share', counts: Record<string, number>): void => {
    const reason = filledIn(NOTES['repeated-opening'][note], { ...counts, word: text })
    found.set(word, { kind: 'repeated-opening', rule: 'repeated-opening/word', start, end, reason, weight })
  }
  return paragraphsOf(openingsOf(reading, code)).flatMap((openings) => {
    found.clear()
    for (const [word, same] of Map.groupBy(openings, (opening) => opening.word)) {
      const third = same[MANY - 1]
      if (third === undefined || new Set(same.map(({ refrain }) => refrain)).size < same.length - 1) continue
      const share = COMMON.has(word) ? 2 : 3
      if (openings.length >= PARAGRAPH && share * same.length >= openings.length)
        add(third, 'share', { count: same.length, all: openings.length })
    }
    for (let first = 0, last = 1; first < openings.length; first = last, last += 1) {
      while (last < openings.length && openings[last]?.word === openings[first]?.word) last += 1
      const run = openings.slice(first, last)
      const third = run[MANY - 1]
      if (third !== undefined && new Set(run.map(({ refrain }) => refrain)).size > run.length - 2)
        add(third, 'row', { count: run.length })
    }
    return [...found.values()]
  })
}
