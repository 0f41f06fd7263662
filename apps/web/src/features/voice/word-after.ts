import type { SpokenWord } from './spoken-words.ts'

/** The playable word that a key leads to from `from`; undefined if none. */
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
