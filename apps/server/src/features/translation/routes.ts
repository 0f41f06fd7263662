import { translate } from '@understory/contract/translation'
import type { FastifyInstance } from 'fastify'
import type { Translator } from '../../ai/translator.ts'
import { route } from '../../http/route.ts'

export function translationRoutes(app: FastifyInstance, { translator }: { translator: Translator }): void {
  route(app, translate, async ({ body: { text, fromLanguage, toLanguage }, signal }) => {
    if (fromLanguage === toLanguage) return { translatedText: text }
    const { text: translatedText, phrase } = await translator.translate({
      text,
      from: fromLanguage,
      to: toLanguage,
      signal,
    })
    return { translatedText, ...(phrase !== undefined && { phrase }) }
  })
}
