import { phraseBook } from '../ai/translator.ts'
import type { Deps } from '../app.ts'
import { noEncoder } from '../encoder/encoder.ts'
import { ownAllowances } from '../http/rate-limiter.ts'
import { realWorld } from '../world.ts'
import { echoCoach, simpleSafety } from './readers.ts'

/** What a server is made with that nothing is connected to: no transcriber, no mail, no proxy, no limit from outside. */
export const unconnected = {
  world: realWorld,
  coach: echoCoach,
  safety: simpleSafety,
  encoder: noEncoder,
  checksGrammar: false,
  hasMetrics: false,
  transcriber: null,
  mailer: null,
  translator: phraseBook,
  version: '0.0.0',
  publicUrl: new URL('http://127.0.0.1:3000'),
  trustedProxies: [],
  allowances: ownAllowances,
  rateLimitScale: 1,
  dailyAnswers: 10_000,
  isOverloaded: () => false,
} satisfies Partial<Deps>
