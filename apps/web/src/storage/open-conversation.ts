import { type SessionText, sessionText } from './session-text.ts'

/** A tab's open conversation: thread as JSON, and draft. */
export type OpenConversation = { thread: SessionText; draft: SessionText }

export const pageConversation: OpenConversation = {
  thread: sessionText('understory.thread'),
  draft: sessionText('understory.draft'),
}
export const launcherConversation: OpenConversation = {
  thread: sessionText('understory.pageThread'),
  draft: sessionText('understory.pageDraft'),
}

type Listener = (id: string | 'all') => void
const listeners = new Set<Listener>()

/** Notifies pages that one or all conversations were deleted. */
export function forgetConversation(id: string | 'all'): void {
  for (const { thread } of [pageConversation, launcherConversation]) {
    if (id === 'all' || thread.read().includes(id)) thread.write('')
  }
  for (const listener of listeners) listener(id)
}

export function onForgotten(listener: Listener): void {
  listeners.add(listener)
}
