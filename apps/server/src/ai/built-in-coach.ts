import type { ChatModel } from './chat-model.ts'

/** Stands for no language model: the coach answers, and needs no network. */
export const builtInCoach: ChatModel = {
  name: 'Built-in coach',
  builtIn: true,
  leaves: null,
  reply: null,
  complete: null,
}
