import { countWords } from '../text/words.ts'
import type { Letter } from './letter.ts'

const cut = (text: string): string =>
  text
    .replace(/ (?:and|but|because|so|which|that) (?:it|i|we|you|they|he|she|this|there)\b.*$/i, '')
    .replace(/"/g, "'")
    .replace(/[.,;:!?\s]+$/, '')
    .split(/\s+/)
    .slice(0, 8)
    .join(' ')
    .replace(/(?: (?:if|to|the|a|an|and|or|of|for|in|at|on|my|your|me|that|with|by|it if))+$/i, '')

type Best = { pattern: RegExp; say: (quote: string) => string }

const BEST: readonly Best[] = [
  {
    pattern: /\bI(?:'m| am) writing (?:to|about|because) [^.,;!?]{4,60}/i,
    say: (quote) => `The first line says what it is for: "${quote}".`,
  },
  {
    pattern: /\b(?:for|since|after|in) (?:\d+|\w+) (?:years|months)\b/i,
    say: (quote) => `"${quote}" is a fact, and facts are what a stranger can go by.`,
  },
  {
    pattern:
      /\b(?:I|we) (?:read|watched|loved|heard|saw|enjoyed|tried|used|followed) (?:your|the|his|her) [^.,;!?]{3,60}/i,
    say: (quote) => `The best thing in it is real: "${quote}".`,
  },
  {
    pattern:
      /\b(?:my mistake|I was wrong|that was on me|I should(?:'ve| have) [^.,;!?]{3,40}|I messed up|I take responsibility)[^.,;!?]{0,30}/i,
    say: (quote) => `You own it in plain words: "${quote}".`,
  },
  { pattern: /\bthank(?:s| you) for [^.,;!?]{4,60}/i, say: (quote) => `"${quote}" is warm and names something real.` },
  {
    pattern: /\bI(?: really| do)? (?:love|miss|care about|value|appreciate|admire) [^.,;!?]{3,50}/i,
    say: (quote) => `"${quote}" is the warmest line in it, and it is true to you.`,
  },
  {
    pattern: /\bbreak(?:s)? (?:with|when|on|for) [^.,;!?]{3,50}/i,
    say: (quote) => `The technical point stands: "${quote}".`,
  },
  {
    pattern: /\b(?:could|can|would|may) (?:you|I|we) [^.,;!?]{4,70}/i,
    say: (quote) => `The question is there, and it can be answered: "${quote}".`,
  },
  {
    pattern:
      /\b(?:by|on|at|until|before|from) (?:\d[^.,;!?\s]*|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)(?: (?:at \d[^.,;!?\s]*|morning|afternoon|evening|night))?/i,
    say: (quote) => `It names a time, "${quote}", so nobody has to guess.`,
  },
  {
    pattern: /\bI (?:can|will|'ll|am able to) [^.,;!?]{4,50}/,
    say: (quote) => `"${quote}" is an offer, and offers get answers.`,
  },
]

/** The best thing that is truly in a text, in its own words, or its measured length. */
export const bestOf = (letter: Letter, taken: readonly string[]): string => {
  const text = letter.body.join(' ').replace(/[’]/g, "'")
  for (const { pattern, say } of BEST) {
    const quote = cut(pattern.exec(text)?.[0] ?? '')
    if (quote !== '' && !taken.some((each) => each !== '' && (quote.includes(each) || each.includes(quote))))
      return say(quote)
  }
  const words = countWords(text)
  if (words <= 40) return `It is short, ${words} words, and will be read to the end.`
  return `It is whole: ${words} words with a beginning and an end, so there is something to work with.`
}
