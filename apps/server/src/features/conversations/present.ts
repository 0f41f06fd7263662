import type { Conversation, ConversationThread } from '@understory/contract/conversations'
import { languageOfReply } from '@understory/language/reply-language'
import { newestPath } from './path.ts'
import { readShown } from './reply.ts'
import type { SpokenTurn, StoredConversation, StoredTurn } from './types.ts'

const SPEAKERS = { user: 'You', assistant: 'Understory' } as const

export function presentConversation(conversation: StoredConversation<SpokenTurn>): Conversation {
  const { id, title, createdAt, context, turns } = conversation
  return { id, title, createdAt, context, content: presentTurns(newestPath(turns)) }
}

export function presentThread({ id, title, createdAt, context, turns }: StoredConversation): ConversationThread {
  return { id, title, createdAt, context, turns: turns.map(presentTurn) }
}

function presentTurn({ reply, ...turn }: StoredTurn): ConversationThread['turns'][number] {
  if (turn.role !== 'assistant') return turn
  return { ...turn, language: languageOfReply(turn.content), ...readShown(reply) }
}

function presentTurns(turns: readonly SpokenTurn[]): string {
  return turns.map(({ role, content }) => `${SPEAKERS[role]}: ${content}`).join('\n\n')
}
