import { STOP } from './english.ts'

/** Straight quotes, lower case, single spaces: what patterns and word counts read. */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words in lower case, contractions whole. */
export function wordsOf(text: string): string[] {
  return normalize(text).match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? []
}

const PLURAL_IES = /ies$/
const ENDINGS = /(?:ings?|edly|ed|es|s|ly)$/

/** A rough stem, enough to join "moves", "moved" and "moving". */
export function stemOf(word: string): string {
  return word.length > 4 ? word.replace(PLURAL_IES, 'y').replace(ENDINGS, '') : word
}

/** Stems of the words that carry a topic. */
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

/** Sentences by their final marks and line breaks; an abbreviation ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text.split(/(?<=[.!?…]["')\]]?)\s+|\n+/)) {
    open = open === '' ? piece : `${open} ${piece}`
    if (ABBREVIATIONS.test(open.trimEnd())) continue
    if (open.trim() !== '') sentences.push(open.trim())
    open = ''
  }
  if (open.trim() !== '') sentences.push(open.trim())
  return sentences
}
