import { normalize } from '@understory/language/words'
import type { ReplyState } from '../types.ts'
import { OFFERED } from '../understand/understand.ts'

const PLACES: readonly RegExp[] = [
  /^(?:1|one|first|1st)$/,
  /^(?:2|two|second|2nd)$/,
  /^(?:3|three|third|3rd)$/,
  /^(?:4|four|fourth|last|4th)$/,
]

/** The title that somebody names by its place among those just offered: "2", "the second one", "number 3". */
export function pickedIn(message: string, previous: ReplyState | undefined): string | undefined {
  if (!previous?.matter || previous.matter.caseId !== null || previous.matter.builderId !== null) return undefined
  const word = normalize(message)
    .replace(/[.!?,#]/g, '')
    .replace(/^(?:i'?d say |it'?s |maybe |probably |option |number |no |the )+/, '')
    .replace(/ (?:one|please|title|option)$/, '')
    .trim()
  const place = PLACES.findIndex((pattern) => pattern.test(word))
  return place < 0 ? undefined : previous.passed.slice(-OFFERED)[place]
}
