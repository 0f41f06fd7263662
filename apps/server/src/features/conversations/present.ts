import type { Conversation } from '@understory/contract/conversations'
import type { StoredConversation, StoredTurn } from './types.ts'

const SPEAKERS = { user: 'You', assistant: 'Understory' } as const

export function presentConversation({ id, title, createdAt, context, turns }: StoredConversation): Conversation {
  return { id, title, createdAt, context, content: presentTurns(turns) }
}

function presentTurns(turns: readonly StoredTurn[]): string {
  return turns.map(({ role, content }) => `${SPEAKERS[role]}: ${content}`).join('\n\n')
}
