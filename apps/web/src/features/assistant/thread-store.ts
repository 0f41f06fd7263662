import type { Choose } from './coach/chooser.ts'
import { type Action, reduceThread } from './state.ts'
import type { Thread } from './types.ts'

/** A thread that outlives the page on which it is shown, so that an answer arrives while somebody looks elsewhere. */
export type ThreadStore = {
  read: () => Thread
  /** What a page shows before there is a browser. */
  initial: Thread
  dispatch: (action: Action) => void
  subscribe: (listener: () => void) => () => void
  /** The call that is under way. */
  running: AbortController | null
  /** Settles once what was asked before is over, and kept where it was stopped. */
  over: Promise<unknown>
  /** What sets something in a reply, by the reply. */
  choosers: Map<string, Choose>
}

/** @param keep is called after every change but those that come with each word */
export function createThreadStore(initial: Thread, keep: (thread: Thread) => void = () => {}): ThreadStore {
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
