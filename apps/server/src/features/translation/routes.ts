import { translate } from '@understory/contract/translation'
import type { FastifyInstance } from 'fastify'
import type { Readers } from '../../ai/ports.ts'
import type { Translator } from '../../ai/translator.ts'
import { route } from '../../http/route.ts'
import { helpFor } from '../danger/service.ts'

type Deps = Pick<Readers, 'safety' | 'encoder'> & { translator: Translator }

export function translationRoutes(app: FastifyInstance, { translator, ...readers }: Deps): void {
  route(app, translate, async ({ body: { text, fromLanguage, toLanguage }, signal }) => {
    const help = await helpFor(readers, text)
    if (fromLanguage === toLanguage) return { translatedText: text, help }
    const { text: translatedText, phrase } = await translator.translate({
      text,
      from: fromLanguage,
      to: toLanguage,
      signal,
    })
    return { translatedText, ...(phrase !== undefined && { phrase }), help }
  })
}
