import { lazyPart } from '../../../lib/lazy-part.ts'

/** What can be done with a message, fetched when the first one is shown. */
export const { Part: MessageActions } = lazyPart(async () => (await import('./message-actions.tsx')).MessageActions)
