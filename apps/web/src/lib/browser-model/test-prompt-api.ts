import { vi } from 'vitest'
import type { Availability, Prompt } from './prompt-api.ts'

type Behavior = {
  availability?: Availability | ((options: unknown) => Availability)
  /** Tokens; here, a token is four letters. */
  window?: number
  /** Chunks of each answer; an Error breaks the stream, 'hang' leaves it open. */
  answers?: (string | Error | 'hang')[][]
  /** Download progress events; an Error ends it. */
  download?: (number | Error)[]
  /** Uses the names of older browsers. */
  isOld?: boolean
  /** Thrown by sessions that got too much, instead of the standard error. */
  createError?: Error
}

const unitsOf = (text: string) => Math.ceil(text.length / 4)

/** The standard error, with requested and available tokens. */
function quotaError(requested: number, quota: number): Error {
  return Object.assign(new Error('Too much'), { name: 'QuotaExceededError', requested, quota })
}

const aborted = () => new DOMException('Aborted', 'AbortError')

/** A Prompt API model that records what it was asked. */
export function fakeLanguageModel(behavior: Behavior = {}) {
  const { window = 1_000, answers = [['Hello ', 'there.']], download = [] } = behavior
  let state = behavior.availability ?? 'available'
  const made: Prompt[][] = []
  const asked: string[] = []
  const options: object[] = []
  const sessions: StandIn[] = []

  class StandIn extends EventTarget {
    isDestroyed = false
    used: number
    constructor(prompts: readonly Prompt[]) {
      super()
      this.used = prompts.reduce((sum, { content }) => sum + unitsOf(content), 0)
      if (behavior.isOld)
        Object.defineProperties(this, { inputUsage: { get: () => this.used }, inputQuota: { value: window } })
      else Object.defineProperties(this, { contextUsage: { get: () => this.used }, contextWindow: { value: window } })
      const measure = async (text: string) => unitsOf(text)
      Object.assign(this, behavior.isOld ? { measureInputUsage: measure } : { measureContextUsage: measure })
    }
    promptStreaming(input: string, given: { signal?: AbortSignal } = {}): ReadableStream<string> {
      asked.push(input)
      options.push(given)
      this.used += unitsOf(input)
      const pieces = [...(answers[Math.min(asked.length, answers.length) - 1] ?? [])]
      return new ReadableStream({
        start: (controller) => {
          given.signal?.addEventListener('abort', () => controller.error(aborted()))
        },
        pull: (controller) => {
          const piece = pieces.shift()
          if (piece === 'hang') return new Promise(() => {})
          if (piece === undefined) return controller.close()
          if (typeof piece !== 'string') return controller.error(piece)
          this.used += unitsOf(piece)
          controller.enqueue(piece)
        },
      })
    }
    destroy(): void {
      this.isDestroyed = true
    }
  }

  const api = {
    availability: vi.fn(async (options: unknown) => (typeof state === 'function' ? state(options) : state)),
    create: vi.fn(
      async (
        options: { initialPrompts?: Prompt[]; signal?: AbortSignal; monitor?: (monitor: EventTarget) => void } = {},
      ) => {
        const { initialPrompts = [], signal, monitor } = options
        if (signal?.aborted) throw aborted()
        const events = new EventTarget()
        monitor?.(events)
        for (const loaded of download) {
          await Promise.resolve()
          if (typeof loaded !== 'number') throw loaded
          events.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
        }
        made.push(initialPrompts)
        const units = initialPrompts.reduce((sum, { content }) => sum + unitsOf(content), 0)
        if (units > window) throw behavior.createError ?? quotaError(units, window)
        if (state !== 'unavailable') state = 'available'
        const session = new StandIn(initialPrompts)
        sessions.push(session)
        return session
      },
    ),
  }
  vi.stubGlobal('LanguageModel', api)
  return { api, made, asked, options, sessions, become: (next: Availability) => (state = next) }
}
