import type { Context } from '@understory/contract/contexts'
import type { PageTold } from './types.ts'

/** The branch on whose page the launcher stands. */
export type PageBranch = {
  title: string
  context: Context
  /** What the assistant hears of it. */
  told: PageTold
}
