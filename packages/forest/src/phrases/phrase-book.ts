import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { LanguageCode } from './languages.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

/** Line by line the same phrase in each language. */
export const PHRASES: Readonly<Record<LanguageCode, readonly string[]>> = {
  en,
  es,
  fr,
  de,
  it,
  ja,
  ko,
  zh,
  ru,
  ar,
  hi,
  pt,
}

/** `phrase` is the one of the book that was meant, `isExact` whether it was written just so. */
export type Found = { phrase: string; translation: string; isExact: boolean }

/** Longer than any phrase: nothing of that length is near one. */
const LONGEST = 200
/** Letters that may differ, for each letter of a phrase. */
const TOLERANCE = 0.2

/** The phrase of the book that a text is or comes close to, in another language; nothing where the book has none. */
export function findPhrase(text: string, from: LanguageCode, to: LanguageCode): Found | undefined {
  if (text.length > LONGEST) return undefined
  const meant = lettersOf(text)
  if (meant === '') return undefined
  const phrases = PHRASES[from]
  const keys = phrases.map(lettersOf)
  const exact = keys.indexOf(meant)
  const place = exact >= 0 ? exact : nearest(keys, meant)
  const [phrase, translation] = [phrases[place], PHRASES[to][place]]
  if (phrase === undefined || translation === undefined) return undefined
  return { phrase, translation, isExact: exact >= 0 }
}

/** A text without case, marks of emphasis, accents, punctuation and spaces. */
function lettersOf(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Accents and Arabic vowel marks; the vowel signs of Hindi are letters and stay.
      .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
      .normalize('NFC')
  )
}

/** The place of the one key that is near enough; -1 where none is, or two are equally near. */
function nearest(keys: readonly string[], meant: string): number {
  let place = -1
  let least = Number.POSITIVE_INFINITY
  let isTied = false
  for (const [at, key] of keys.entries()) {
    const most = Math.floor(Math.max(key.length, meant.length) * TOLERANCE)
    if (most === 0 || Math.abs(key.length - meant.length) > most) continue
    const distance = editDistance(key, meant)
    if (distance > most || distance > least) continue
    isTied = distance === least
    ;[place, least] = [at, distance]
  }
  return isTied ? -1 : place
}

/** Letters to insert, drop or change (Levenshtein). */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(change, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    above = current
  }
  return above[b.length] ?? 0
}
