import type { OwnerId, Tables } from '../../db/tables.ts'

export type StoredShare = {
  id: string
  owner: OwnerId
  name: string
  email: string
  ownerName: string
  access: Tables['shares']['access']
  /** JSON, both of them: read by `branchesOf` and `snapshotOf`. */
  branches: string
  snapshot: string
  includesTexts: boolean
  passwordHash: string | null
  createdAt: string
  expiresAt: string | null
}

export type NewShare = StoredShare & { secretHash: string }

/** What happened on a share since it was made. */
export type ShareTraffic = { opens: number; lastOpenedAt: string | null; comments: number }

export type StoredComment = { id: string; author: string; text: string; createdAt: string; anchor: string | null }
export type StoredTask = { id: string; author: string; text: string; createdAt: string; doneAt: string | null }
