import type { Context } from '@understory/contract/contexts'

/** The branch on whose page the launcher stands. */
export type PageBranch = { title: string; description: string; context: Context }
