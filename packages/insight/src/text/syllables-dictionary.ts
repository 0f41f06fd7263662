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
 * Syllables by the CMU Pronouncing Dictionary, else by rule. Server only: the dictionary has almost a megabyte.
 *
 * @source sources.md#syllables
 */
export const dictionarySyllables: SyllableCounter = perWord(countFor)
