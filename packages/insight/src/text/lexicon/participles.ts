import lists from '../../../generated/lexicon/participles.json' with { type: 'json' }
import { setOf } from './load.ts'

/** Past participles that do not end in -ed. */
export const IRREGULAR_PARTICIPLES = setOf(lists.irregular)

/**
 * Participles that after *be* describe a state rather than tell what somebody did: "I am tired" is no passive.
 *
 * @source sources.md#passive
 */
export const STATIVE_PARTICIPLES = setOf(lists.stative)

/** Words that may stand between the auxiliary and the participle. */
export const BETWEEN = setOf(lists.between)
