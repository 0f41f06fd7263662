import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { isLoopbackName } from '../http/caller.ts'
import type { ChatModel } from './chat-model.ts'
import { type Deadlines, languageModel } from './language-model.ts'
import { RUNS_ELSEWHERE } from './local-model.ts'
import { safeFetch } from './safe-fetch.ts'

export type OpenAiCompatible = {
  kind: 'openai-compatible'
  baseUrl: string
  apiKey?: string | undefined
  model: string
} & Ways

export type Anthropic = { kind: 'anthropic'; baseUrl?: string; apiKey: string; model: string } & Ways

/** Timeouts and fetch to use. */
export type Ways = { deadlines?: Deadlines; fetch?: typeof fetch }

const ANTHROPIC_ADDRESS = 'https://api.anthropic.com/v1'

// Silences SDK warnings: our log has one line per request.
globalThis.AI_SDK_LOG_WARNINGS = false

export function openProvider(settings: OpenAiCompatible | Anthropic): ChatModel {
  const { model: name, deadlines } = settings
  const baseURL = settings.kind === 'anthropic' ? (settings.baseUrl ?? ANTHROPIC_ADDRESS) : settings.baseUrl
  const options = {
    baseURL,
    fetch: settings.fetch ?? safeFetch,
    ...(settings.apiKey && { apiKey: settings.apiKey }),
  }
  const provider =
    settings.kind === 'anthropic'
      ? createAnthropic(options)
      : createOpenAICompatible({ name: 'endpoint', supportsStructuredOutputs: true, ...options })
  return languageModel({
    model: provider(name),
    name,
    leaves: leavesTo(baseURL, name),
    ...(deadlines && { deadlines }),
  })
}

/** A local Ollama forwards messages for its cloud models. */
const leavesToCloud = (model: string) =>
  `What you write to the assistant is sent to Ollama's cloud, where ${model} answers it.`

function leavesTo(address: string, model: string): string | null {
  const url = new URL(address)
  if (isLoopbackName(url.hostname)) return RUNS_ELSEWHERE.test(model) ? leavesToCloud(model) : null
  return `What you write to the assistant is sent to ${url.hostname}, where ${model} answers it.`
}
