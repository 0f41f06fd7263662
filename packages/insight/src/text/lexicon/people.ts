import lists from '../../../generated/lexicon/people.json' with { type: 'json' }
import { phrasesOf } from './load.ts'

/**
 * Wordings that put the fault on the person spoken to. Ordinary thanks and praise ("you always make me smile") are left
 * out by asking for an unmet or hurtful verb.
 *
 * @source sources.md#blame
 */
export const BLAME = phrasesOf(lists.blame)

/**
 * Judgments of somebody else dressed as feelings: "I feel ignored" says what the other did.
 *
 * @source sources.md#faux-feelings
 */
export const FAUX_FEELINGS = phrasesOf(lists['faux-feelings'])

/**
 * The three acts of empathy in the EPITOME framework (Sharma et al. 2020): showing a reaction, saying what one
 * understood, asking on; and acknowledgment (Yeomans et al. 2020).
 *
 * @source sources.md#empathy-acts
 */
export const EMPATHY = phrasesOf(lists.empathy)

/** Wordings of {@link EMPATHY} that hold nobody: figures of speech, objections and plans of one's own. */
export const NOT_EMPATHY = phrasesOf(lists['not-empathy'])

/** Requests that leave open what is wanted or when. @source sources.md#unclear-asks */
export const UNCLEAR_ASKS = phrasesOf(lists['unclear-asks'])
