import { cleanCharacters, foldWord } from './characters.ts'
import { withoutContests } from './contests.ts'
import { withoutOldAge } from './old-age.ts'
import { isSought, respell, unglue, unmask } from './repair.ts'
import { SPELLINGS } from './spellings.ts'

// Four single letters and more, side by side, with one sign between each: "k i l l", "d.i.e.d".
const SPACED_LETTERS = /(?<![\p{L}\p{N}'])\p{L}(?:[ ._\-*]\p{L}){3,}(?![\p{L}\p{N}'])/gu
// "I. want. to. die.": four words and more, each followed by a full stop or a picture.
const BEATS = /(?:(?<![^\s.])[\p{L}']+ ?(?:[.!,]|\p{Extended_Pictographic}\ufe0f?) ?){4,}/gu
const BEAT = / ?(?:[.!,]|\p{Extended_Pictographic}\ufe0f?) ?/gu
// A word keeps inner apostrophes and masking signs.
const PIECE = /[\p{L}\p{M}\p{N}]+(?:['*@$!#|]{1,8}[\p{L}\p{M}\p{N}]+)*[*#]*/gu
const TO_BEFORE_VERB = /\b(want|wants|going|need|trying|ready|wanted) (?:2|too) (?=\p{L})/giu

/** "sooooo" to "soo"; to one letter where that is a word we look for. */
const unstretched = (word: string): string => {
  if (!/(\p{L})\1\1/iu.test(word)) return word
  const single = word.replace(/(\p{L})\1+/giu, '$1')
  return isSought(single.toLowerCase()) ? single : word.replace(/(\p{L})\1{2,}/giu, '$1$1')
}

const repaired = (piece: string): string => {
  const word = unstretched(piece)
  const lower = word.toLowerCase()
  const spelled = SPELLINGS.get(lower)
  // "U.S." and "my ID" are no chat spellings.
  const isCapital = word !== lower && word === word.toUpperCase() && word.length < 3
  if (spelled !== undefined && !isCapital) return spelled
  const meant = unmask(lower) ?? (/^[a-z]+$/.test(lower) ? (respell(lower) ?? unglue(lower)?.join(' ')) : undefined)
  return meant === undefined || meant === lower ? word : meant
}

/**
 * A message as its writer meant it to be read: characters cleaned, spaced, beaten, masked, stretched, glued and chat
 * spellings opened. Case, punctuation and line breaks stay. Any string is a message.
 */
export const readable = (message: string): string =>
  withoutOldAge(
    withoutContests(
      cleanCharacters(message)
        .replace(SPACED_LETTERS, (run) => run.replace(/[ ._\-*]/g, ''))
        .replace(BEATS, (run) => `${run.trim().replace(BEAT, ' ').trim()}. `)
        .replace(PIECE, repaired)
        .replace(TO_BEFORE_VERB, '$1 to '),
    ),
  ).trim()

const OPENED: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/g, 'will not'],
  [/\b(?:can't|cannot)\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(he|she|it|that|there|what|who)'s\b/g, '$1 is'],
  [/\bany more\b/g, 'anymore'],
  [/\b(my|him|her) self\b/g, '$1self'],
  [/\bno one\b/g, 'nobody'],
]
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a readable text as patterns spell them: lower case, accents off, contractions opened. */
export const wordsOf = (text: string): string[] => {
  const opened = OPENED.reduce((now, [from, to]) => now.replace(from, to), text.toLowerCase()).replaceAll("'", '')
  return (opened.match(WORD) ?? []).map(foldWord)
}
