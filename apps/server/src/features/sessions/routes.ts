import { createDeviceCode, endSession, listSessions, redeemDeviceCode } from '@understory/contract/account-data'
import type { FastifyInstance } from 'fastify'
import { sha256 } from '../../db/sha256.ts'
import { FREES, type Store } from '../../db/store.ts'
import { ProblemError } from '../../http/problem.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import { once } from '../idempotency/service.ts'
import { newCode, plainCode } from './code-words.ts'
import { deleteSession, insertDeviceCode, listSessionRows, takeDeviceCode } from './store.ts'

const CODE_MILLISECONDS = 10 * 60 * 1000
const GONE = new ProblemError('not-found', 'This session is not there. It may have ended already.')
const NO_CODE = new ProblemError(
  'not-found',
  'This code opens nothing. It holds for ten minutes and once; ask the other browser for a new one.',
)

type Deps = { store: Store; world: World; limits: RateLimits }

export function sessionRoutes(app: FastifyInstance, { store, world, limits }: Deps): void {
  route(app, listSessions, async ({ visitor: { owner, session } }) => {
    const rows = owner ? await listSessionRows(store.read, owner) : []
    return rows.map((row) => ({ ...row, isThis: row.id === session }))
  })

  route(app, endSession, async ({ visitor: { owner, session, leave }, params }) => {
    const isEnded =
      owner !== null && (await store.write((database) => deleteSession(database, owner, params.id), FREES))
    if (!isEnded) throw GONE
    if (params.id === session) leave()
    return null
  })

  route(app, createDeviceCode, async ({ writer: { identify, key } }) => {
    const code = newCode(world)
    const now = world.now()
    const expiresAt = new Date(now.getTime() + CODE_MILLISECONDS).toISOString()
    await store.write(async (database) => {
      const owner = await identify(database)
      // A repeated request gets a new code, since the first isn't stored; the key of another write is refused.
      await once(database, { owner, key, what: { create: 'device-code' }, now }, async () => 'made')
      await insertDeviceCode(database, owner, { codeHash: sha256(code), expiresAt })
    })
    return { code, expiresAt }
  })

  route(app, redeemDeviceCode, async ({ visitor, body, address }) => {
    const wasRight = await limits.admitGuess('code-guess', address)
    await store.write(async (database) => {
      const taken = await takeDeviceCode(database, sha256(plainCode(body.code)))
      if (!taken || Date.parse(taken.expiresAt) <= world.now().getTime()) throw NO_CODE
      await visitor.enter(database, taken.owner)
    })
    wasRight()
    return null
  })
}
