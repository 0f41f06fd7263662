import type { TopWord } from '../../lib/growth.ts'

export type WordCounts = { readonly wordCount: number; readonly topWords: readonly TopWord[] }

export const NO_WORDS: WordCounts = { wordCount: 0, topWords: [] }

const TOP_WORDS = 5
const SHORTEST = 3
/** A longer one is no word that anybody returns to; it is cut where it is shown and kept. */
const LONGEST_SHOWN = 40

/** Marks that take no room and carry no meaning at the edge of a word: soft hyphen, zero-width spaces, directions. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu
/** Scripts that put no space between words. White space alone would call a whole page of them one word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const UNSPACED_RUN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{M}ー々]+/gu
const NOT_LETTERS = /[^\p{L}\p{N}\p{M}]+/gu
const EDGES = /^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu
const PLAIN = /^[a-z]+$/
// What is all ASCII needs none of the slower questions; most words of most texts are.
const ASCII = /^[\u0021-\u007E]+$/
const LONE_SURROGATE = /\p{Surrogate}/gu

/** How often a word stands in a text, and in which spellings: "don't" and "Don’t" are one word. */
type Entry = { count: number; readonly spellings: Map<string, number> }

/**
 * Words of a text as white space separates them, and the five that stand most often. Case and punctuation do not count,
 * words of two characters or fewer are skipped, equal counts are ordered by their letters. Where a script puts no space
 * between words, the language's own word boundaries stand in for it.
 */
export function countWords(text: string): WordCounts {
  const entries = new Map<string, Entry>()
  let wordCount = 0
  for (const [chunk, times] of tally(text)) {
    const words = ASCII.test(chunk) ? [chunk] : UNSPACED.test(chunk) ? wordsWithin(chunk) : visible(chunk)
    wordCount += words.length * times
    for (const word of words) enter(entries, word, times)
  }
  return { wordCount, topWords: topOf(entries) }
}

function tally(text: string): Map<string, number> {
  const chunks = new Map<string, number>()
  for (const chunk of text.split(/\s+/)) if (chunk !== '') chunks.set(chunk, (chunks.get(chunk) ?? 0) + 1)
  return chunks
}

/** The chunk as one word; none where nothing of it can be seen. */
function visible(chunk: string): readonly string[] {
  return chunk.replace(INVISIBLE, '') === '' ? [] : [chunk]
}

/** Words of a chunk in which some script puts no spaces; what stands between such runs is a word as elsewhere. */
function wordsWithin(chunk: string): readonly string[] {
  const words: string[] = []
  let from = 0
  for (const run of chunk.matchAll(UNSPACED_RUN)) {
    words.push(...lettersOf(chunk.slice(from, run.index)))
    for (const part of wordSegments(run[0])) words.push(part)
    from = run.index + run[0].length
  }
  words.push(...lettersOf(chunk.slice(from)))
  return words
}

function lettersOf(part: string): readonly string[] {
  return part.replace(NOT_LETTERS, '') === '' ? [] : [part]
}

let segmenter: Intl.Segmenter | undefined

function wordSegments(run: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [run]
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  return Array.from(segmenter.segment(run)).flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))
}

function enter(entries: Map<string, Entry>, word: string, times: number): void {
  const lower = ASCII.test(word) ? word.toLowerCase() : word.replace(LONE_SURROGATE, '').normalize('NFC').toLowerCase()
  const key = PLAIN.test(lower) ? lower : lower.replace(NOT_LETTERS, '')
  if (lengthOf(key) < SHORTEST) return
  const entry = entries.get(key) ?? { count: 0, spellings: new Map<string, number>() }
  const spelling = key === lower ? lower : lower.replace(INVISIBLE, '').replace(EDGES, '').replaceAll('’', "'")
  entry.count += times
  entry.spellings.set(spelling, (entry.spellings.get(spelling) ?? 0) + times)
  entries.set(key, entry)
}

/** Length in characters as people see them: a letter and its marks are one. */
function lengthOf(key: string): number {
  const bare = key.length > LONGEST_SHOWN ? key.slice(0, LONGEST_SHOWN) : key
  return PLAIN.test(bare) ? bare.length : Array.from(bare.replace(/[\p{M}\u200C\u200D]/gu, '')).length
}

function topOf(entries: Map<string, Entry>): readonly TopWord[] {
  return [...entries]
    .sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .slice(0, TOP_WORDS)
    .map(([, { count, spellings }]) => ({ word: shown(mostSpelled(spellings)), count }))
}

function mostSpelled(spellings: Map<string, number>): string {
  const [first] = [...spellings].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return first?.[0] ?? ''
}

function shown(word: string): string {
  const characters = Array.from(word.slice(0, 2 * LONGEST_SHOWN + 2))
  return characters.length > LONGEST_SHOWN ? `${characters.slice(0, LONGEST_SHOWN).join('')}…` : word
}
