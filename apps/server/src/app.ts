import cookie from '@fastify/cookie'
import { health } from '@understory/contract/health'
import type { Installation } from '@understory/contract/installation'
import { DEFAULT_BODY_BYTES } from '@understory/contract/limits'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { ChatModel } from './ai/chat-model.ts'
import type { ModelManager } from './ai/models.ts'
import type { Coach, Safety } from './ai/ports.ts'
import type { Transcriber } from './ai/transcriber.ts'
import type { Translator } from './ai/translator.ts'
import type { Allowances } from './db/allowance.ts'
import type { Store } from './db/store.ts'
import type { Encoder } from './encoder/encoder.ts'
import { accountDataRoutes } from './features/account-data/routes.ts'
import { textRoutes } from './features/analysis/text-routes.ts'
import { voiceRoutes } from './features/analysis/voice-routes.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import { coachRoutes } from './features/coach/routes.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import { dashboardRoutes } from './features/dashboard/routes.ts'
import { installationRoutes } from './features/installation/routes.ts'
import { modelRoutes } from './features/models/routes.ts'
import { navigationRoutes } from './features/navigation/routes.ts'
import { notFoundPage, pageRoutes, sendNotFoundPage } from './features/pages/routes.ts'
import { rehearsalRoutes } from './features/rehearsal/routes.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { openSessionStore } from './features/sessions/service.ts'
import { sharingRoutes } from './features/sharing/routes.ts'
import { talkRoutes } from './features/talks/routes.ts'
import { translationRoutes } from './features/translation/routes.ts'
import { writingExceptionRoutes } from './features/writing-exceptions/routes.ts'
import { isLoopbackName } from './http/caller.ts'
import { answerClientError } from './http/client-error.ts'
import { refuseEncodings } from './http/encodings.ts'
import { handleErrors, sendProblem } from './http/errors.ts'
import { endStreamsOnClose } from './http/event-stream.ts'
import { secureHeaders, setHeaders } from './http/headers.ts'
import { acceptJson } from './http/json.ts'
import { logRequest, logRequests } from './http/log.ts'
import { collectRoutes } from './http/methods.ts'
import { shedLoad } from './http/overload.ts'
import { limitUnreadAnswers } from './http/places.ts'
import { ProblemError } from './http/problem.ts'
import { RateLimiter } from './http/rate-limiter.ts'
import { limitRates } from './http/rate-limits.ts'
import { route } from './http/route.ts'
import { rejectCrossSite } from './http/same-origin.ts'
import { openSessionGate } from './http/visitor.ts'
import type { Mailer } from './mail/mailer.ts'
import { measurePools, measureProcess, measureRequests, metricsRoute } from './metrics/measure.ts'
import { countAnswers, countTranscripts } from './metrics/providers.ts'
import { Metrics } from './metrics/registry.ts'
import type { RecordingPool } from './workers/recording-pool.ts'
import type { World } from './world.ts'

export type Deps = {
  store: Store
  world: World
  log: Logger
  chatModel: ChatModel
  models: ModelManager
  /** Whether HOST and PUBLIC_URL both point to this machine; then local users are operators. */
  isLocalOnly: boolean
  coach: Coach
  safety: Safety
  /** Closed by the caller. */
  encoder: Encoder
  transcriber: Transcriber | null
  /** Closed by the caller. */
  recordings: RecordingPool
  version: string
  translator: Translator
  mailer: Mailer | null
  publicUrl: URL
  trustedProxies: string[]
  allowances: Allowances
  /** Multiplies every rate limit except the one for guesses. */
  rateLimitScale: number
  /** Daily limit of language model answers, for all owners together. */
  dailyAnswers: number
  /** Whether spelling and grammar are checked; the checker takes about 340 MB once used. */
  checksGrammar: boolean
  legal: Installation['legal']
  hasMetrics: boolean
  /** Folder of the built web app; without it only the API is served. */
  webFolder: string
}

/** Builds the server without listening. Never reads the environment. */
export async function buildApp(given: Deps): Promise<FastifyInstance> {
  const metrics = given.hasMetrics ? new Metrics() : null
  const deps = metrics ? countProviders(given, metrics) : given
  const { store, world, log, publicUrl } = deps
  const notFoundIn = notFoundPage(deps.webFolder)
  const app = Fastify({
    bodyLimit: DEFAULT_BODY_BYTES,
    // Long enough for the largest upload; without it a slow body would hold its connection forever.
    requestTimeout: 150_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    trustProxy: deps.trustedProxies.length > 0 ? deps.trustedProxies : false,
    // Our own 503 has the usual headers and problem format.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: () => world.id(),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply)
      // An address that cannot be read names no page.
      if (!sendNotFoundPage(request, reply, notFoundIn))
        sendProblem(request, reply, new ProblemError('invalid-request'))
      logRequest(log, request, reply)
    },
    clientErrorHandler: answerClientError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  acceptJson(app)
  logRequests(app, log)
  endStreamsOnClose(app)
  secureHeaders(app)
  await shedLoad(app)
  rejectCrossSite(app, publicUrl)
  const limits = limitRates(app, {
    limiter: new RateLimiter(deps.allowances, world.elapsed),
    scale: deps.rateLimitScale,
    dailyAnswers: deps.dailyAnswers,
    isPublic: !isLoopbackName(publicUrl.hostname),
    hasLanguageModel: () => !deps.chatModel.builtIn,
  })
  refuseEncodings(app)
  limitUnreadAnswers(app)
  const methodsOf = collectRoutes(app)
  if (metrics) measureRequests(app, metrics)
  await app.register(cookie)
  openSessionGate(app, { sessions: openSessionStore(store, world), publicUrl, limits })

  route(app, health, async () => ({ status: 'ok' as const }))
  installationRoutes(app, deps)
  modelRoutes(app, { ...deps, limits })
  assistantRoutes(app, deps)
  coachRoutes(app, deps)
  conversationRoutes(app, deps)
  dashboardRoutes(app, deps)
  const textPools = textRoutes(app, deps)
  writingExceptionRoutes(app, deps)
  sharingRoutes(app, { ...deps, limits })
  talkRoutes(app, deps)
  translationRoutes(app, deps)
  accountDataRoutes(app, deps)
  sessionRoutes(app, { ...deps, limits })
  navigationRoutes(app, deps)
  rehearsalRoutes(app, deps)
  voiceRoutes(app, deps)
  if (metrics) {
    measureProcess(app, metrics)
    measurePools({ ...textPools, recordings: deps.recordings }, metrics)
    metricsRoute(app, metrics)
  }
  await pageRoutes(app, { webFolder: deps.webFolder, methodsOf })
  return app
}

function countProviders(deps: Deps, metrics: Metrics): Deps {
  const transcriber = deps.transcriber && countTranscripts(deps.transcriber, metrics)
  return { ...deps, ...countAnswers(deps, metrics), transcriber }
}
