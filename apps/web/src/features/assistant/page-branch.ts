import type { Context } from '@understory/contract/contexts'

/** The branch on whose page the launcher stands. */
export type PageBranch = {
  title: string
  context: Context
  /** What the assistant hears of it. */
  told: { title: string; description: string }
}
