/** The used parts of the Prompt API. Older browsers name a session's figures `input…` instead of `context…`. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

type Expected = { type: 'text'; languages: readonly string[] }
export type ModelOptions = { expectedInputs: readonly Expected[]; expectedOutputs: readonly Expected[] }

export type Prompt = { role: 'system' | 'user' | 'assistant'; content: string }

type CreateOptions = ModelOptions & {
  initialPrompts?: readonly Prompt[]
  signal?: AbortSignal
  monitor?: (monitor: EventTarget) => void
}

export type Session = EventTarget & {
  promptStreaming: (
    input: string,
    options?: { signal?: AbortSignal; responseConstraint?: object },
  ) => ReadableStream<string>
  measureContextUsage?: (input: string) => Promise<number>
  measureInputUsage?: (input: string) => Promise<number>
  contextUsage?: number
  contextWindow?: number
  inputUsage?: number
  inputQuota?: number
  destroy: () => void
}

export type PromptApi = {
  availability: (options?: ModelOptions) => Promise<Availability>
  create: (options?: CreateOptions) => Promise<Session>
}

/** Undefined without the API or a secure context. */
export function promptApi(): PromptApi | undefined {
  return (globalThis as { LanguageModel?: PromptApi }).LanguageModel
}
