import { sessionText } from './session-text.ts'

/** The conversation that stands open on the assistant's page, as JSON, and what stands in its box. */
export const openThread = sessionText('understory.thread')
export const openDraft = sessionText('understory.draft')
