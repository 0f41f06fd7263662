import type { SproutLog, TopWord } from '../../lib/growth.ts'
import { isFunctionWord } from '../../lib/top-words.ts'
import { ASCII, INVISIBLE, NOT_LETTERS, wordsOf } from './words-of.ts'

export type WordCounts = Pick<SproutLog, 'wordCount' | 'topWords' | 'ownWords'>

export const NO_WORDS: WordCounts = { wordCount: 0, topWords: [] }

const TOP_WORDS = 5
const SHORTEST = 3
/** Characters. Longer words are cut for display and storage. */
const LONGEST_SHOWN = 40

const PLAIN = /^[a-z]+$/
const NOT_ASCII_LETTERS = /[^a-z0-9]+/g
const EDGES = /^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Count of a word and its most common spelling; "don't" and "Don’t" are one word. */
type Entry = { readonly key: string; count: number; readonly spelling: string; others: Map<string, number> | null }

/**
 * Counts the words and the five most frequent, ignoring case, punctuation and words of up to two characters; ties are
 * alphabetical. If stop words are among the five, the result also has five without them.
 */
export function countWords(text: string): WordCounts {
  const entries = new Map<string, Entry>()
  let wordCount = 0
  for (const [word, times] of wordsOf(text)) {
    wordCount += times
    enter(entries, word, times)
  }
  const topWords = topOf(entries.values())
  if (!topWords.some(({ word }) => isFunctionWord(word))) return { wordCount, topWords }
  return { wordCount, topWords, ownWords: topOf(entries.values(), (entry) => !isFunctionWord(entry.spelling)) }
}

function enter(entries: Map<string, Entry>, word: string, times: number): void {
  const isAscii = ASCII.test(word)
  const lower = isAscii ? word.toLowerCase() : word.replace(LONE_SURROGATE, '').normalize('NFC').toLowerCase()
  const key = PLAIN.test(lower) ? lower : lower.replace(isAscii ? NOT_ASCII_LETTERS : NOT_LETTERS, '')
  if (lengthOf(key) < SHORTEST) return
  const spelling = key === lower ? lower : lower.replace(INVISIBLE, '').replace(EDGES, '').replaceAll('’', "'")
  const entry = entries.get(key)
  if (!entry) {
    entries.set(key, { key, count: times, spelling, others: null })
    return
  }
  entry.count += times
  if (spelling === entry.spelling) return
  entry.others ??= new Map()
  entry.others.set(spelling, (entry.others.get(spelling) ?? 0) + times)
}

/** Length in grapheme clusters. */
function lengthOf(key: string): number {
  const bare = key.length > LONGEST_SHOWN ? key.slice(0, LONGEST_SHOWN) : key
  return ASCII.test(bare) ? bare.length : Array.from(bare.replace(/[\p{M}\u200C\u200D]/gu, '')).length
}

/** Selects the top five in one pass, which is faster than sorting. */
function topOf(entries: Iterable<Entry>, isWanted = (_entry: Entry) => true): readonly TopWord[] {
  const top: Entry[] = []
  for (const entry of entries) {
    const last = top.at(-1)
    if (last && top.length === TOP_WORDS && inOrder(entry, last) > 0) continue
    if (!isWanted(entry)) continue
    top.push(entry)
    top.sort(inOrder)
    if (top.length > TOP_WORDS) top.pop()
  }
  return top.map((entry) => ({ word: shown(spellingOf(entry)), count: entry.count }))
}

function inOrder(one: Entry, other: Entry): number {
  return other.count - one.count || (one.key < other.key ? -1 : 1)
}

/** The most frequent spelling. */
function spellingOf({ count, spelling, others }: Entry): string {
  if (!others) return spelling
  const elsewhere = [...others.values()].reduce((sum, times) => sum + times, 0)
  const [first] = [...others, [spelling, count - elsewhere] as const].sort(
    ([a, one], [b, other]) => other - one || (a < b ? -1 : 1),
  )
  return first?.[0] ?? spelling
}

function shown(word: string): string {
  const characters = Array.from(word.slice(0, 2 * LONGEST_SHOWN + 2))
  return characters.length > LONGEST_SHOWN ? `${characters.slice(0, LONGEST_SHOWN).join('')}…` : word
}
