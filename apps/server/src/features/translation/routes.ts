import { translate } from '@understory/contract/translation'
import type { FastifyInstance } from 'fastify'
import type { Readers } from '../../ai/ports.ts'
import type { Translator } from '../../ai/translator.ts'
import { ProblemError } from '../../http/problem.ts'
import { route } from '../../http/route.ts'
import { helpFor } from '../danger/service.ts'

type Deps = Pick<Readers, 'safety' | 'encoder'> & { translator: Translator }

export function translationRoutes(app: FastifyInstance, { translator, ...readers }: Deps): void {
  route(app, translate, async ({ body: { text, fromLanguage, toLanguage, browserTranslates, forms }, signal }) => {
    const help = await helpFor(readers, text)
    if (fromLanguage === toLanguage) return { translatedText: text, translator: 'phrase-book' as const, help }
    const left = { translatedText: '', translator: 'browser' as const, help }
    // Read before translating: a local model may stop meanwhile.
    const isService = translator.isService
    if (browserTranslates && !isService) return left
    try {
      const { text: translatedText, ...found } = await translator.translate({
        text,
        from: fromLanguage,
        to: toLanguage,
        forms,
        signal,
      })
      return { translatedText, translator: isService ? ('service' as const) : ('phrase-book' as const), ...found, help }
    } catch (cause) {
      // If the service is down, the browser's translator is next.
      if (browserTranslates && cause instanceof ProblemError) return left
      throw cause
    }
  })
}
