import { TRANSCRIPT_LENGTH } from '@understory/contract/limits'
import { analyzeVoice, listVoiceTakes, TRANSCRIPT_HEADER } from '@understory/contract/voice-analysis'
import type { FastifyInstance } from 'fastify'
import type { Readers } from '../../ai/ports.ts'
import type { Transcriber } from '../../ai/transcriber.ts'
import type { Store } from '../../db/store.ts'
import { openFairParts } from '../../http/fair-parts.ts'
import { cutSlowBodies, holdPlace, openGate } from '../../http/gate.ts'
import { textInHeader } from '../../http/header-text.ts'
import { ProblemError } from '../../http/problem.ts'
import { type Call, route } from '../../http/route.ts'
import { withoutPrefix } from '../../workers/base64.ts'
import { RECORDING_THREADS, type RecordingPool } from '../../workers/recording-pool.ts'
import type { World } from '../../world.ts'
import { helpFor } from '../danger/service.ts'
import { presentTake, presentVoiceAnalysis } from './voice-present.ts'
import { busy } from './voice-recording.ts'
import { analyzeVoiceRequest, takesOf } from './voice-service.ts'

/** Beside those being measured; the next is told to come back. */
const WAITING = 4
/** Uploads under way at once: they are what takes memory. One address gets half of what the others leave. */
const UPLOADS = 16
const LEAST_UPLOAD_BYTES_PER_SECOND = 16 * 1024

type Deps = Pick<Readers, 'safety' | 'encoder'> & {
  store: Store
  world: World
  transcriber: Transcriber | null
  recordings: RecordingPool
}

export function voiceRoutes(app: FastifyInstance, given: Deps): void {
  const { store, world, transcriber, recordings } = given
  const gate = openGate(RECORDING_THREADS + WAITING)
  const uploads = openFairParts(UPLOADS)
  const refuseWhenFull = async () => {
    if (gate.isFull()) throw busy()
  }

  route(
    app,
    analyzeVoice,
    async (call) => {
      const { visitor, idempotencyKey, signal } = call
      const recording = call.bytes ? fromBytes(call, call.bytes) : fromJson(call)
      const from = { owner: visitor.owner, identify: visitor.identify, key: idempotencyKey, signal }
      const deps = { store, world, transcriber, pool: recordings, gate }
      const analyzed = await analyzeVoiceRequest(deps, { ...from, ...recording })
      return { ...presentVoiceAnalysis(analyzed), help: await helpFor(given, analyzed.transcript) }
    },
    [refuseWhenFull, holdPlace(uploads, busy), cutSlowBodies({ bytesPerSecond: LEAST_UPLOAD_BYTES_PER_SECOND })],
  )

  route(app, listVoiceTakes, async ({ visitor, query }) =>
    (await takesOf(store, visitor.owner, query)).map(presentTake),
  )
}

function fromJson({ body, longString }: Call<typeof analyzeVoice>) {
  if (!body) throw new ProblemError('invalid-request')
  return {
    wav: withoutPrefix(longString ?? Buffer.from(body.audio)),
    isBase64: true,
    context: body.context ?? '',
    heardByBrowser: body.transcript?.trim() ?? '',
    isHeardOnDevice: body.isTranscriptFromDevice ?? false,
    keepTranscript: body.keepTranscript ?? false,
    isSecondLanguageAudience: body.isSecondLanguageAudience ?? false,
  }
}

function fromBytes({ query, header }: Call<typeof analyzeVoice>, wav: Uint8Array) {
  return {
    wav,
    isBase64: false,
    context: query.context ?? '',
    heardByBrowser: textInHeader(TRANSCRIPT_HEADER, header(TRANSCRIPT_HEADER), TRANSCRIPT_LENGTH) ?? '',
    isHeardOnDevice: query.isTranscriptFromDevice === 'true',
    keepTranscript: query.keepTranscript === 'true',
    isSecondLanguageAudience: query.isSecondLanguageAudience === 'true',
  }
}
