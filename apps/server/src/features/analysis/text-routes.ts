import { TEXT_RESULTS_PER_PAGE } from '@understory/contract/limits'
import { analyzeText, deleteTextResult, listTextResults } from '@understory/contract/text-analysis'
import type { FastifyInstance } from 'fastify'
import type { Readers } from '../../ai/ports.ts'
import type { Store } from '../../db/store.ts'
import { openPlaces } from '../../http/places.ts'
import { route } from '../../http/route.ts'
import { openPool } from '../../workers/pool.ts'
import type { World } from '../../world.ts'
import { helpFor } from '../danger/service.ts'
import { listResults } from './store.ts'
import { presentTextResult } from './text-present.ts'
import { analyzeTextFor, removeTextResult, type TextPools } from './text-service.ts'

const WORKERS = new URL('../../workers/', import.meta.url)

type Deps = Pick<Readers, 'safety' | 'encoder'> & { store: Store; world: World; checksGrammar: boolean }

/** @returns the worker pools, for metrics */
export function textRoutes(app: FastifyInstance, { store, world, checksGrammar, safety, encoder }: Deps): TextPools {
  const pools: TextPools = {
    text: openPool(new URL('text.ts', WORKERS), { waiting: 16 }),
    // The checker takes about 340 MB, hangs on rare texts and doesn't recover from errors: one short-lived worker.
    grammar: checksGrammar
      ? openPool(new URL('grammar.ts', WORKERS), {
          size: 1,
          waiting: 16,
          deadlineMilliseconds: 2_000,
          endsOnFailure: true,
        })
      : null,
  }
  const explaining = openPlaces({ total: 1 })
  app.addHook('onClose', async () => {
    await Promise.all([pools.text.close(), pools.grammar?.close()])
  })

  route(app, analyzeText, async ({ body, writer, signal }) => {
    const { text, context = '', keep = false, reasons = false } = body
    const deps = { store, world, pools, encoder, explaining }
    const [analysis, help] = await Promise.all([
      analyzeTextFor(deps, { ...writer, text, context, keep, reasons, signal }),
      helpFor({ safety, encoder }, text),
    ])
    return { ...analysis, help }
  })

  route(app, listTextResults, async ({ visitor: { owner } }) => {
    const results = owner ? await listResults(store.read, owner, 'text', TEXT_RESULTS_PER_PAGE) : []
    return results.map(presentTextResult).filter((result) => result !== undefined)
  })

  route(app, deleteTextResult, async ({ params, writer }) => {
    await removeTextResult({ store, world }, writer, params.id)
    return null
  })

  return pools
}
