import type { SpokenWord } from './spoken-words.ts'

/** The word to which a key leads from the one at `from`, among those that can be played; undefined where it leads nowhere. */
export function wordAfter(key: string, from: number, words: readonly Pick<SpokenWord, 'time'>[]): number | undefined {
  const playable = words.flatMap(({ time }, index) => (time ? index : []))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return playable.find((index) => index > from)
    case 'ArrowLeft':
    case 'ArrowUp':
      return playable.findLast((index) => index < from)
    case 'Home':
      return playable[0]
    case 'End':
      return playable.at(-1)
    default:
      return undefined
  }
}
