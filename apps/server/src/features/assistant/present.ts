import { languageOfReply } from '@understory/coach/reply-language'
import type { ChatReply } from '@understory/contract/assistant'
import type { Exchange } from './service.ts'

/** Every exchange that is answered was stored, and so counts for the owner's LeafPrint. */
export function presentExchange(exchange: Exchange): ChatReply {
  const { response, conversationId, messageTurnId, turnId, isInterrupted } = exchange
  const language = languageOfReply(response)
  return { response, trackedForAchievements: true, conversationId, messageTurnId, turnId, isInterrupted, language }
}
