import type { ChatModel, CompletionRequest, ReplyRequest } from '../ai/chat-model.ts'
import { echo } from './app.ts'

export function saying(...pieces: string[]): ChatModel {
  return {
    ...echo,
    reply: async function* () {
      yield* pieces
    },
  }
}

/** Fails before its first word. */
export function failing(error: Error): ChatModel {
  return {
    ...echo,
    // biome-ignore lint/correctness/useYield: it fails before its first word
    reply: async function* () {
      throw error
    },
  }
}

/** Echoes, and keeps its requests. */
export function listening() {
  const heard: ReplyRequest[] = []
  const reply = (request: ReplyRequest) => {
    heard.push(request)
    return echo.reply(request)
  }
  return { heard, chatModel: { ...echo, reply } }
}

/** Answers "Yes." once it is told to. */
export function held() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  let asked = 0
  const reply: ChatModel['reply'] = async function* () {
    asked++
    await finished
    yield 'Yes.'
  }
  return { chatModel: { ...echo, reply }, asked: () => asked, finish }
}

/** Completes each task with the next of these answers, the last one again and again; keeps its requests. */
export function completing(...answers: (string | Error)[]) {
  const heard: CompletionRequest[] = []
  const complete = async (request: CompletionRequest) => {
    heard.push(request)
    const answer = answers[heard.length - 1] ?? answers.at(-1) ?? ''
    if (answer instanceof Error) throw answer
    return answer
  }
  return { heard, chatModel: { ...echo, complete } }
}
