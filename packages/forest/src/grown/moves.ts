import compiled from '../../generated/moves.json' with { type: 'json' }
import type { Kind } from '../types.ts'

/** One task: a title, what to do, and the words that open the tool with it. */
export type TaskText = { readonly title: string; readonly instructions: string; readonly prompt: string }

/** The three tasks of a page: one said aloud, one written, one talked over with the coach. */
export type TaskTexts = { readonly aloud: TaskText; readonly write: TaskText; readonly coach: TaskText }

/** One thing to practice about a subject. {x} is the subject in a sentence, {X} in a title. */
export type Move = TaskTexts & {
  readonly label: string
  readonly emoji: string
  readonly description: string
  readonly intro: string
}

/** What is offered about a kind of subject: what a page about the whole of it says first, and four moves in their order. */
export const MOVES: Readonly<Record<Kind, { readonly intro: string; readonly moves: readonly Move[] }>> = compiled
