/** What is said, and by whom. */
export type SpokenLine = readonly [speaker: string, words: string]

/** What this is about, before anything is asked of the reader. */
export type InsightBlock = {
  readonly kind: 'insight'
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** One thing to do, with words that can be said tomorrow. */
export type TechniqueBlock = {
  readonly kind: 'technique'
  readonly title: string
  readonly why: string
  readonly steps: readonly string[]
  readonly phrases: readonly string[]
  /** The same thing as it often comes out, and as it works. */
  readonly pair?: { readonly often: string; readonly instead: string }
}

export type DoDontBlock = {
  readonly kind: 'do-dont'
  readonly title: string
  readonly dos: readonly string[]
  readonly donts: readonly string[]
}

/** One conversation twice: as it goes wrong and as it goes well, and what made the turn. */
export type DialogueBlock = {
  readonly kind: 'dialogue'
  readonly title: string
  readonly scene: string
  readonly before: readonly SpokenLine[]
  readonly after: readonly SpokenLine[]
  readonly turn: string
}

/** Something to do now. Each of the three tools takes its own words along. */
export type ExerciseBlock = {
  readonly kind: 'exercise'
  readonly title: string
  readonly minutes: number
  readonly steps: readonly string[]
  /** The person's first message to the assistant. */
  readonly coach: string
  /** Stands beside the recorder while the person speaks. */
  readonly aloud: string
  /** Stands beside the text box while the person writes. */
  readonly write: string
}

/** Words to read off, whole. Square brackets hold what the person fills in. */
export type ScriptBlock = {
  readonly kind: 'script'
  readonly title: string
  readonly when: string
  readonly lines: readonly string[]
}

export type ChecklistBlock = { readonly kind: 'checklist'; readonly title: string; readonly items: readonly string[] }

/**
 * A work that exists, and what it adds. `year` is that of its first edition. `link` leads to it; `checked` is the day on which a
 * public record of it was seen to say what is told here, null where only the work itself was confirmed.
 */
type Source = {
  readonly kind: 'book' | 'study' | 'report' | 'talk' | 'page'
  readonly title: string
  readonly by: string
  /** None of a page that is kept up to date. */
  readonly year?: number
  readonly note: string
  readonly link: string
  readonly checked: string | null
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
  | ReadingBlock

/** The page of one section. */
export type SectionContent = {
  /** The section's id in the catalogue, `{branch}/{slug}`. */
  readonly id: string
  readonly blocks: readonly Block[]
  /** First messages to the assistant about this section, as chips: short, in the person's own voice. */
  readonly starters: readonly string[]
}
