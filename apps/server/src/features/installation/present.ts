import type { Installation } from '@understory/contract/installation'
import type { ChatModel } from '../../ai/chat-model.ts'
import type { Transcriber } from '../../ai/transcriber.ts'
import type { Translator } from '../../ai/translator.ts'
import type { Store } from '../../db/store.ts'
import type { Encoder } from '../../encoder/encoder.ts'
import type { RecordingPool } from '../../workers/recording-pool.ts'

export type InstallationParts = {
  store: Store
  chatModel: ChatModel
  encoder: Encoder
  recordings: RecordingPool
  transcriber: Transcriber | null
  translator: Translator
  legal: Installation['legal']
  version: string
}

export function presentInstallation({
  store,
  chatModel,
  encoder,
  recordings,
  transcriber,
  translator,
  legal,
  version,
}: InstallationParts): Installation {
  const { name, builtIn, leaves } = chatModel
  return {
    version,
    storage: store.engine === 'sqlite' ? 'embedded' : 'postgresql',
    assistant: { name, builtIn, leaves },
    encoder: { name: encoder.name, state: encoder.state() },
    speechModel: { name: 'Silero VAD', state: recordings.speechModel() },
    legal,
    translator: { name: translator.name, leaves: translator.leaves },
    transcriber: transcriber && { name: transcriber.name, leaves: transcriber.leaves },
  }
}
