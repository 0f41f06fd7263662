import type { Context } from '@understory/contract/contexts'
import type { PageTold } from './types.ts'

/** The branch of the page with the launcher. */
export type PageBranch = {
  title: string
  context: Context
  /** Sent to the assistant. */
  told: PageTold
}
