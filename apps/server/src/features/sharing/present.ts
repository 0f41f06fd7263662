import type { Share, ShareComment, SharedView } from '@understory/contract/sharing'
import { branchesOf, snapshotOf } from './snapshot.ts'
import type { ShareHead, ShareTraffic, StoredComment, StoredShare, StoredTask } from './types.ts'

const NO_TRAFFIC: ShareTraffic = { opens: 0, lastOpenedAt: null, comments: 0 }

export function presentShare(share: ShareHead, traffic: ShareTraffic = NO_TRAFFIC): Share {
  const { id, name, email, access, talkId, includesTexts, createdAt, takenAt, expiresAt, passwordHash } = share
  return {
    id,
    name,
    email,
    access,
    branches: branchesOf(share),
    talkId,
    includesTexts,
    hasPassword: passwordHash !== null,
    createdAt,
    takenAt,
    expiresAt,
    ...traffic,
  }
}

export function presentComment({ anchor, ...comment }: StoredComment): ShareComment {
  return { ...comment, anchor: anchor === null ? null : JSON.parse(anchor) }
}

type Parts = { share: StoredShare; comments: readonly StoredComment[]; tasks: readonly StoredTask[] }

/** What a viewer sees, and nothing else of the share: who else was invited and how stays with the owner. */
export function presentSharedView({ share, comments, tasks }: Parts): SharedView {
  const { access, ownerName, expiresAt } = share
  return {
    access,
    branches: branchesOf(share),
    ownerName,
    expiresAt,
    snapshot: snapshotOf(share),
    comments: comments.map(presentComment),
    tasks: [...tasks],
  }
}
