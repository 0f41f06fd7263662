import compiled from '../../generated/verses.json' with { type: 'json' }

type VerseTheme = 'Stillness' | 'Peace' | 'Wisdom' | 'Strength'

/** A verse with a question to sit with. */
export type Verse = {
  readonly text: string
  readonly reference: string
  readonly theme: VerseTheme
  readonly prompt: string
}

/** The translation of every verse. */
export const TRANSLATION = compiled.translation

/** The ten verses of Still Waters. */
export const verses = compiled.verses as readonly Verse[]

/** The line at the foot of the page. */
export const closingVerse = compiled.closing

/**
 * A verse other than the one that is shown.
 *
 * @param chance  from 0, below 1
 */
export function anotherVerse(shown: Verse | undefined, chance: number): Verse | undefined {
  const others = verses.filter((verse) => verse !== shown)
  return others[Math.floor(chance * others.length)]
}
