import type { DayWords, TopWord } from '../../lib/growth.ts'
import type { Species } from '../../lib/leafprint.ts'
import type { Shape } from './plate.ts'

/** What a tree grows from. The same gives the same tree. */
export type TreeData = {
  readonly species: Species
  /** All words so far: the height. */
  readonly words: number
  /** Days with words, the oldest first: the newest of them are the leaves, their weeks the rings. */
  readonly days: readonly DayWords[]
  /** At most five. */
  readonly topWords: readonly TopWord[]
  /** 1 in full leaf, 0 in winter. */
  readonly foliage: number
}

export type WordAnchor = TopWord & { readonly x: number; readonly y: number }
export type DayAnchor = DayWords & { readonly x: number; readonly y: number }

/** A drawn tree on its own plate: the foot stands at `FOOT`, `top` is its highest point. */
export type GrownTree = {
  readonly species: Species
  readonly shapes: readonly Shape[]
  readonly words: readonly WordAnchor[]
  readonly days: readonly DayAnchor[]
  readonly top: number
  /** How far it reaches to either side of its foot. */
  readonly halfWidth: number
}

/** Where every tree stands on its plate. */
export const FOOT = { x: 260, y: 486 } as const

/** The days that are leaves; earlier ones are in the wood. */
export const LEAF_DAYS = 14
