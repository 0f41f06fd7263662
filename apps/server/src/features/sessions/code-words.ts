import type { World } from '../../world.ts'

const CONSONANTS = 'bdfghjklmnprstvz'
const VOWELS = 'aiou'
const CODE_BYTES = 16

/** A random code of eight words. */
export function newCode(world: World): string {
  return wordsOf(Buffer.from(world.token(), 'base64url').subarray(0, CODE_BYTES))
}

/**
 * Encodes bytes as pronounceable words, two bytes per five letters.
 *
 * @source "Proquints", Daniel S. Wilkerson 2009, arXiv:0901.4016
 */
function wordsOf(bytes: Uint8Array): string {
  const words: string[] = []
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    const letter = (alphabet: string, shift: number, bits: number) => alphabet[(pair >> shift) & bits] ?? ''
    words.push(
      letter(CONSONANTS, 12, 15) +
        letter(VOWELS, 10, 3) +
        letter(CONSONANTS, 6, 15) +
        letter(VOWELS, 4, 3) +
        letter(CONSONANTS, 0, 15),
    )
  }
  return words.join('-')
}

export function plainCode(typed: string): string {
  return typed
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join('-')
}
