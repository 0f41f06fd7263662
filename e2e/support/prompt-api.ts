/** A fake Prompt API. */
type PromptApiStandIn = {
  availability: 'available' | 'downloadable' | 'downloading' | 'unavailable'
  answer: string
  /** Download progress from 0 to 1; ends after the last, fails if empty. */
  loaded?: readonly number[]
}

/** For `addInitScript`. `window.settleDownload()` finishes a download, so that tests see the states before. */
export function promptApiStandIn({ availability, answer, loaded = [] }: PromptApiStandIn): void {
  let state = availability
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
  Object.assign(window, { settleDownload: settle })

  class Session extends EventTarget {
    contextUsage = 0
    contextWindow = 4096
    async measureContextUsage(): Promise<number> {
      return 10
    }
    promptStreaming(): ReadableStream<string> {
      const pieces = answer.match(/.{1,7}/gs) ?? []
      return new ReadableStream({
        pull: (controller) => {
          const piece = pieces.shift()
          if (piece === undefined) controller.close()
          else controller.enqueue(piece)
        },
      })
    }
    destroy(): void {}
  }

  type Create = { monitor?: (target: EventTarget) => void }
  Object.defineProperty(window, 'LanguageModel', {
    configurable: true,
    value: {
      availability: async () => state,
      create: async ({ monitor }: Create = {}) => {
        if (state === 'unavailable') throw new DOMException('Not here.', 'NotSupportedError')
        if (state === 'available') return new Session()
        state = 'downloading'
        const target = new EventTarget()
        monitor?.(target)
        for (const share of loaded) {
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: share, total: 1 }))
        }
        await settled
        if (loaded.length === 0) {
          state = 'downloadable'
          throw new DOMException('The network broke off.', 'NetworkError')
        }
        state = 'available'
        return new Session()
      },
    },
  })
}
