import type { BrowserContext } from '@playwright/test'

type LanguageModelStandIn = {
  availability?: 'available' | 'downloadable' | 'downloading' | 'unavailable'
  /** Chunks of each answer; null leaves the stream open, a leading `!` breaks it off. */
  answers: (string | null)[][]
  /** Selects the model in advance. */
  isChosen?: boolean
}

/** Adds a fake Prompt API to the browser. */
export async function withLanguageModel(context: BrowserContext, standIn: LanguageModelStandIn): Promise<void> {
  await context.addInitScript(putLanguageModel, standIn)
}

function putLanguageModel({ availability = 'available', answers, isChosen = true }: LanguageModelStandIn): void {
  if (!location.protocol.startsWith('http')) return
  if (isChosen) localStorage.setItem('understory.answerer', 'browser')
  // The queue of answers survives reloads.
  const next = () => {
    const count = Number(sessionStorage.getItem('stand-in') ?? 0)
    sessionStorage.setItem('stand-in', String(count + 1))
    return answers[Math.min(count, answers.length - 1)] ?? []
  }
  class Session extends EventTarget {
    contextUsage = 10
    contextWindow = 4_000
    measureContextUsage = async (text: string) => text.length / 4
    promptStreaming(_input: string, { signal }: { signal?: AbortSignal } = {}) {
      const pieces = [...next()]
      return new ReadableStream<string>({
        start: (controller) =>
          signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError'))),
        pull: (controller) => {
          const piece = pieces.shift()
          if (piece === null) return new Promise<void>(() => {})
          if (piece === undefined) return controller.close()
          if (piece.startsWith('!')) return controller.error(new DOMException('Gone', 'UnknownError'))
          controller.enqueue(piece)
        },
      })
    }
    destroy(): void {}
  }
  Object.assign(globalThis, {
    LanguageModel: { availability: async () => availability, create: async () => new Session() },
  })
}
