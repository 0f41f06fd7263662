import metaphors from '../../../generated/lexicon/metaphors.json' with { type: 'json' }
import { phrasesOf } from './load.ts'

/** Set phrases that draw a picture; the id says where it comes from. @source sources.md#mixed-metaphors */
export const IMAGES = phrasesOf(metaphors.images)

/** Blends that are mixed by themselves: "burn that bridge when we come to it". */
export const MIXES = phrasesOf(metaphors.mixes)
