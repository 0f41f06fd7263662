import { normalize } from '@understory/language/words'
import { FOLLOW_UP_LENGTH, FOLLOW_UPS } from './patterns.ts'

/** Longer follow-ups say more of their own; these are the steps that count, in words. */
const LENGTHS = [3, 7, 14, 26]

/** What a follow-up shows beside its sentence vector: its words, pairs of words, length, and the patterns it fits. */
export function actFeatures(text: string): string[] {
  const plain = normalize(text)
  const words = plain.match(/[\p{L}\p{N}']+|[?":]/gu) ?? []
  const framed = ['<', ...words.slice(0, 60), '>']
  const pairs = framed.slice(1).map((word, at) => `${framed[at]} ${word}`)
  const read = plain.slice(0, FOLLOW_UP_LENGTH)
  const patterns = FOLLOW_UPS.flatMap(({ act, pattern }) => (pattern.test(read) ? [`#${act}`] : []))
  const lengths = LENGTHS.map((most) => (words.length <= most ? `#at most ${most}` : `#over ${most}`))
  return [...new Set([...framed.slice(1, -1), ...pairs, ...patterns, ...lengths])]
}
