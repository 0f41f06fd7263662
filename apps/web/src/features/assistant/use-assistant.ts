import { useQueryClient } from '@tanstack/react-query'
import type { Context } from '@understory/contract/contexts'
import { useEffect, useReducer, useRef } from 'react'
import { sendToChatbot } from '../../api/assistant.ts'
import { conversationsQuery } from '../../api/conversations.ts'
import { ApiError } from '../../api/error.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { assistant } from '../../lib/words/en/assistant.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { userId } from '../../storage/user-id.ts'
import { chatRequest } from './request.ts'
import { newThread, reduceThread } from './state.ts'
import type { Thread } from './types.ts'

export type Assistant = {
  thread: Thread
  /** Sends a trimmed message that is not blank; resolves to whether it was answered. */
  send: (message: string) => Promise<boolean>
  changeContext: (context: Context) => void
}

/** One thread with the assistant, begun in a context and kept on the server from the first answer on. */
export function useAssistant(initialContext: Context): Assistant {
  const words = useWords(assistant)
  const queryClient = useQueryClient()
  const [thread, dispatch] = useReducer(reduceThread, initialContext, (context) =>
    newThread(context, words.greetings[context]),
  )
  const leaving = useRef<AbortController>(null)

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    dispatch({ type: 'opened', at: Date.now() })
    return () => controller.abort()
  }, [])

  async function send(message: string): Promise<boolean> {
    const signal = leaving.current?.signal
    if (thread.status === 'sending' || !signal) return false
    const { unanswered, context } = thread
    const isSame = unanswered?.content === message && unanswered.context === context
    const key = isSame ? unanswered.key : randomId()
    const request = chatRequest(thread, words.system(thread.context), message, userId.read())
    dispatch({ type: 'sent', id: randomId(), content: message, at: Date.now(), key })
    try {
      const { response, conversationId, trackedForAchievements } = await sendToChatbot(request, {
        idempotencyKey: key,
        signal,
      })
      dispatch({ type: 'answered', id: randomId(), content: response, at: Date.now(), conversationId })
      if (trackedForAchievements) recordEvent('chat', 'tracked-for-leafprint')
      queryClient.removeQueries({ queryKey: conversationsQuery.queryKey })
      return true
    } catch (error) {
      if (signal.aborted) return false
      const code = error instanceof ApiError ? (error.code ?? String(error.status)) : 'malformed-reply'
      recordEvent('chat', code)
      const isGone = code === 'not-found'
      const content = isGone ? words.gone : words.unreachable
      dispatch({ type: 'failed', id: randomId(), content, at: Date.now(), isGone })
      return false
    }
  }

  function changeContext(context: Context): void {
    const greeting = words.greetings[context]
    const notice = words.switched(context)
    dispatch({ type: 'context-changed', context, greeting, notice, id: randomId(), at: Date.now() })
  }

  return { thread, send, changeContext }
}
