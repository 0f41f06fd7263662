import compiled from '../../generated/kinds.json' with { type: 'json' }
import type { Kind } from '../types.ts'

/** One task: a title, what to do, and the words that open the tool with it. */
export type TaskText = { readonly title: string; readonly instructions: string; readonly prompt: string }

/** The three tasks of a page: one said aloud, one written, one talked over with the coach. */
export type TaskTexts = { readonly aloud: TaskText; readonly write: TaskText; readonly coach: TaskText }

/** A practice page that fits a kind of topic, whatever the topic. */
export type KindPractice = TaskTexts & {
  readonly slug: string
  readonly label: string
  readonly emoji: string
  readonly description: string
  readonly intro: string
}

type OfKind = { readonly intro: string; readonly practices: readonly KindPractice[] }

/** What is offered about a kind of topic: what a page about the whole of it says first, and four practice pages. */
export const PRACTICES: Readonly<Record<Kind, OfKind>> = compiled
