import { type OpenConversation, onForgotten } from '../../storage/open-conversation.ts'
import type { Choose } from './coach/chooser.ts'
import { saveThread } from './saved-thread.ts'
import { type Action, newThread, reduceThread } from './state.ts'
import type { Thread } from './types.ts'

export type ThreadStore = ReturnType<typeof createThreadStore>

/**
 * A thread that outlives its page, so that an answer can arrive while another page is open.
 * @param place saved there after every change except streamed words
 * @param greetAgain greeting of the thread that follows one deleted elsewhere
 */
export function createThreadStore(place: OpenConversation, initial: Thread, greetAgain: (thread: Thread) => string) {
  let thread = initial
  const listeners = new Set<() => void>()

  function dispatch(action: Action): void {
    const next = reduceThread(thread, action)
    if (next === thread) return
    thread = next
    if (action.type !== 'words') saveThread(place, thread)
    for (const listener of listeners) listener()
  }

  onForgotten((id) => {
    if (id !== 'all' && id !== thread.conversationId) return
    dispatch({ type: 'stopped' })
    dispatch({ type: 'replaced', thread: newThread(thread.context, greetAgain(thread)) })
  })

  return {
    /** Also shown while prerendering. */
    initial,
    /** The request in progress. */
    running: null as AbortController | null,
    /** Settles when the previous request is over, and stored if it was stopped. */
    over: Promise.resolve() as Promise<unknown>,
    /** Choosers by reply. */
    choosers: new Map<string, Choose>(),
    read: () => thread,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch,
  }
}
