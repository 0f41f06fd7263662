import type { AccountData } from '@understory/contract/account-data'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { fieldsOf } from '../talks/present.ts'

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

// Presenters of the export format; secrets and hashes are left out.

type Said = { conversations: readonly Row<'conversations'>[]; turns: readonly Row<'turns'>[] }

export function presentConversations({ conversations, turns }: Said): AccountData['conversations'] {
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
      ...(turn.reply !== null && { reply: JSON.parse(turn.reply) }),
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

export function presentExceptions(exceptions: readonly Row<'writing_exceptions'>[]): AccountData['writingExceptions'] {
  return exceptions.map(({ kind, value, created_at }) => ({ kind, value, createdAt: created_at }))
}

export function presentTalks(talks: readonly Row<'talks'>[]): NonNullable<AccountData['talks']> {
  return talks.map((talk) => ({ createdAt: talk.created_at, talk: fieldsOf(talk) }))
}

type SharedWith = {
  share: Pick<Row<'shares'>, 'name' | 'email' | 'access' | 'branches' | 'created_at' | 'expires_at'>
  comments: readonly Row<'share_comments'>[]
  tasks: readonly Row<'share_tasks'>[]
}

export function presentShareRecord({ share, comments, tasks }: SharedWith): AccountData['shares'][number] {
  const { name, email, access, branches, created_at, expires_at } = share
  return {
    name,
    email,
    access,
    branches: JSON.parse(branches),
    createdAt: created_at,
    expiresAt: expires_at,
    comments: comments.map(({ author, text, created_at: createdAt }) => ({ author, text, createdAt })),
    tasks: tasks.map(({ author, text, created_at: createdAt, done_at: doneAt }) => ({
      author,
      text,
      createdAt,
      doneAt,
    })),
  }
}
