import { normalize } from '@understory/language/words'
import { content } from '../content.ts'
import type { Candidate } from '../find/find.ts'
import { anyOf } from './text.ts'

const WORDS = new Map(content.heavy.map(({ id, words }) => [id, anyOf(words)]))
/** From this many times the chance of the next title on, a case is clearly near. */
const CLEARLY = 2

/** Cases without those whose title names a heavy thing that the message doesn't speak of. The clearly nearest stays. */
export function withoutHeavy(candidates: readonly Candidate[], message: string): Candidate[] {
  const plain = normalize(message)
  return candidates.filter(({ case: { heavy }, chance }, at) => {
    const words = heavy === undefined ? undefined : WORDS.get(heavy)
    if (!words || plain.search(words) >= 0) return true
    return at === 0 && chance >= CLEARLY * (candidates[1]?.chance ?? 0)
  })
}
