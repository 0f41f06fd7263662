import { PAGE_HISTORY } from '@understory/contract/assistant'
import type { Chosen } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import { MESSAGE_LENGTH } from '@understory/contract/limits'
import { useEffect, useState } from 'react'
import { sendFromPage } from '../../api/assistant.ts'
import { assistant as assistantWords } from '../../lib/words/en/assistant.ts'
import { launcher } from '../../lib/words/en/launcher.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { launcherConversation, onForgotten } from '../../storage/open-conversation.ts'
import { toast } from '../../ui/use-toast.ts'
import { askChatbot } from './ask-chatbot.ts'
import type { PageBranch } from './page-branch.ts'
import { historyBefore, latestSettings, placeOf } from './request.ts'
import { savedThread, saveThread } from './saved-thread.ts'
import { hasBegun, newThread } from './state.ts'
import { createThreadStore } from './thread-store.ts'
import type { Message } from './types.ts'
import { type Assistant, useThread } from './use-thread.ts'

const store = createThreadStore(savedThread(launcherConversation) ?? newThread('Personal', ''), (thread) =>
  saveThread(launcherConversation, thread),
)

// Closes a conversation that was deleted elsewhere.
onForgotten((id) => {
  const { context, conversationId, messages } = store.read()
  if (id !== 'all' && id !== conversationId) return
  store.dispatch({ type: 'stopped' })
  store.dispatch({ type: 'replaced', thread: newThread(context, messages[0]?.content ?? '') })
})

/** The launcher's conversation. It follows the person, and each message notes its page. */
export function usePageAssistant(branch: PageBranch): { assistant: Assistant; hasFailed: boolean } {
  const words = useWords(launcher)
  const chat = useWords(assistantWords)
  const [hasFailed, setHasFailed] = useState(false)
  const { title, told } = branch
  const greeting = words.greeting(title)
  const greetingFor = (_context: Context) => greeting
  const assistant = useThread(store, {
    greetingFor,
    page: told,
    ask: (thread, asking, options) => {
      // Messages from before pages were noted are sent without one, because this page may not be theirs.
      const page = asking.retryTurnId === undefined ? told : asking.page
      if (!page) return askChatbot(thread, { ...asking, system: chat.system(thread.context) }, options)
      const { message, chosen, after, retryTurnId, writer } = asking
      const { conversationId } = thread
      const before = historyBefore(thread, after)
      const set = chosen ?? latestSettings(before)
      return sendFromPage(
        {
          message,
          branchContext: thread.context,
          branchTitle: page.title,
          branchDescription: page.description,
          history: before
            .slice(-PAGE_HISTORY)
            .map(({ role, content }) => ({ role, content: content.slice(0, MESSAGE_LENGTH) })),
          ...(conversationId && { conversationId }),
          ...placeOf(thread, before, retryTurnId),
          ...(set && { chosen: set }),
          ...(writer && { writer }),
        },
        options,
      )
    },
    onFailure: (waits) => {
      setHasFailed(!waits)
      toast({ title: words.failed, description: words.failedText, variant: 'destructive' })
    },
  })

  // Another page greets anew until the conversation has begun.
  useEffect(() => {
    if (!hasBegun(store.read())) store.dispatch({ type: 'replaced', thread: newThread(branch.context, greeting) })
    store.dispatch({ type: 'opened', at: Date.now() })
  }, [branch.context, greeting])

  function send(message: string, after?: string | null): Promise<boolean> {
    setHasFailed(false)
    return assistant.send(message, after)
  }

  function retry(message: Message, chosen?: Chosen, by?: 'server'): Promise<boolean> {
    setHasFailed(false)
    return assistant.retry(message, chosen, by)
  }

  return { assistant: { ...assistant, send, retry }, hasFailed }
}
