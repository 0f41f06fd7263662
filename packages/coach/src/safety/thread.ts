import type { Turn } from '../types.ts'
import { confirms, type Followed, followedBy } from './answers.ts'
import { CRISIS_FROM, type SafetyReading } from './reading.ts'
import { readByRules, readSafety } from './safety.ts'

/** How every check of ours ends; by it an answer to a check is known. */
export const TAKEN_AT_WORD = "I'll take you at your word."

export type ThreadReading = SafetyReading & {
  /** An earlier turn was a crisis; it stays in mind to the end. */
  open: SafetyReading | null
  /** What the last turn says to our first words, where there were any. */
  followed: Followed | null
}

/**
 * What safety makes of a conversation: the last message, and whether a crisis was spoken of before. A check is made once;
 * a "no" to it is believed until something new is said.
 */
export function readThread(turns: readonly Turn[]): ThreadReading {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const last = said.at(-1) ?? ''
  const earlier = said.slice(0, -1).map(readSafety)
  const reading = readLast(said)
  const openedAt = earlier.findLastIndex(({ level }) => level === 'crisis')
  // taken back as misread, it is over; whoever only jokes keeps the number
  const wasMisread = openedAt >= 0 && said.slice(openedAt + 1, -1).some((each) => followedBy(each) === 'misread')
  const open = (wasMisread ? undefined : earlier[openedAt]) ?? null
  const confirmed = confirmedCheck(turns, earlier.at(-1), last)
  if (confirmed) return { ...confirmed, open, followed: null }
  const wasChecked = reading.level === 'check' && isKnown(reading, earlier)
  const followed = open && reading.level !== 'crisis' ? followedBy(last) : null
  return { ...(wasChecked ? { ...reading, level: 'none' as const } : reading), open, followed }
}

/**
 * Whether a check would only repeat one that was made: the same frames; of what was learned, the same matter, or any other
 * as long as it is not sure of it.
 */
function isKnown({ frames, category, learned, unsure }: SafetyReading, earlier: readonly SafetyReading[]): boolean {
  const checks = earlier.filter(({ level }) => level === 'check')
  if (learned) return checks.some((check) => unsure || check.category === category)
  const known = new Set(checks.flatMap((check) => check.frames))
  return frames.every((frame) => known.has(frame))
}

/** Frames that a talk or a letter on the table makes ordinary. */
const OF_A_THING: ReadonlySet<string> = new Set(['how-end-it'])

/**
 * The last message; a doubt in it that the thing on the table would clear up is read beside that thing: "how do I end it",
 * of a speech.
 */
function readLast(said: readonly string[]): SafetyReading {
  const last = said.at(-1) ?? ''
  const alone = readSafety(last)
  if (alone.level !== 'check' || said.length < 2 || !alone.frames.every((frame) => OF_A_THING.has(frame))) return alone
  const beside = readByRules(
    `${last.replace(/[\s.?!]+$/, '')}, ${said
      .slice(-4, -1)
      .join(', ')
      .replace(/[.?!\n]+/g, ',')}`,
  )
  return beside.level === 'none' ? beside : alone
}

/** A "yes" to the check that we made turns it into the crisis it was. */
function confirmedCheck(turns: readonly Turn[], before: SafetyReading | undefined, last: string): SafetyReading | null {
  const asked = turns.findLast(({ role }) => role === 'assistant')?.content.includes(TAKEN_AT_WORD)
  if (!asked || before?.level !== 'check') return null
  if (!confirms(last)) return null
  const { quote: _said, ...rest } = before
  return { ...rest, level: 'crisis', points: Math.max(before.points, CRISIS_FROM) }
}
