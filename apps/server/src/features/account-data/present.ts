import type { AccountData } from '@understory/contract/account-data'
import type { OwnerRows } from './store.ts'

const EMPTY: OwnerRows = {
  conversations: [],
  turns: [],
  results: [],
  exceptions: [],
  shares: [],
  comments: [],
  tasks: [],
}

/** All that an owner has, in the shape of the export; secrets and hashes stay behind. */
export function presentAccount(rows: OwnerRows = EMPTY, now: Date): AccountData {
  const turnsOf = Map.groupBy(rows.turns, (turn) => turn.conversation_id)
  const commentsOf = Map.groupBy(rows.comments, (comment) => comment.share_id)
  const tasksOf = Map.groupBy(rows.tasks, (task) => task.share_id)
  return {
    format: 'understory',
    version: 1,
    exportedAt: now.toISOString(),
    conversations: rows.conversations.map(({ id, title, context, created_at }) => ({
      id,
      title,
      context,
      createdAt: created_at,
      turns: (turnsOf.get(id) ?? []).map((turn) => ({
        id: turn.id,
        parentId: turn.parent_id,
        role: turn.role,
        content: turn.content,
        context: turn.context,
        isInterrupted: turn.is_interrupted === 1,
        createdAt: turn.created_at,
      })),
    })),
    results: rows.results.map(({ kind, context, figures, content, engine_version, created_at }) => ({
      kind,
      context,
      figures: JSON.parse(figures),
      content,
      engineVersion: engine_version,
      createdAt: created_at,
    })),
    writingExceptions: rows.exceptions.map(({ kind, value, created_at }) => ({ kind, value, createdAt: created_at })),
    shares: rows.shares.map(({ id, name, email, access, branches, created_at, expires_at }) => ({
      name,
      email,
      access,
      branches: JSON.parse(branches),
      createdAt: created_at,
      expiresAt: expires_at,
      comments: (commentsOf.get(id) ?? []).map(({ author, text, created_at: createdAt }) => ({
        author,
        text,
        createdAt,
      })),
      tasks: (tasksOf.get(id) ?? []).map(({ author, text, created_at: createdAt, done_at: doneAt }) => ({
        author,
        text,
        createdAt,
        doneAt,
      })),
    })),
  }
}
