import type { ChatReply } from '@understory/contract/assistant'
import { languageOfReply } from '@understory/language/reply-language'
import type { Exchange } from './keeping.ts'

/** Every exchange that is answered was stored, and so counts for the owner's LeafPrint. */
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
