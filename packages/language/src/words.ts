import { STOP } from './english.ts'

const MARK_RUN = /(\p{M}{30})\p{M}+/gu

/** At most thirty combining marks in a row: to sort a long run takes quadratic time. @source https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format */
export const withFewMarks = (text: string): string => text.replace(MARK_RUN, '$1')

/** Normalizes quotes, case and spaces. */
export function normalize(text: string): string {
  return withFewMarks(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}

/** One space between words: the encoder and the coach have to count the same words, and a control character parts them, too. */
export const withSingleSpaces = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ')

/** Lowercase words with contractions. */
export function wordsOf(text: string): string[] {
  return normalize(text).match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? []
}

const PLURAL_IES = /ies$/
const ENDINGS = /(?:ings?|edly|ed|es|s|ly)$/

/** Rough stem that joins "moves", "moved" and "moving". */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(PLURAL_IES, 'y').replace(ENDINGS, '') : word
}

/** Stems without stop words. */
export function keywordsOf(text: string): string[] {
  return (
    normalize(text)
      .replace(/'/g, '')
      .match(/[a-z0-9]+/g) ?? []
  )
    .filter((word) => !STOP.has(word) && word.length > 1)
    .map(stemOf)
}

const ABBREVIATIONS = /\b(?:mr|mrs|ms|dr|st|jr|sr|vs|etc|e\.g|i\.e|a\.m|p\.m)\.$/i

/** Splits at terminal marks and line breaks, not at abbreviations. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text.split(/(?<=[.!?…？！]["'”’)\]]?)\s+|\n+/)) {
    open = open === '' ? piece : `${open} ${piece}`
    if (ABBREVIATIONS.test(open.trimEnd())) continue
    if (open.trim() !== '') sentences.push(open.trim())
    open = ''
  }
  if (open.trim() !== '') sentences.push(open.trim())
  return sentences
}
