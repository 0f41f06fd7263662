import { builtInCoach } from '../ai/built-in-coach.ts'
import type { ModelManager } from '../ai/models.ts'
import { phraseBook } from '../ai/translator.ts'
import type { Deps } from '../app.ts'
import { noEncoder } from '../encoder/encoder.ts'
import { ProblemError } from '../http/problem.ts'
import { ownAllowances } from '../http/rate-limiter.ts'
import { realWorld } from '../world.ts'
import { echoCoach, simpleSafety } from './readers.ts'

const unchanging: ModelManager = {
  chatModel: builtInCoach,
  source: () => 'environment',
  saved: () => null,
  keep: async () => {
    throw new ProblemError('not-allowed')
  },
  test: async () => ({ outcome: 'failed', problem: 'Nobody is asked here.' }),
  ollama: async () => null,
  look: async () => {},
}

/** Dependencies with nothing connected: no transcriber, mail, proxy or external limits. */
export const unconnected = {
  world: realWorld,
  coach: echoCoach,
  safety: simpleSafety,
  encoder: noEncoder,
  checksGrammar: false,
  legal: { contact: null, updated: null },
  hasMetrics: false,
  transcriber: null,
  mailer: null,
  translator: phraseBook,
  models: unchanging,
  isLocalOnly: true,
  version: '0.0.0',
  publicUrl: new URL('http://127.0.0.1:3000'),
  trustedProxies: [],
  allowances: ownAllowances,
  rateLimitScale: 1,
  dailyAnswers: 10_000,
} satisfies Partial<Deps>
