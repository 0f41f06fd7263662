import type { Context } from '@understory/contract/contexts'
import { useEffect, useLayoutEffect } from 'react'
import { readConversation } from '../../api/conversations.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { assistant as assistantWords } from '../../lib/words/en/assistant.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { pageConversation } from '../../storage/open-conversation.ts'
import { preferredContext } from '../../storage/preferences.ts'
import { toast } from '../../ui/use-toast.ts'
import { askChatbot } from './request.ts'
import { savedThread, threadOf } from './saved-thread.ts'
import { hasBegun, newThread } from './state.ts'
import { createThreadStore } from './thread-store.ts'
import { type Assistant, useThread } from './use-thread.ts'

const { greetings } = assistantWords
const store = createThreadStore(
  pageConversation,
  newThread('Personal', greetings.Personal),
  ({ context }) => greetings[context],
)
let isLoaded = false

type Opening = {
  /** Starts a new conversation in this context. */
  context?: Context | undefined
  /** A stored conversation to continue. */
  conversationId?: string | null | undefined
  /** The talk that the conversation is for. */
  talkId?: string | undefined
}

/** The assistant page's conversation, kept across pages and reloads until a new one starts. */
export function useAssistant({ context, conversationId, talkId }: Opening): Assistant {
  const words = useWords(assistantWords)
  const greetingFor = (wanted: Context) => words.greetings[wanted]
  const assistant = useThread(store, {
    greetingFor,
    ask: (thread, asking, options) =>
      askChatbot(thread, { ...asking, talkId, system: words.system(thread.context) }, options),
  })

  // Runs before the box reads its draft, so that an interrupted message is back in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once
  useLayoutEffect(() => {
    if (isLoaded) return
    isLoaded = true
    const kept = savedThread(pageConversation)
    if (kept) store.dispatch({ type: 'replaced', thread: kept })
    else assistant.changeContext(preferredContext.read())
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page was opened for is done once
  useEffect(() => {
    if (conversationId) void resume(conversationId)
    else if (context && hasBegun(store.read())) assistant.renew(context)
    else if (context) assistant.changeContext(context)
    store.dispatch({ type: 'opened', at: Date.now() })
  }, [])

  async function resume(id: string): Promise<void> {
    if (store.read().conversationId === id) return
    assistant.stop()
    try {
      const conversation = await readConversation(id)
      const thread = threadOf(conversation, greetingFor('Personal'))
      store.dispatch({ type: 'replaced', thread })
      store.dispatch({ type: 'opened', at: Date.now() })
    } catch {
      recordEvent('conversations', 'not-opened')
      toast({ title: words.notOpened, description: words.notOpenedText, variant: 'destructive' })
    }
  }

  return assistant
}
