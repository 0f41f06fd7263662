import { builtInCoach } from './built-in-coach.ts'
import type { ChatModel } from './chat-model.ts'
import { localModelOrCoach } from './local-model.ts'
import type { Anthropic, OpenAiCompatible } from './providers.ts'

export type ModelSettings =
  | OpenAiCompatible
  | Anthropic
  | { kind: 'local'; model?: string | undefined }
  | { kind: 'built-in' }

export async function chooseChatModel(settings: ModelSettings): Promise<ChatModel> {
  switch (settings.kind) {
    case 'built-in':
      return builtInCoach
    case 'local':
      return localModelOrCoach({ wanted: settings.model, open: openLocal })
    default:
      return openEndpoint(settings)
  }
}

function openLocal(model: string, address: string): Promise<ChatModel> {
  return openEndpoint({ kind: 'openai-compatible', baseUrl: `${address}/v1`, model })
}

export async function openEndpoint(settings: OpenAiCompatible | Anthropic): Promise<ChatModel> {
  const { openProvider } = await import('./providers.ts')
  return openProvider(settings)
}
