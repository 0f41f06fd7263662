import { sessionText } from './session-text.ts'

/** The conversation that stands open on the assistant's page, as JSON, and what stands in its box. */
export const openThread = sessionText('understory.thread')
export const openDraft = sessionText('understory.draft')

type Listener = (id: string | 'all') => void
const listeners = new Set<Listener>()

/** Tells whoever shows it that a conversation, or every one, was deleted. */
export function forgetConversation(id: string | 'all'): void {
  if (id === 'all' || openThread.read().includes(id)) openThread.write('')
  for (const listener of listeners) listener(id)
}

export function onForgotten(listener: Listener): void {
  listeners.add(listener)
}
