import type { DayWords, TopWord } from '../../lib/growth.ts'
import type { Species } from '../../lib/leafprint.ts'
import type { Shape } from './plate.ts'

/** Input of a tree; deterministic. */
export type TreeData = {
  readonly species: Species
  /** Total words: the height. */
  readonly words: number
  /** Days with words, oldest first: recent ones are leaves, weeks are rings. */
  readonly days: readonly DayWords[]
  readonly topWords: readonly TopWord[]
  /** 1 in full leaf, 0 in winter. */
  readonly foliage: number
}

export type WordAnchor = TopWord & { readonly x: number; readonly y: number }
export type DayAnchor = DayWords & { readonly x: number; readonly y: number }

/** A tree on its plate; the foot is at `FOOT`, `top` is its highest point. */
export type GrownTree = {
  readonly species: Species
  readonly shapes: readonly Shape[]
  readonly words: readonly WordAnchor[]
  readonly days: readonly DayAnchor[]
  readonly top: number
  /** Reach to either side. */
  readonly halfWidth: number
}

export const FOOT = { x: 260, y: 486 } as const

/** Recent days drawn as leaves. */
export const LEAF_DAYS = 14
