import compiled from '../../generated/signs.json' with { type: 'json' }

type Element = 'Fire' | 'Earth' | 'Air' | 'Water'

/** `dates` follow the tropical zodiac and shift by a day in some years. */
export type Sign = {
  readonly name: string
  readonly element: Element
  readonly emoji: string
  readonly dates: string
  readonly message: string
  readonly question: string
  readonly creature: { readonly name: string; readonly emoji: string; readonly trait: string }
}

export const signs = compiled as readonly Sign[]
