import compiled from '../../generated/kinds.json' with { type: 'json' }
import type { Kind } from '../types.ts'

/** Title, instructions and opening text. */
type TaskText = { readonly title: string; readonly instructions: string; readonly prompt: string }

/** Tasks of a page: aloud, written, with the coach. */
export type TaskTexts = { readonly aloud: TaskText; readonly write: TaskText; readonly coach: TaskText }

export type KindPractice = TaskTexts & {
  readonly slug: string
  readonly label: string
  readonly emoji: string
  readonly description: string
  readonly intro: string
}

type OfKind = { readonly intro: string; readonly practices: readonly KindPractice[] }

/** Intro and four practice pages per kind. */
export const PRACTICES: Readonly<Record<Kind, OfKind>> = compiled
