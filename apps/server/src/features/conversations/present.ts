import { languageOfReply } from '@understory/coach/reply-language'
import type { Conversation, ConversationThread } from '@understory/contract/conversations'
import { newestPath } from './path.ts'
import type { SpokenTurn, StoredConversation, StoredTurn } from './types.ts'

const SPEAKERS = { user: 'You', assistant: 'Understory' } as const

export function presentConversation(conversation: StoredConversation<SpokenTurn>): Conversation {
  const { id, title, createdAt, context, turns } = conversation
  return { id, title, createdAt, context, content: presentTurns(newestPath(turns)) }
}

export function presentThread({ id, title, createdAt, context, turns }: StoredConversation): ConversationThread {
  return { id, title, createdAt, context, turns: turns.map(presentTurn) }
}

function presentTurn(turn: StoredTurn): ConversationThread['turns'][number] {
  return turn.role === 'assistant' ? { ...turn, language: languageOfReply(turn.content) } : turn
}

function presentTurns(turns: readonly SpokenTurn[]): string {
  return turns.map(({ role, content }) => `${SPEAKERS[role]}: ${content}`).join('\n\n')
}
