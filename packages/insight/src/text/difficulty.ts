import { mean } from '../statistics.ts'
import { EVERYDAY_MOST, everydayOf } from './everyday.ts'
import { isFamiliar } from './familiar.ts'
import { CLASSES } from './lexicon.ts'
import { passivesOf } from './passive.ts'
import { readingCounts } from './readability.ts'
import type { Reading } from './reading.ts'
import { syllablesOf } from './syllables.ts'

/** Mean, spread and weight of each component. */
const SCALE = {
  hardness: { mean: 3.8, spread: 1.9, weight: 1.5 },
  everyday: { mean: 4.1, spread: 0.8, weight: -1 },
  sentenceWords: { mean: 2.8, spread: 0.44, weight: 1 },
  syllables: { mean: 1.57, spread: 0.15, weight: 0.5 },
  passive: { mean: 0.15, spread: 0.14, weight: 0.3 },
  persons: { mean: 0.05, spread: 0.034, weight: -0.3 },
} as const

type Part = keyof typeof SCALE

const CONTENT: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV'])
const PRONOUNS = [CLASSES.firstSingular, CLASSES.firstPlural, CLASSES.second]
const isPerson = (form: string): boolean =>
  (CLASSES.third.has(form) && !form.startsWith('it')) || PRONOUNS.some((words) => words.has(form))

/** Distinct words are counted per window of this length, so that difficulty doesn't grow with length. */
const STRETCH = 60

/** Mean frequency of distinct words per window; a short rest is dropped unless it is all there is. */
const meanEveryday = (words: readonly string[]): number => {
  const stretches: number[] = []
  for (let at = 0; at < words.length; at += STRETCH) {
    const stretch = words.slice(at, at + STRETCH)
    if (at > 0 && stretch.length < STRETCH / 2) break
    stretches.push(mean([...new Set(stretch)].map(everydayOf)))
  }
  return stretches.length === 0 ? SCALE.everyday.mean : mean(stretches)
}

/** Content words without names, contractions and identity terms. */
const plainWordsOf = ({ tokens, forms, tags, sentences }: Reading): { word: string; tag: string }[] => {
  const firsts = new Set(sentences.map(({ first }) => first))
  return tokens.flatMap((token, at) => {
    const tag = tags[at] ?? ''
    const named = /^\p{Lu}/u.test(token.text) && (tag === 'PROPN' || !firsts.has(at))
    const word = token.lower.replace(/'s$|s'$/, '')
    return token.kind !== 'word' || named || forms[at]?.startsWith('<') || word.includes("'") ? [] : [{ word, tag }]
  })
}

const partsOf = (reading: Reading): Record<Part, number> => {
  const { tokens, forms, tags, sentences } = reading
  const counts = readingCounts(reading)
  const plain = plainWordsOf(reading)
  const hardness = plain
    .filter(({ word }) => !isFamiliar(word))
    .reduce((sum, { word }) => sum + (EVERYDAY_MOST - everydayOf(word)) * syllablesOf(word), 0)
  const passive = sentences.filter((sentence) => passivesOf(tokens, tags, [sentence]).length > 0)
  return {
    hardness: hardness / counts.words,
    everyday: meanEveryday(plain.filter(({ tag }) => CONTENT.has(tag)).map(({ word }) => word)),
    sentenceWords: Math.log(counts.words / counts.sentences),
    syllables: counts.syllables / counts.words,
    passive: passive.length / sentences.length,
    persons: forms.filter(isPerson).length / counts.words,
  }
}

/**
 * Difficulty of a tagged text with words, in standard deviations; 0 is ordinary writing, higher is harder. Syllables
 * are counted by rule, so that page and server agree. @source sources.md#difficulty
 */
export const difficultyOf = (reading: Reading): number => {
  const parts = partsOf(reading)
  return (Object.keys(SCALE) as Part[]).reduce(
    (sum, part) => sum + (SCALE[part].weight * (parts[part] - SCALE[part].mean)) / SCALE[part].spread,
    0,
  )
}
