import type { Page } from '@playwright/test'

type LanguageModelStandIn = {
  availability?: 'available' | 'downloadable'
  /** Chunks of each answer; null leaves the stream open, a leading `!` breaks it off. */
  answers: (string | null)[][]
  /** Selects the model in advance. */
  isChosen?: boolean
  /** Download progress from 0 to 1. */
  loaded?: number[]
}

/** Adds a fake Prompt API to the page. */
export async function withLanguageModel(page: Page, standIn: LanguageModelStandIn): Promise<void> {
  await page.addInitScript(putLanguageModel, standIn)
}

/** Ends the download, which stays open so that tests see the states before. */
export async function settleDownload(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { settleDownload: () => void }).settleDownload())
}

function putLanguageModel({
  availability = 'available',
  answers,
  isChosen = true,
  loaded = [],
}: LanguageModelStandIn): void {
  if (!location.protocol.startsWith('http')) return
  if (isChosen) localStorage.setItem('understory.answerer', 'browser')
  let state: 'available' | 'downloadable' | 'downloading' = availability
  const { promise: settled, resolve: settleDownload } = Promise.withResolvers<void>()
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
  async function download(target: EventTarget): Promise<void> {
    state = 'downloading'
    for (const share of loaded)
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: share, total: 1 }))
    await settled
    state = 'available'
  }
  const create = async ({ monitor }: { monitor?: (target: EventTarget) => void } = {}) => {
    const target = new EventTarget()
    monitor?.(target)
    if (state !== 'available') await download(target)
    return new Session()
  }
  Object.assign(globalThis, { LanguageModel: { availability: async () => state, create }, settleDownload })
}
