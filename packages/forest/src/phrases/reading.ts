import type { LanguageCode } from './languages.ts'
import { denies, type Reading } from './slips.ts'

export function readingOf(text: string, language: LanguageCode): Reading {
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

/** Expands contractions: "I'm", "Im" and "I am" are equal. */
function spelledOut(text: string): string {
  const plain = text.toLowerCase().replaceAll('’', "'")
  return CONTRACTIONS.reduce((all, [short, full]) => all.replace(short, full), plain)
}

/** Normalized text: no case, emphasis, accents, punctuation or spaces. */
export function lettersOf(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Accents and Arabic diacritics; Hindi vowel signs are letters.
      .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
      .normalize('NFC')
  )
}
