import { dictionary } from 'cmu-pronouncing-dictionary'
import { syllablesOf } from './syllables.ts'

const VOWELS = /\d/g

/**
 * Syllables of one word by the CMU Pronouncing Dictionary (each vowel carries a stress digit), by rule where it is not
 * listed. The dictionary weighs almost a megabyte, so only the server imports this file.
 *
 * @source sources.md#syllables
 */
export const dictionarySyllables = (word: string): number => {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word
  const sounds = Object.hasOwn(dictionary, bare) ? dictionary[bare] : undefined
  return sounds?.match(VOWELS)?.length ?? syllablesOf(word)
}
