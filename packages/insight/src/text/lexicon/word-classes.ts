import classes from '../../../generated/lexicon/word-classes.json' with { type: 'json' }
import { setsOf } from './load.ts'

/** Closed classes of English in canonical form, and everyday word lists of our own that go with a register. */
export const CLASSES = setsOf(classes)

export type WordClass = keyof typeof CLASSES
