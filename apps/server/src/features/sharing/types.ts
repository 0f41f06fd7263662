import type { OwnerId, Tables } from '../../db/tables.ts'

/** A share without what it shows, which may be megabytes. */
export type ShareHead = {
  id: string
  owner: OwnerId
  name: string
  email: string
  ownerName: string
  access: Tables['shares']['access']
  /** JSON, read by `branchesOf`. */
  branches: string
  takenAt: string
  includesTexts: boolean
  talkId: string | null
  passwordHash: string | null
  createdAt: string
  expiresAt: string | null
}

/** `snapshot` is JSON, read by `snapshotOf`. */
export type StoredShare = ShareHead & { snapshot: string }

export type NewShare = StoredShare & { secretHash: string }

/** What happened on a share since it was made. */
export type ShareTraffic = { opens: number; lastOpenedAt: string | null; comments: number }

export type StoredComment = { id: string; author: string; text: string; createdAt: string; anchor: string | null }
export type StoredTask = { id: string; author: string; text: string; createdAt: string; doneAt: string | null }
