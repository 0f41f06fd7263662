import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimit } from '../db/allowance.ts'
import { isForApiProper } from './api-request.ts'
import { callerOf, isFromThisMachine } from './caller.ts'
import { onResponseEnd } from './leaving.ts'
import { openPlaces } from './places.ts'
import { ProblemError } from './problem.ts'
import type { RateLimiter } from './rate-limiter.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** All limits; docs/security.md explains them. Guesses are limited separately. */
const RATE_LIMITS = {
  /** API requests, by address and by owner. */
  address: [{ count: 600, seconds: MINUTE }],
  visitor: [{ count: 300, seconds: MINUTE }],
  /** First writes without a session, by address. */
  newcomer: [{ count: 20, seconds: MINUTE }],
  /** Answers of a language model, which cost money or GPU time. */
  model: [
    { count: 20, seconds: MINUTE },
    { count: 400, seconds: DAY },
  ],
  recording: [
    { count: 10, seconds: MINUTE },
    { count: 60, seconds: HOUR },
    { count: 300, seconds: DAY },
  ],
  text: [{ count: 120, seconds: MINUTE }],
  /** Searches by meaning, which run the encoder as somebody types. */
  search: [{ count: 200, seconds: MINUTE }],
  /** Searches for moments, which read every sentence for danger. */
  moments: [{ count: 30, seconds: MINUTE }],
  /** Exports and imports. */
  archive: [{ count: 30, seconds: HOUR }],
  invitation: [{ count: 60, seconds: HOUR }],
  /** Test exchanges with a model. */
  trial: [
    { count: 20, seconds: MINUTE },
    { count: 200, seconds: DAY },
  ],
} as const satisfies Record<string, readonly RateLimit[]>

type LimitName = keyof typeof RATE_LIMITS

export const LIMITED_ROUTES: Readonly<Record<string, LimitName>> = {
  'POST /api/chatbot': 'model',
  'POST /api/assistant/message': 'model',
  'POST /api/rehearsals/free': 'model',
  'GET /api/nav/sub-branches': 'model',
  'POST /api/nav/seed-page': 'model',
  'POST /api/translate': 'model',
  'POST /api/analyze/voice': 'recording',
  'POST /api/analyze/text': 'text',
  'GET /api/nav/search': 'search',
  'POST /api/nav/moments': 'moments',
  'GET /api/account': 'archive',
  'POST /api/account/import': 'archive',
  'POST /api/shares': 'invitation',
  'POST /api/models/test': 'trial',
}

/**
 * Owner-based limits also apply per address, ten times as high: creating new owners gains nothing, and thirty people
 * behind one address still get a message every nine seconds each.
 */
const OWNERS_PER_ADDRESS = 10

/** Invitations mailed, by address and by recipient. */
const MAILS_FROM = { count: 30, seconds: HOUR } as const satisfies RateLimit
const MAILS_TO = { count: 5, seconds: DAY } as const satisfies RateLimit

/** Wrong guesses at secrets, passwords, device codes and operator codes; correct ones are refunded. */
const GUESSES = { count: 20, seconds: MINUTE } as const satisfies RateLimit
type GuessName = 'share-guess' | 'code-guess' | 'operator-guess'

/** Concurrent answers of a language model, per process and per owner. */
const MODEL_PLACES = 32
const MODEL_PLACES_PER_PERSON = 4
const PLACE_RETRY_SECONDS = 5
const WAIT = 'Some answers are still on their way to you. Wait for one of them; nothing is lost.'

const EVERYBODY = 'everybody'
const THIS_MACHINE = 'this machine'

type Options = {
  limiter: RateLimiter
  /** Multiplies every limit except the one for guesses. */
  scale: number
  /** Daily limit of language model answers, for all owners together. */
  dailyAnswers: number
  /** Whether the installation is public; then loopback isn't exempt, because a proxy may be there. */
  isPublic: boolean
  hasLanguageModel: () => boolean
}

export type RateLimits = {
  /** @throws ProblemError when over the limit */
  admitNewcomer: (request: FastifyRequest) => Promise<void>
  /** @throws ProblemError when over the limit */
  admitVisitor: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /**
   * Counts a guess before it is checked, so that concurrent guesses don't slip through.
   *
   * @returns refunds a correct guess
   * @throws ProblemError when over the limit
   */
  admitGuess: (name: GuessName, address: string) => Promise<() => void>
  /** Counts an invitation mail; false when over the limit for this address or recipient. */
  mayMail: (address: string, recipient: string) => Promise<boolean>
}

/**
 * Responds with 429 and Retry-After. Limits by address exempt loopback on local installations. When the shared database
 * doesn't respond, reads pass and everything else gets an error.
 */
export function limitRates(app: FastifyInstance, options: Options): RateLimits {
  const { limiter, scale, dailyAnswers, isPublic, hasLanguageModel } = options
  const scaledCount = (count: number) => Math.max(1, Math.round(count * scale))
  const scaled = ({ count, seconds }: RateLimit): RateLimit => ({ count: scaledCount(count), seconds })
  const modelPlaces = openPlaces({
    total: scaledCount(MODEL_PLACES),
    each: scaledCount(MODEL_PLACES_PER_PERSON),
    refusal: (isOwn) => {
      const retry = { retryAfterSeconds: PLACE_RETRY_SECONDS }
      return isOwn
        ? new ProblemError('too-many-requests', WAIT, retry)
        : new ProblemError('assistant-busy', undefined, retry)
    },
  })

  function addressOf(request: FastifyRequest): string | undefined {
    return !isPublic && isFromThisMachine(request) ? undefined : callerOf(request.ip)
  }

  async function take(name: string, caller: string, limit: RateLimit): Promise<void> {
    const wait = await limiter.take(name, caller, limit).catch((cause: unknown) => {
      throw new ProblemError('storage-unavailable', undefined, { cause })
    })
    if (wait > 0) throw tooMany(wait, limit)
  }

  async function count(
    name: LimitName,
    caller: string | undefined,
    request: FastifyRequest,
    owners = 1,
  ): Promise<void> {
    if (caller === undefined) return
    const counter = owners === 1 ? name : `${name} of ${owners}`
    try {
      for (const { count, seconds } of RATE_LIMITS[name]) {
        await take(counter, caller, scaled({ count: count * owners, seconds }))
      }
    } catch (error) {
      const goesOn = methodOf(request) === 'GET' && name !== 'model'
      const isUncounted = error instanceof ProblemError && error.code === 'storage-unavailable'
      if (!(goesOn && isUncounted)) throw error
    }
  }

  /** Counts by owner, and by address too. */
  async function countBoth(name: LimitName, request: FastifyRequest): Promise<void> {
    const { owner } = request.visitor
    await count(name, owner ?? addressOf(request), request)
    if (owner !== null) await count(name, addressOf(request), request, OWNERS_PER_ADDRESS)
  }

  app.addHook('onRequest', async (request) => {
    if (isForApiProper(request)) await count('address', addressOf(request), request)
  })

  // After validation: malformed requests must not use up the daily limit.
  app.addHook('preHandler', async (request) => {
    if (limitOf(request) !== 'model' || !hasLanguageModel()) return
    await take('installation', EVERYBODY, { count: dailyAnswers, seconds: DAY })
  })

  return {
    admitNewcomer: (request) => count('newcomer', addressOf(request), request),
    admitVisitor: async (request, reply) => {
      if (!isForApiProper(request)) return
      const caller = request.visitor.owner ?? addressOf(request)
      await count('visitor', caller, request)
      const name = limitOf(request)
      if (!name) return
      if (name !== 'model') return countBoth(name, request)
      if (!hasLanguageModel()) return
      onResponseEnd(reply, modelPlaces.take(caller ?? THIS_MACHINE))
      await countBoth(name, request)
    },
    admitGuess: async (name, address) => {
      await take(name, address, GUESSES)
      return () => limiter.giveBack(name, address, GUESSES)
    },
    mayMail: async (address, recipient) => {
      try {
        await take('mail-from', address, scaled(MAILS_FROM))
        await take('mail-to', recipient.toLowerCase(), scaled(MAILS_TO))
        return true
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'too-many-requests') return false
        throw error
      }
    },
  }
}

function limitOf(request: FastifyRequest): LimitName | undefined {
  return LIMITED_ROUTES[`${methodOf(request)} ${request.routeOptions.url}`]
}

/** HEAD counts as GET. */
function methodOf({ method }: FastifyRequest): string {
  return method === 'HEAD' ? 'GET' : method
}

function tooMany(seconds: number, limit: RateLimit): ProblemError {
  const what = limit.seconds < DAY ? 'That was a lot at once.' : 'That is all for today.'
  const sentence = `${what} Wait ${inWords(seconds)} and try again; nothing is lost.`
  return new ProblemError('too-many-requests', sentence, { retryAfterSeconds: seconds })
}

function inWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${seconds} seconds`
  return seconds < 2 * HOUR ? `${Math.ceil(seconds / MINUTE)} minutes` : `${Math.ceil(seconds / HOUR)} hours`
}
