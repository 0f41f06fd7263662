import { PAGE_HISTORY } from '@understory/contract/assistant'
import { MESSAGE_LENGTH } from '@understory/contract/limits'
import { useEffect, useState } from 'react'
import { sendFromPage } from '../../api/assistant.ts'
import { assistant as assistantWords } from '../../lib/words/en/assistant.ts'
import { launcher } from '../../lib/words/en/launcher.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { launcherConversation } from '../../storage/open-conversation.ts'
import { toast } from '../../ui/use-toast.ts'
import type { PageBranch } from './page-branch.ts'
import { askChatbot, historyBefore, placeOf } from './request.ts'
import { savedThread } from './saved-thread.ts'
import { hasBegun, newThread } from './state.ts'
import { createThreadStore } from './thread-store.ts'
import { useThread } from './use-thread.ts'

const store = createThreadStore(
  launcherConversation,
  savedThread(launcherConversation) ?? newThread('Personal', ''),
  ({ messages }) => messages[0]?.content ?? '',
)

/** The launcher's conversation. It follows the person, and each message notes its page. */
export function usePageAssistant(branch: PageBranch) {
  const words = useWords(launcher)
  const chat = useWords(assistantWords)
  const [hasFailed, setHasFailed] = useState(false)
  const { title, told } = branch
  const greeting = words.greeting(title)
  const assistant = useThread(store, {
    greetingFor: () => greeting,
    page: told,
    ask: (thread, asking, options) => {
      setHasFailed(false)
      // Messages from before pages were noted are sent without one, because this page may not be theirs.
      const page = asking.retryTurnId === undefined ? told : asking.page
      if (!page) return askChatbot(thread, { ...asking, system: chat.system(thread.context) }, options)
      const { conversationId } = thread
      const before = historyBefore(thread, asking.after)
      return sendFromPage(
        {
          message: asking.message,
          branchContext: thread.context,
          branchTitle: page.title,
          branchDescription: page.description,
          history: before
            .slice(-PAGE_HISTORY)
            .map(({ role, content }) => ({ role, content: content.slice(0, MESSAGE_LENGTH) })),
          ...(conversationId && { conversationId }),
          ...placeOf(thread, before, asking),
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

  return { assistant, hasFailed }
}
