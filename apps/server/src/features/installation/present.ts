import type { Installation } from '@understory/contract/installation'
import type { ChatModel } from '../../ai/chat-model.ts'
import type { Store } from '../../db/store.ts'

type Parts = { store: Store; chatModel: ChatModel; version: string }

export function presentInstallation({ store, chatModel, version }: Parts): Installation {
  const { name, builtIn, leaves } = chatModel
  return {
    version,
    storage: store.engine === 'sqlite' ? 'embedded' : 'postgresql',
    assistant: { name, builtIn, leaves },
  }
}
