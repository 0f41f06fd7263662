/** What tells where a stretch of words begins and ends, and what a blank asks for, as numbers of table rows. */

/** Words that the encoder has read, as they stand in a text. */
export type Word = { text: string; start: number; end: number }

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }))

const EDGES = /^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%']+$/gu
const ENDS_SENTENCE = /^(?!(?:mr|mrs|ms|dr|st|prof)\.$).*[.!?…]["”')\]]*$/i
const ENDS_CLAUSE = /[,;:–—)-]["”']*$/
const TOKEN = /[A-Za-z0-9']+|[.:?!]/g

export const endsSentence = (word: string): boolean => ENDS_SENTENCE.test(word)

/** FNV-1a of the UTF-16 units, as fit.py has it. */
function rowOf(sign: string, rows: number): number {
  let value = 0x811c9dc5
  for (let at = 0; at < sign.length; at += 1) value = Math.imul(value ^ sign.charCodeAt(at), 0x01000193)
  return (value >>> 0) % rows
}

/** Rows of each word as the first and as the last of a stretch. */
export function signsOfWords(words: readonly string[], rows: number): { first: number[][]; last: number[][] } {
  const bare = words.map((word) => word.toLowerCase().replace(EDGES, ''))
  const ends = words.map(endsSentence)
  const breaks = words.map((word, at) => ends[at] === true || ENDS_CLAUSE.test(word))
  const rowsOf = (signs: readonly string[]) => signs.map((sign) => rowOf(sign, rows))
  const first = bare.map((word, at) => {
    const before = at > 0 && !ends[at - 1] ? bare[at - 1] : '^'
    const isAfterBreak = at === 0 || breaks[at - 1]
    return rowsOf([`s:${word}`, `sb:${before}`, `sp:${Number(isAfterBreak)}`, `s2:${word.slice(0, 2)}`])
  })
  const last = bare.map((word, at) => {
    const after = at + 1 < bare.length && !ends[at] ? bare[at + 1] : '$'
    const isBeforeBreak = at + 1 === bare.length || breaks[at]
    return rowsOf([`e:${word}`, `ea:${after}`, `ep:${Number(isBeforeBreak)}`, `e3:${word.slice(-3)}`])
  })
  return { first, last }
}

/** Rows of a blank, by its name and what stands before it in its phrase. */
export function signsOfBlank(name: string, before: string, rows: number): number[] {
  const named = name.toLowerCase().match(TOKEN) ?? ['-']
  const stand = ['^', '^', ...(before.toLowerCase().match(TOKEN) ?? [])].slice(-2)
  const signs = [...named.map((word) => `n:${word}`), `N:${named.join(' ')}`, `f:${named[0]}`, `l:${named.at(-1)}`]
  return [...signs, `p:${stand[1]}`, `q:${stand.join(' ')}`].map((sign) => rowOf(sign, rows))
}
