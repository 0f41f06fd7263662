import type { Turn } from '../types.ts'
import { CRISIS_FROM, type SafetyReading } from './reading.ts'
import { readSafety } from './safety.ts'

/** How every check of ours ends; by it an answer to a check is known. */
export const TAKEN_AT_WORD = "I'll take you at your word."

/** How somebody goes on after first words: answers, doubts, withdraws, or turns to something else. */
export type Followed = 'safe' | 'not-safe' | 'wont-help' | 'joking' | 'thanks' | 'other'

export type ThreadReading = SafetyReading & {
  /** An earlier turn was a crisis; it stays in mind to the end. */
  open: SafetyReading | null
  /** What the last turn says to our first words, where there were any. */
  followed: Followed | null
}

const PATTERNS: readonly (readonly [Followed, RegExp])[] = [
  ['joking', /\b(?:jok(?:e|ing)|kidding|not serious|didn'?t mean it|just a figure of speech)\b/],
  [
    'wont-help',
    /\b(?:won'?t help|wont do|no point|pointless|police|cops|no money|can'?t afford|manage (?:it )?(?:alone|myself|on my own)|too much effort|not calling|don'?t want to call)\b/,
  ],
  ['not-safe', /^(?:no|nope|not really|i don'?t know|idk|not safe|i'?m not)\b/],
  [
    'safe',
    /^(?:yes|yeah|yep|ok(?:ay)?|i am|i'?m safe|safe|for now)\b|\bi(?:'?m| am) (?:safe|ok(?:ay)?|fine)\b|\b(?:i )?called\b/,
  ],
  ['thanks', /^(?:thanks|thank you|ty)\b/],
]

const SHORT = 60

/**
 * What safety makes of a conversation: the last message, and whether a crisis was spoken of before. A check is made once;
 * a "no" to it is believed until something new is said.
 */
export function readThread(turns: readonly Turn[]): ThreadReading {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const last = said.at(-1) ?? ''
  const earlier = said.slice(0, -1).map(readSafety)
  const reading = readSafety(last)
  const open = earlier.findLast(({ level }) => level === 'crisis') ?? null
  const confirmed = confirmedCheck(turns, earlier.at(-1), last)
  if (confirmed) return { ...confirmed, open, followed: null }
  const known = new Set(earlier.filter(({ level }) => level === 'check').flatMap(({ frames }) => frames))
  const wasChecked = reading.level === 'check' && reading.frames.every((frame) => known.has(frame))
  const followed = open && reading.level !== 'crisis' ? followedBy(last) : null
  return { ...(wasChecked ? { ...reading, level: 'none' as const } : reading), open, followed }
}

const YES =
  /^(?:yes|yeah|yep|yea|maybe|kind of|kinda|sort of|sometimes|a (?:bit|little)|i am|i think so|it is|darker)\b/
const FINE_THOUGH = /\b(?:fine|ok(?:ay)?|safe|tired|joking|kidding)\b/

/** A "yes" to the check that we made turns it into the crisis it was. */
function confirmedCheck(turns: readonly Turn[], before: SafetyReading | undefined, last: string): SafetyReading | null {
  const asked = turns.findLast(({ role }) => role === 'assistant')?.content.includes(TAKEN_AT_WORD)
  if (!asked || before?.level !== 'check') return null
  const plain = last.toLowerCase().trim()
  if (!YES.test(plain) || FINE_THOUGH.test(plain)) return null
  const { quote: _said, ...rest } = before
  return { ...rest, level: 'crisis', points: Math.max(before.points, CRISIS_FROM) }
}

function followedBy(text: string): Followed {
  // Whoever takes it back and goes on has said more than that: the rest is read as what it is.
  if (text.length > SHORT) return 'other'
  const plain = text.toLowerCase().replaceAll('’', "'").trim()
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other'
}
