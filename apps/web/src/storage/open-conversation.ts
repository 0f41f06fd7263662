import { type SessionText, sessionText } from './session-text.ts'

/** A conversation that stands open in this tab: its thread as JSON, and what stands in its box. */
export type OpenConversation = { thread: SessionText; draft: SessionText }

/** That of the assistant's page. */
export const pageConversation: OpenConversation = {
  thread: sessionText('understory.thread'),
  draft: sessionText('understory.draft'),
}
/** That of the launcher, which goes along from page to page. */
export const launcherConversation: OpenConversation = {
  thread: sessionText('understory.pageThread'),
  draft: sessionText('understory.pageDraft'),
}

type Listener = (id: string | 'all') => void
const listeners = new Set<Listener>()

/** Tells whoever shows it that a conversation, or every one, was deleted. */
export function forgetConversation(id: string | 'all'): void {
  for (const { thread } of [pageConversation, launcherConversation]) {
    if (id === 'all' || thread.read().includes(id)) thread.write('')
  }
  for (const listener of listeners) listener(id)
}

export function onForgotten(listener: Listener): void {
  listeners.add(listener)
}
