import type { Choose } from './coach/chooser.ts'
import { type Action, reduceThread } from './state.ts'
import type { Thread } from './types.ts'

/** A thread that outlives its page, so that an answer can arrive while another page is open. */
export type ThreadStore = {
  read: () => Thread
  /** Initial state, also while prerendering. */
  initial: Thread
  dispatch: (action: Action) => void
  subscribe: (listener: () => void) => () => void
  /** The request in progress. */
  running: AbortController | null
  /** Settles when the previous request is over, and stored if it was stopped. */
  over: Promise<unknown>
  /** Choosers by reply. */
  choosers: Map<string, Choose>
}

/** @param keep called after every change except streamed words */
export function createThreadStore(initial: Thread, keep: (thread: Thread) => void): ThreadStore {
  let thread = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    running: null,
    over: Promise.resolve(),
    choosers: new Map(),
    read: () => thread,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: (action) => {
      const next = reduceThread(thread, action)
      if (next === thread) return
      thread = next
      if (action.type !== 'words') keep(thread)
      for (const listener of listeners) listener()
    },
  }
}
