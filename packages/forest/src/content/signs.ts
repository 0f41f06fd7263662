import compiled from '../../generated/signs.json' with { type: 'json' }

type Element = 'Fire' | 'Earth' | 'Air' | 'Water'

/** A sun sign as a mirror for how one speaks. `dates` are those of the tropical zodiac; they shift by a day in some years. */
export type Sign = {
  readonly name: string
  readonly element: Element
  readonly emoji: string
  readonly dates: string
  readonly message: string
  readonly question: string
  readonly creature: { readonly name: string; readonly emoji: string; readonly trait: string }
}

/** The twelve signs in the order of the year. */
export const signs = compiled as readonly Sign[]
