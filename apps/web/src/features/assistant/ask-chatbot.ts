import type { ChatReply } from '@understory/contract/assistant'
import { type AskedHere, sendToChatbot } from '../../api/assistant.ts'
import { userId } from '../../storage/user-id.ts'
import { chatRequest } from './request.ts'
import type { Thread } from './types.ts'
import type { Asking, AskOptions } from './use-thread.ts'

/** Sends a message within the conversation, or requests another answer. */
export function askChatbot(
  thread: Thread,
  asking: Asking & { system: string; talkId?: string | undefined },
  options: AskOptions,
): Promise<ChatReply | AskedHere> {
  return sendToChatbot(chatRequest(thread, { ...asking, userId: userId.read() }), options)
}
