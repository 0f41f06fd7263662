import type { CoachTurn } from './types.ts'
import { twoMatters } from './understand/matters.ts'

/** Longer texts are read by their beginning: the encoder's vector of a page says little. */
const LENGTH = 1_200

/** What the coach will ask vectors of: the newest message, the open matter, both together. */
export function textsToEncode(turns: readonly CoachTurn[]): string[] {
  const message = turns.at(-1)?.content ?? ''
  const previous = turns.findLast(({ role, state }) => role === 'assistant' && state)?.state
  const texts = [message, ...(twoMatters(message) ?? [])]
  if (previous?.matter) texts.push(previous.matter.message, `${previous.matter.message}\n${message}`)
  if (previous?.waiting) texts.push(previous.waiting)
  const earlier = previous?.earlier.map((matter) => matter.message) ?? []
  return [...new Set([...texts, ...earlier.slice(-2)])].filter((text) => text !== '' && text.length <= LENGTH * 4)
}
