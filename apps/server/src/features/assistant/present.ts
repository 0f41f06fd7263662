import type { ChatReply } from '@understory/contract/assistant'
import { languageOfReply } from '@understory/language/reply-language'
import type { Exchange } from './keeping.ts'

/** Answered exchanges are always stored, and count toward LeafPrint. */
export function presentExchange(exchange: Exchange): ChatReply {
  const { response, conversationId, messageTurnId, turnId, isInterrupted, coaching, by } = exchange
  return {
    response,
    trackedForAchievements: true,
    conversationId,
    messageTurnId,
    turnId,
    isInterrupted,
    language: languageOfReply(response),
    suggestions: coaching?.suggestions,
    coaching,
    by,
  }
}
