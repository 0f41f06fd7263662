import compiled from '../../generated/verses.json' with { type: 'json' }

type VerseTheme = 'Stillness' | 'Peace' | 'Wisdom' | 'Strength'

export type Verse = {
  readonly text: string
  readonly reference: string
  readonly theme: VerseTheme
  readonly prompt: string
}

export const TRANSLATION = compiled.translation

export const verses = compiled.verses as readonly Verse[]

export const closingVerse = compiled.closing

/**
 * Picks another verse.
 *
 * @param chance 0 to 1, exclusive
 */
export function anotherVerse(shown: Verse | undefined, chance: number): Verse | undefined {
  const others = verses.filter((verse) => verse !== shown)
  return others[Math.floor(chance * others.length)]
}
