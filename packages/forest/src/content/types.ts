import type { Context } from '../types.ts'

export type SpokenLine = readonly [speaker: string, words: string]

export type InsightBlock = {
  readonly kind: 'insight'
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** One technique with ready phrases. */
export type TechniqueBlock = {
  readonly kind: 'technique'
  readonly title: string
  readonly why: string
  readonly steps: readonly string[]
  readonly phrases: readonly string[]
  /** The common and the better version. */
  readonly pair?: { readonly often: string; readonly instead: string }
}

export type DoDontBlock = {
  readonly kind: 'do-dont'
  readonly title: string
  readonly dos: readonly string[]
  readonly donts: readonly string[]
}

/** A conversation going wrong and going well, and the turning point. */
export type DialogueBlock = {
  readonly kind: 'dialogue'
  readonly title: string
  readonly scene: string
  readonly before: readonly SpokenLine[]
  readonly after: readonly SpokenLine[]
  readonly turn: string
}

/** An exercise, with prompts for the three tools. */
export type ExerciseBlock = {
  readonly kind: 'exercise'
  readonly title: string
  readonly minutes: number
  readonly steps: readonly string[]
  /** First message to the assistant. */
  readonly coach: string
  /** Shown next to the recorder. */
  readonly aloud: string
  /** Shown next to the text box. */
  readonly write: string
}

/** A script; [brackets] mark blanks. */
export type ScriptBlock = {
  readonly kind: 'script'
  readonly title: string
  readonly when: string
  readonly lines: readonly string[]
}

export type ChecklistBlock = { readonly kind: 'checklist'; readonly title: string; readonly items: readonly string[] }

/**
 * A cited work. `year` is the first edition's; `checked` the day a public record was verified, null if only the work's
 * existence was.
 */
type Source = {
  readonly kind: 'book' | 'study' | 'report' | 'talk' | 'page'
  readonly title: string
  readonly by: string
  /** Absent for pages that are kept up to date. */
  readonly year?: number
  readonly note: string
  readonly link: string
  readonly checked: string | null
}

/** A case of the coach: its title, answer and phrase; [brackets] mark blanks. */
export type Situation = {
  readonly title: string
  readonly answer: string
  readonly phrase: string
  /** The contexts of its card, the most fitting first. */
  readonly contexts: readonly Context[]
}

/** Cases of the coach that fit the page, grouped by who asks, who hears it, or topic. */
export type SituationsBlock = {
  readonly kind: 'situations'
  readonly groups: readonly { readonly title: string; readonly items: readonly Situation[] }[]
}

export type ReadingBlock = { readonly kind: 'reading'; readonly sources: readonly Source[] }

export type Block =
  | InsightBlock
  | TechniqueBlock
  | DoDontBlock
  | DialogueBlock
  | ExerciseBlock
  | ScriptBlock
  | ChecklistBlock
  | SituationsBlock
  | ReadingBlock

export type SectionContent = {
  /** `{branch}/{slug}` */
  readonly id: string
  readonly blocks: readonly Block[]
  /** Suggested first messages, as chips. */
  readonly starters: readonly string[]
}
