import { daleChall } from 'dale-chall'
import { perWord } from './word-memory.ts'

const FAMILIAR: ReadonlySet<string> = new Set(daleChall.map((word) => word.toLowerCase()))

/** Candidate lemmas of a lowercase word; some are not words. */
export const baseForms = (word: string): string[] => {
  const out: string[] = []
  const add = (ending: string, ...tails: string[]): void => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return
    const stem = word.slice(0, -ending.length)
    for (const tail of tails) out.push(stem + tail)
    if (tails.includes('') && /([b-df-hj-np-tv-z])\1$/.test(stem)) out.push(stem.slice(0, -1))
  }
  add("'s", '')
  add("s'", 's', '')
  add("n't", '')
  add("'ll", '')
  add("'re", '')
  add("'ve", '')
  add("'d", '')
  add("'m", '')
  add('ies', 'y')
  add('es', '', 'e')
  add('s', '')
  add('ied', 'y')
  add('ed', '', 'e')
  add('ing', '', 'e')
  add('ier', 'y')
  add('iest', 'y')
  add('er', '', 'e')
  add('est', '', 'e')
  add('ily', 'y')
  add('ly', '', 'le')
  return out
}

const inflects = perWord((word) => baseForms(word).some((stem) => FAMILIAR.has(stem)))

/**
 * Whether a lowercase word, or its lemma, is on the New Dale–Chall list of words that fourth graders know.
 *
 * @source sources.md#dale-chall
 */
export const isFamiliar = (word: string): boolean => FAMILIAR.has(word) || inflects(word)

const ENDING =
  /(?:tion|sion|ment|ness|ity|ance|ence|ous|ful|less|able|ible|ally|ically|ently|antly|ately|ingly|edly|ously|ively|ically|ably|ibly|tive|ical|ized|izing|ology|ship|ward|wise|ture|cial|tial)s?$/

/** Whether a word has an English suffix: "unfortunately", "consideration". */
export const hasWordEnding = (word: string): boolean => word.length > 6 && ENDING.test(word)
