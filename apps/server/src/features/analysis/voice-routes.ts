import { TRANSCRIPT_LENGTH } from '@understory/contract/limits'
import { analyzeVoice, listVoiceTakes, TRANSCRIPT_HEADER } from '@understory/contract/voice-analysis'
import type { FastifyInstance } from 'fastify'
import type { Readers } from '../../ai/ports.ts'
import type { Transcriber } from '../../ai/transcriber.ts'
import type { Store } from '../../db/store.ts'
import { textInHeader } from '../../http/header-text.ts'
import { openPlaces, takePlaceForBody } from '../../http/places.ts'
import { ProblemError } from '../../http/problem.ts'
import { type Call, route } from '../../http/route.ts'
import { disconnectSlowBodies } from '../../http/slow-bodies.ts'
import { RECORDING_THREADS, type RecordingPool } from '../../workers/recording-pool.ts'
import type { World } from '../../world.ts'
import { helpFor } from '../danger/service.ts'
import { presentVoiceAnalysis } from './voice-present.ts'
import { busy } from './voice-recording.ts'
import { analyzeVoiceRequest, takesOf } from './voice-service.ts'

/** Queue length beyond the recordings being measured. */
const WAITING = 4
/** Concurrent uploads: they dominate memory use. */
const UPLOADS = { total: 16, each: 8 }
/** Browsers prefix base64 with the media type. */
const DATA_URL = /^data:[^,]{0,200},/
const LEAST_UPLOAD_BYTES_PER_SECOND = 16 * 1024

type Deps = Pick<Readers, 'safety' | 'encoder'> & {
  store: Store
  world: World
  transcriber: Transcriber | null
  recordings: RecordingPool
}

export function voiceRoutes(app: FastifyInstance, given: Deps): void {
  const { store, world, transcriber, recordings } = given
  const measuring = openPlaces({ total: RECORDING_THREADS + WAITING, refusal: busy })
  const uploads = openPlaces({ ...UPLOADS, refusal: busy })
  const refuseWhenFull = async () => {
    if (measuring.isFull()) throw busy()
  }

  route(
    app,
    analyzeVoice,
    async (call) => {
      const { writer, signal } = call
      const recording = call.bytes ? fromBytes(call, call.bytes) : fromJson(call)
      const deps = { store, world, transcriber, pool: recordings, measuring }
      const analyzed = await analyzeVoiceRequest(deps, { ...writer, ...recording, signal })
      return { ...presentVoiceAnalysis(analyzed), help: await helpFor(given, analyzed.transcript) }
    },
    [
      refuseWhenFull,
      takePlaceForBody(uploads),
      disconnectSlowBodies({ bytesPerSecond: LEAST_UPLOAD_BYTES_PER_SECOND }),
    ],
  )

  route(app, listVoiceTakes, ({ visitor, query }) => takesOf(store, visitor.owner, query))
}

/** Converts a base64 JSON body to the raw form. */
function fromJson({ body }: Call<typeof analyzeVoice>) {
  if (!body) throw new ProblemError('invalid-request')
  return {
    wav: Buffer.from(body.audio.replace(DATA_URL, ''), 'base64'),
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
    context: query.context ?? '',
    heardByBrowser: textInHeader(TRANSCRIPT_HEADER, header(TRANSCRIPT_HEADER), TRANSCRIPT_LENGTH) ?? '',
    isHeardOnDevice: query.isTranscriptFromDevice === 'true',
    keepTranscript: query.keepTranscript === 'true',
    isSecondLanguageAudience: query.isSecondLanguageAudience === 'true',
  }
}
