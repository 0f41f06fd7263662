import { dictionary } from 'cmu-pronouncing-dictionary'
import { type SyllableCounter, syllablesOf } from './syllables.ts'
import { perWord } from './word-memory.ts'

const STRESS = /\d/g

const countFor = (word: string): number => {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word
  const sounds = Object.hasOwn(dictionary, bare) ? dictionary[bare] : undefined
  return sounds?.match(STRESS)?.length ?? syllablesOf(word)
}

/**
 * Syllables of one word by the CMU Pronouncing Dictionary (each vowel carries a stress digit), by rule where it is not
 * listed. The dictionary weighs almost a megabyte, so only the server imports this file.
 *
 * @source sources.md#syllables
 */
export const dictionarySyllables: SyllableCounter = perWord(countFor)
