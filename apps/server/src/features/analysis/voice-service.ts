import { type Context, contextOf } from '@understory/contract/contexts'
import { AUDIO_BYTES, VOICE_TAKES_PER_PAGE } from '@understory/contract/limits'
import type { VoiceTake } from '@understory/contract/voice-take'
import type { PastRecording } from '@understory/insight/voice/score-types'
import { sha256Beside } from '../../db/sha256.ts'
import type { Database, Store } from '../../db/store.ts'
import type { OwnerId } from '../../db/tables.ts'
import type { Places } from '../../http/places.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { World } from '../../world.ts'
import { insertConversation, lengthOf, type NewTurn } from '../conversations/store.ts'
import { titleOf } from '../conversations/title.ts'
import { once, outcomeOf } from '../idempotency/service.ts'
import { admitFigures, admitMore } from '../quota/service.ts'
import { insertResult, listResults } from './store.ts'
import { figuresOf, pastRecordingsOf, readFigures } from './voice-figures.ts'
import { type Heard, type Listener, listenTo } from './voice-recording.ts'

type VoiceAnalysisRequest = Writer & {
  wav: Uint8Array
  context: string
  heardByBrowser: string
  isHeardOnDevice: boolean
  keepTranscript: boolean
  isSecondLanguageAudience: boolean
  signal: AbortSignal
}

export type AnalyzedRecording = Heard & { id: string; conversationId: string; context: Context }

const EVERYBODY = 'everybody'

type Deps = Listener & { store: Store; world: World; measuring: Places }

/**
 * Analyzes a recording and stores its figures, with the summary as a conversation. The sound is dropped; the transcript
 * is stored only on request, in that conversation.
 *
 * A repeated key analyzes again and stores nothing twice.
 *
 * @throws ProblemError `recording-unreadable`, `recording-too-long`, `body-too-large`, `too-many-requests`,
 * `idempotency-key-reused`
 */
export async function analyzeVoiceRequest(deps: Deps, request: VoiceAnalysisRequest): Promise<AnalyzedRecording> {
  const leave = deps.measuring.take(EVERYBODY)
  return analyze(deps, request).finally(leave)
}

async function analyze(deps: Deps, request: VoiceAnalysisRequest): Promise<AnalyzedRecording> {
  const { store, world } = deps
  const { owner, key, wav, heardByBrowser, isHeardOnDevice, keepTranscript, signal } = request
  if (wav.length > AUDIO_BYTES) throw new ProblemError('body-too-large', TOO_LARGE)
  const context = contextOf(request.context)
  const what = key === undefined ? undefined : { ...request, wav: await sha256Beside(wav), ...CONNECTION_FIELDS }
  const earlier = owner ? await outcomeOf(store.read, { owner, key, what, now: world.now() }) : undefined
  const history = owner ? await historyOf(store, owner, context, earlier) : []
  const heard = await listenTo(deps, {
    wav,
    heardByBrowser,
    isHeardOnDevice,
    options: { context, isSecondLanguageAudience: request.isSecondLanguageAudience, history },
    signal,
  })
  const outcome = await store.write(async (database) => {
    const by = await request.identify(database)
    return once(database, { owner: by, key, what, now: world.now() }, () =>
      keep(database, world, by, { heard, context, keepTranscript }),
    )
  })
  const [id = '', conversationId = ''] = outcome.split(' ')
  return { ...heard, id, conversationId, context }
}

export async function takesOf(
  store: Store,
  owner: OwnerId | null,
  { context, limit = VOICE_TAKES_PER_PAGE }: { context?: string | undefined; limit?: number },
): Promise<VoiceTake[]> {
  if (!owner) return []
  const rows = await listResults(store.read, owner, 'voice', limit, context)
  return rows.flatMap(({ id, createdAt, context: said, figures }) => {
    const read = readFigures(figures)
    return read ? { id, createdAt, context: said, ...read } : []
  })
}

const TOO_LARGE = 'This recording is larger than 10 MB, the most we take at once. Nothing was changed.'

// Properties of the connection are not part of the idempotency fingerprint.
const CONNECTION_FIELDS = { owner: undefined, identify: undefined, key: undefined, signal: undefined }

async function historyOf(
  store: Store,
  owner: OwnerId,
  context: Context,
  earlier: string | undefined,
): Promise<PastRecording[]> {
  const takes = await takesOf(store, owner, { context })
  // A repeated recording is compared with earlier ones, not with itself.
  const self = earlier === undefined ? -1 : takes.findIndex(({ id }) => earlier.startsWith(id))
  return pastRecordingsOf(takes.slice(self + 1), context)
}

type Kept = { heard: Heard; context: Context; keepTranscript: boolean }

/** @returns ids of result and conversation, separated by a space */
async function keep(database: Database, world: World, owner: OwnerId, kept: Kept): Promise<string> {
  const { heard, context, keepTranscript } = kept
  const { analysis } = heard
  const [id, conversationId, createdAt] = [world.id(), world.id(), world.now().toISOString()]
  const figures = JSON.stringify(figuresOf(analysis))
  const { engineVersion } = analysis
  const words = keepTranscript ? heard.transcript.trim() : ''
  const title = words === '' ? `Recording of ${durationOf(analysis.measures.durationSeconds)}` : titleOf(words)
  // No parent: a summary answers no message and doesn't count as an exchange.
  const said: NewTurn[] = [
    ...(words === '' ? [] : [{ id: world.id(), parentId: null, role: 'user' as const, content: words, context }]),
    { id: world.id(), parentId: null, role: 'assistant', content: analysis.summary, context },
  ]
  const admit = words === '' ? admitFigures : admitMore
  await admit(database, owner, { rows: 2 + said.length, length: figures.length + lengthOf(said) })
  await insertResult(database, owner, { id, kind: 'voice', context, figures, content: null, engineVersion, createdAt })
  await insertConversation(database, owner, { id: conversationId, title, context, createdAt }, said)
  return `${id} ${conversationId}`
}

function durationOf(seconds: number): string {
  // Rounds as the page does.
  const whole = Math.floor(seconds + 0.001)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
