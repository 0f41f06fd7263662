import type { Card } from '../../types.ts'
import { civilianWords } from './civilian-words.ts'
import { home } from './home.ts'
import { questionsAndHelp } from './questions-and-help.ts'
import { tone } from './tone.ts'

/** After service and around it. Plain words, no rank jokes, no assumptions about what anyone has seen. */
export const veteransCards: readonly Card[] = [...civilianWords, ...home, ...questionsAndHelp, ...tone]
