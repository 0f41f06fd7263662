import type { CookieSerializeOptions } from '@fastify/cookie'
import {
  becomeOperator,
  leaveOperator,
  type Models,
  models as modelsEndpoint,
  setModel,
  testModel,
} from '@understory/contract/models'
import type { FastifyInstance } from 'fastify'
import type { ModelManager } from '../../ai/models.ts'
import type { Store } from '../../db/store.ts'
import { ProblemError } from '../../http/problem.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { type Call, route } from '../../http/route.ts'
import type { World } from '../../world.ts'
import { becomeOperatorBy, endOperator, isOperator, OPERATOR_SECONDS } from './operator.ts'

type Deps = {
  store: Store
  world: World
  limits: RateLimits
  models: ModelManager
  publicUrl: URL
  /** HOST and PUBLIC_URL both point to this machine: local users are operators. */
  isLocalOnly: boolean
}
type Asked = Pick<Call<typeof modelsEndpoint>, 'cookies' | 'isFromThisMachine'>

const NEEDS_CODE =
  "Only whoever runs this installation may do that. Enter the operator's code first. Nothing was changed."

export function modelRoutes(app: FastifyInstance, deps: Deps): void {
  const { models, limits, publicUrl, isLocalOnly } = deps
  const isSecure = publicUrl.protocol === 'https:'
  const name = isSecure ? '__Host-understory-operator' : 'understory-operator'
  const cookie: CookieSerializeOptions = { httpOnly: true, sameSite: 'strict', secure: isSecure, path: '/' }

  async function isAllowed({ cookies, isFromThisMachine }: Asked): Promise<boolean> {
    // Loopback names only: a rebound name belongs to another site.
    return (isLocalOnly && isFromThisMachine()) || isOperator(deps, cookies.read(name))
  }

  async function admit(asked: Asked): Promise<void> {
    if (!(await isAllowed(asked))) throw new ProblemError('not-allowed', NEEDS_CODE)
  }

  async function present(mayChange: boolean): Promise<Models> {
    const { name, builtIn, leaves } = models.chatModel
    const told = { answering: { name, builtIn, leaves }, source: models.source() }
    if (!mayChange) return { ...told, access: 'needs-code', saved: null, ollama: null }
    return { ...told, access: 'allowed', saved: models.saved(), ollama: await models.ollama() }
  }

  route(app, modelsEndpoint, async (call) => {
    const mayChange = await isAllowed(call)
    if (mayChange) await models.look()
    return present(mayChange)
  })
  route(app, setModel, async (call) => {
    await admit(call)
    await models.keep(call.body)
    return present(true)
  })
  route(app, testModel, async (call) => {
    await admit(call)
    return models.test(call.body, call.signal)
  })
  route(app, becomeOperator, async ({ body, address, cookies }) => {
    const wasRight = await limits.admitGuess('operator-guess', address)
    const token = await becomeOperatorBy(deps, body.code)
    wasRight()
    cookies.set(name, token, { ...cookie, maxAge: OPERATOR_SECONDS })
    return null
  })
  route(app, leaveOperator, async ({ cookies }) => {
    await endOperator(deps, cookies.read(name))
    cookies.set(name, '', { ...cookie, maxAge: 0 })
    return null
  })
}
