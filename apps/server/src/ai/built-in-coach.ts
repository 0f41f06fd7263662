import type { ChatModel } from './chat-model.ts'

/** Placeholder chat model: without `reply`, the built-in coach answers. */
export const builtInCoach: ChatModel = {
  name: 'Built-in coach',
  builtIn: true,
  leaves: null,
  reply: null,
  complete: null,
}
