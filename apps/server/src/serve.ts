import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as coach from '@understory/coach'
import * as safety from '@understory/safety'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { openModels } from './ai/models.ts'
import { openTranscriber } from './ai/open-transcriber.ts'
import { libreTranslator, modelTranslator } from './ai/translator.ts'
import { buildApp } from './app.ts'
import { freeOn, LOW_SHARE } from './db/disk-space.ts'
import { openStore } from './db/open.ts'
import type { Store } from './db/store.ts'
import { openEncoder } from './encoder/open-encoder.ts'
import type { Settings } from './env.ts'
import { makeFirstCode } from './features/models/operator.ts'
import { openHousekeeping } from './housekeeping.ts'
import { isLoopbackName } from './http/caller.ts'
import { framesOf } from './http/log.ts'
import { ownAllowances } from './http/rate-limiter.ts'
import { backUpDaily } from './upkeep/daily.ts'
import { openRecordingPool } from './workers/recording-pool.ts'
import { realWorld } from './world.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const GRACE_MILLISECONDS = 10_000
const HOUR_MILLISECONDS = 60 * 60 * 1000
/** Starting takes priority. */
const FIRST_BACKUP_MILLISECONDS = 60_000
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

export async function serve(settings: Settings): Promise<void> {
  const log = pino({ level: settings.logLevel, base: null }, pino.destination({ dest: 2, sync: false }))
  const [store, models] = await Promise.all([
    openStore(settings),
    openModels({
      settings: settings.chatModel,
      file: settings.modelsFile,
      onTrouble: () => log.error({ what: 'models-file' }),
    }),
  ])
  const { chatModel } = models
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const deleteExpired = openHousekeeping(store, realWorld)
  const tidy = async () => {
    const isDone = await deleteExpired().catch(() => false)
    if (!isDone) log.error({ what: 'housekeeping' })
  }
  await tidy()
  setInterval(() => void tidy(), DAY_MILLISECONDS).unref()
  if (!settings.databaseUrl) {
    const place = { file: settings.databaseFile, folder: settings.backupFolder }
    const backUp = () => void backUpDaily(place, realWorld).catch(() => log.error({ what: 'backup' }))
    setTimeout(backUp, FIRST_BACKUP_MILLISECONDS).unref()
    setInterval(backUp, HOUR_MILLISECONDS).unref()
    const watchDisk = () => {
      const { share } = freeOn(settings.dataDirectory)
      if (share < LOW_SHARE) log.warn({ what: 'disk-nearly-full', freeShare: Math.round(share * 100) / 100 })
    }
    watchDisk()
    setInterval(watchDisk, HOUR_MILLISECONDS).unref()
  }
  // Loaded only where it is needed.
  const sharedLimits = settings.databaseUrl
    ? (await import('./db/shared-limits.ts')).openSharedLimits(settings.databaseUrl)
    : null
  const recordings = openRecordingPool({
    onTrouble: (trouble) => log.error({ what: 'speech-model', trouble }),
  })
  const encoder = openEncoder({ onTrouble: (trouble) => log.error({ what: 'encoder', trouble }) })
  const app = await buildApp({
    store,
    world: realWorld,
    log,
    chatModel,
    models,
    isLocalOnly: isLocalOnly(settings),
    coach,
    safety,
    encoder,
    checksGrammar: settings.checksGrammar,
    recordings,
    transcriber: await openTranscriber(settings.transcriber),
    translator: settings.translateUrl ? libreTranslator(settings.translateUrl) : modelTranslator(chatModel),
    mailer: settings.mail ? (await import('./mail/mailer.ts')).smtpMailer(settings.mail) : null,
    version,
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
    allowances: sharedLimits ?? ownAllowances,
    rateLimitScale: settings.rateLimitScale,
    dailyAnswers: settings.dailyAnswers,
    legal: settings.legal,
    hasMetrics: settings.hasMetrics,
    webFolder: join(ROOT, 'apps', 'web', 'dist'),
  })
  const grace = closeWithGrace({ delay: GRACE_MILLISECONDS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ failedAt: framesOf(err) })
    await app.close()
    await Promise.all([recordings.close(), encoder.close()])
    await sharedLimits?.close()
    await store.close()
  })
  if (process.env.npm_lifecycle_event) closeWhenOrphaned(grace.close)
  await app.listen({ host: settings.host, port: settings.port })
  process.stdout.write(`Understory is at ${addressOf(app, settings)}\n`)
  for (const line of warningsFor(settings)) process.stderr.write(`${line}\n`)
  if (!isLocalOnly(settings)) await showFirstCode(store).catch(() => log.error({ what: 'operator-code' }))
  // Loads in its own thread; requests wait for it.
  encoder.start()
}

function isLocalOnly({ host, publicUrl }: Settings): boolean {
  return isLoopbackName(host) && isLoopbackName(publicUrl.hostname)
}

/** Public installations need an operator. */
async function showFirstCode(store: Store): Promise<void> {
  const code = await makeFirstCode({ store, world: realWorld })
  if (code === null) return
  process.stdout.write(
    `Operator's code: ${code}\nIt lets you choose the language model under Settings, Assistant. It is shown this once; npm run operator-code makes a new one.\n`,
  )
}

/** Configuration problems that would otherwise surface as user complaints. */
function warningsFor({ host, publicUrl, trustedProxies }: Settings): string[] {
  const isBehindProxy = isLoopbackName(host) && !isLoopbackName(publicUrl.hostname)
  if (!isBehindProxy || trustedProxies.length > 0) return []
  return [
    'PUBLIC_URL names another address than HOST, so a proxy passes people on, and TRUST_PROXY is not set: they all count as one in the limits. Set TRUST_PROXY to the address of the proxy.',
  ]
}

/** npm doesn't forward signals, so the server exits when its parent is gone. */
function closeWhenOrphaned(close: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) close()
  }, 500).unref()
}

/** With port 0 the address comes from the socket. */
function addressOf(app: FastifyInstance, { port, publicUrl }: Settings): string {
  const bound = app.server.address()
  const chosen = port === 0 && bound !== null && typeof bound !== 'string'
  return chosen ? `http://${bound.address}:${bound.port}/` : publicUrl.href
}
