import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForApiProper } from './api-request.ts'
import { callerOf, isFromThisMachine } from './caller.ts'
import { ProblemError } from './problem.ts'
import { type RateLimit, RateLimiter } from './rate-limiter.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** The whole table; docs/security.md explains it. Wrong guesses are counted beside it, in `guesses.ts`. */
export const RATE_LIMITS = {
  /** Any request to the API, by where it comes from and by who sends it. */
  address: [{ count: 600, seconds: MINUTE }],
  visitor: [{ count: 300, seconds: MINUTE }],
  /** First writes of people whom nobody knows yet, by where they come from. */
  newcomer: [{ count: 20, seconds: MINUTE }],
  /** What a language model answers: each costs its operator money or a graphics card. The built-in coach costs neither. */
  model: [{ count: 20, seconds: MINUTE }],
  recording: [
    { count: 10, seconds: MINUTE },
    { count: 60, seconds: HOUR },
  ],
  text: [{ count: 120, seconds: MINUTE }],
  /** Everything somebody has, out or in. */
  archive: [{ count: 30, seconds: HOUR }],
  invitation: [{ count: 60, seconds: HOUR }],
} as const satisfies Record<string, readonly RateLimit[]>

type LimitName = keyof typeof RATE_LIMITS

/** Which endpoints have a limit of their own. */
export const LIMITED_ROUTES: Readonly<Record<string, LimitName>> = {
  'POST /api/chatbot': 'model',
  'POST /api/assistant/message': 'model',
  'POST /api/rehearsals/free': 'model',
  'GET /api/nav/sub-branches': 'model',
  'POST /api/translate': 'model',
  'POST /api/analyze/voice': 'recording',
  'POST /api/analyze/text': 'text',
  'GET /api/account': 'archive',
  'POST /api/account/import': 'archive',
  'POST /api/shares': 'invitation',
}

type Options = {
  /** Milliseconds on a monotonic clock. */
  elapsed: () => number
  scale: number
  /** Whether people come from elsewhere too: then nobody is exempt for coming from this machine, where a proxy may stand. */
  isPublic: boolean
  /** Whether a language model answers at present. */
  hasLanguageModel: () => boolean
}

/** What the rest of the server asks of the limits. */
export type RateLimits = {
  /** Counts a first write; throws where there were too many. */
  admitNewcomer: (request: FastifyRequest) => void
  /** Counts a request of a visitor who is known by now; throws where there were too many. */
  admitVisitor: (request: FastifyRequest) => void
}

/**
 * Refuses with 429 and the seconds to wait. What is counted by address leaves out requests made on the machine itself:
 * somebody who tries Understory there has no neighbours to protect.
 */
export function limitRates(app: FastifyInstance, { elapsed, scale, isPublic, hasLanguageModel }: Options): RateLimits {
  const limiter = new RateLimiter(elapsed, scale)

  function addressOf(request: FastifyRequest): string | undefined {
    return !isPublic && isFromThisMachine(request) ? undefined : callerOf(request.ip)
  }

  function take(name: LimitName, caller: string | undefined): void {
    if (caller === undefined) return
    for (const limit of RATE_LIMITS[name]) {
      const wait = limiter.take(name, caller, limit)
      if (wait > 0) throw tooMany(wait)
    }
  }

  app.addHook('onRequest', async (request) => {
    if (isForApiProper(request)) take('address', addressOf(request))
  })

  return {
    admitNewcomer: (request) => take('newcomer', addressOf(request)),
    admitVisitor: (request) => {
      if (!isForApiProper(request)) return
      const caller = request.visitor.owner ?? addressOf(request)
      take('visitor', caller)
      const name = LIMITED_ROUTES[`${methodOf(request)} ${request.routeOptions.url}`]
      if (name && (name !== 'model' || hasLanguageModel())) take(name, caller)
    },
  }
}

/** The server does for HEAD all that it does for GET. */
function methodOf({ method }: FastifyRequest): string {
  return method === 'HEAD' ? 'GET' : method
}

function tooMany(seconds: number): ProblemError {
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new ProblemError('too-many-requests', `That was a lot at once. Wait ${wait} and try again; nothing is lost.`, {
    retryAfterSeconds: seconds,
  })
}
