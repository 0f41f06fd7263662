import { installation } from '@understory/contract/installation'
import type { FastifyInstance } from 'fastify'
import type { ChatModel } from '../../ai/chat-model.ts'
import type { Transcriber } from '../../ai/transcriber.ts'
import type { Translator } from '../../ai/translator.ts'
import type { Store } from '../../db/store.ts'
import { route } from '../../http/route.ts'
import { presentInstallation } from './present.ts'

export function installationRoutes(
  app: FastifyInstance,
  deps: {
    store: Store
    chatModel: ChatModel
    transcriber: Transcriber | null
    translator: Translator
    version: string
  },
): void {
  route(app, installation, async () => presentInstallation(deps))
}
