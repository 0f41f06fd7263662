import groups from '../../../generated/lexicon/identity.json' with { type: 'json' }
import { foldedInto } from './load.ts'

/**
 * Words for who somebody is, folded into one form a group, so that no score can depend on sex, origin, faith or
 * orientation. Third-person pronouns fold likewise.
 *
 * @source sources.md#identity-folding
 */
export const FOLDED = foldedInto(groups)
