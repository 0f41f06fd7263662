import type { AccountData } from '@understory/contract/account-data'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { readOthers } from './store.ts'

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>
type Others = Awaited<ReturnType<typeof readOthers>>

// All in the shape of the export; secrets and hashes stay behind.

export function presentConversations(
  conversations: readonly Row<'conversations'>[],
  turns: readonly Row<'turns'>[],
): AccountData['conversations'] {
  const turnsOf = Map.groupBy(turns, (turn) => turn.conversation_id)
  return conversations.map(({ id, title, context, created_at }) => ({
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
  }))
}

export function presentResults(results: readonly Row<'results'>[]): AccountData['results'] {
  return results.map(({ kind, context, figures, content, engine_version, created_at }) => ({
    kind,
    context,
    figures: JSON.parse(figures),
    content,
    engineVersion: engine_version,
    createdAt: created_at,
  }))
}

export function presentExceptions({ exceptions }: Others): AccountData['writingExceptions'] {
  return exceptions.map(({ kind, value, created_at }) => ({ kind, value, createdAt: created_at }))
}

export function presentShares({ shares, comments, tasks }: Others): AccountData['shares'] {
  const commentsOf = Map.groupBy(comments, (comment) => comment.share_id)
  const tasksOf = Map.groupBy(tasks, (task) => task.share_id)
  return shares.map(({ id, name, email, access, branches, created_at, expires_at }) => ({
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
  }))
}
