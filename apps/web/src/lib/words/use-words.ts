import { createContext, useContext } from 'react'
import type { Catalogue } from './en.ts'
import { en } from './en.ts'

export const WordsContext = createContext<Catalogue>(en)

/** The sentences of the language in use. */
export function useWords(): Catalogue {
  return useContext(WordsContext)
}
