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
import { denies, type Reading, slipsBetween } from './slips.ts'
import { WORDINGS } from './wordings.ts'
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
type Found = { phrase: string; translation: string; isExact: boolean }

/** Longer than any phrase: nothing of that length is near one. */
const LONGEST = 200

/** A wording of the phrase at a place of the book. */
type Entry = Reading & { readonly place: number }

/** The phrase of the book that a text is or comes close to, in another language; nothing where the book has none. */
export function findPhrase(text: string, from: LanguageCode, to: LanguageCode): Found | undefined {
  if (text.length > LONGEST) return undefined
  const written = readingOf(text, from)
  if (written.letters === '') return undefined
  const entries = entriesOf(from)
  const place = entries.find(({ letters }) => letters === written.letters)?.place ?? nearest(entries, written)
  if (place === undefined) return undefined
  const [phrase, translation] = [PHRASES[from][place], PHRASES[to][place]]
  if (phrase === undefined || translation === undefined) return undefined
  return { phrase, translation, isExact: readingOf(phrase, from).letters === written.letters }
}

const shelves = new Map<LanguageCode, readonly Entry[]>()

/** Every wording of every phrase, the book's own first. */
function entriesOf(language: LanguageCode): readonly Entry[] {
  const known = shelves.get(language)
  if (known) return known
  const phrases = PHRASES[language]
  const others = language === 'en' ? phrases.map((phrase) => WORDINGS.get(phrase) ?? []) : []
  const entries = [phrases.map((phrase) => [phrase]), others].flatMap((shelf) =>
    shelf.flatMap((wordings, place) => wordings.map((wording) => ({ ...readingOf(wording, language), place }))),
  )
  shelves.set(language, entries)
  return entries
}

function readingOf(text: string, language: LanguageCode): Reading {
  const full = language === 'en' ? spelledOut(text) : text
  const words = full
    .split(/\s+/)
    .map(lettersOf)
    .filter((word) => word !== '')
  return { letters: words.join(''), words, denies: denies(full, language) }
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bwon'?t\b/g, 'will not'],
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\b(do|does|did|is|are|was|were|have|has|would|could|should)n'?t\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\blet's\b/g, 'let us'],
  [/'s\b/g, ' is'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
]

/** English without contractions: "I'm", "Im" and "I am" are one wording. */
function spelledOut(text: string): string {
  const plain = text.toLowerCase().replaceAll('’', "'")
  return CONTRACTIONS.reduce((all, [short, full]) => all.replace(short, full), plain)
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

/** The place of the one phrase that is near enough; none where two are equally near. */
function nearest(entries: readonly Entry[], written: Reading): number | undefined {
  let place: number | undefined
  let least = Number.POSITIVE_INFINITY
  let isTied = false
  for (const entry of entries) {
    const slips = slipsBetween(written, entry)
    if (slips === undefined || slips > least) continue
    isTied = slips === least && entry.place !== place && (isTied || place !== undefined)
    ;[place, least] = [entry.place, slips]
  }
  return isTied ? undefined : place
}
