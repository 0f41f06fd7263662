import type { Context } from '@understory/contract/contexts'
import type {
  ShareableBranch,
  SharedReading,
  SharedReadings,
  Snapshot,
  SproutLogSummary,
} from '@understory/contract/sharing'
import { TALK_PIECES, type TalkPiece } from '@understory/contract/talks'
import { z } from 'zod'
import type { Database } from '../../db/store.ts'
import type { OwnerId, Tables } from '../../db/tables.ts'
import { ProblemError } from '../../http/problem.ts'
import { fieldsOf } from '../talks/present.ts'
import { findTalk } from '../talks/store.ts'
import type { StoredShare } from './types.ts'

/** Which results belong to a branch: those of its contexts. */
const CONTEXTS_OF = {
  'public-speaking': ['Public', 'Professional'],
  'still-waters': ['Faith'],
  'ya-treehouse': ['Academic', 'Social'],
} as const satisfies Partial<Record<ShareableBranch, readonly Context[]>>
type Measured = keyof typeof CONTEXTS_OF

const READINGS = 30
const TEXTS = 20

export type SnapshotRequest = {
  branches: readonly ShareableBranch[]
  talk?: { id: string; pieces: readonly TalkPiece[] } | null | undefined
  includeTexts?: boolean | undefined
  sproutLog?: SproutLogSummary | undefined
  sectionsRead?: readonly string[] | undefined
}

const NOTHING = new ProblemError('invalid-request', 'Choose at least one thing to share. Nothing was changed.')
const NO_TALK = new ProblemError('not-found', 'This talk is not there. It may have been deleted already.')

/**
 * What the chosen branches and the talk show at this moment. What the browser keeps comes with the request, the rest from
 * the store.
 *
 * @throws ProblemError `invalid-request` where nothing is chosen, `not-found` for a talk that is not the owner's
 */
export async function takeSnapshot(
  database: Database,
  owner: OwnerId | null,
  { branches, talk, includeTexts = false, sproutLog, sectionsRead = [] }: SnapshotRequest,
  now: Date,
): Promise<Snapshot> {
  if (branches.length === 0 && !talk) throw NOTHING
  const chosen = new Set(branches)
  const snapshot: Snapshot = { takenAt: now.toISOString(), texts: [] }
  if (chosen.has('word-counter')) snapshot['word-counter'] = sproutLog ?? null
  if (chosen.has('astrology')) snapshot.astrology = { sectionsRead: [...sectionsRead] }
  for (const branch of Object.keys(CONTEXTS_OF) as Measured[]) {
    if (!chosen.has(branch)) continue
    snapshot[branch] = owner ? await readingsOf(database, owner, CONTEXTS_OF[branch]) : NO_READINGS
    if (owner && includeTexts) snapshot.texts.push(...(await textsOf(database, owner, CONTEXTS_OF[branch])))
  }
  snapshot.texts = snapshot.texts.slice(0, TEXTS)
  if (talk) snapshot.talk = await talkPieces(database, owner, talk)
  return snapshot
}

/**
 * The snapshot of a share taken anew. What lives in a browser and did not come along stays as it is shown: this may be
 * another browser.
 */
export function retakeSnapshot(
  database: Database,
  share: StoredShare,
  request: SnapshotRequest,
  now: Date,
): Promise<Snapshot> {
  const shown = snapshotOf(share)
  const contents = {
    ...request,
    talk: request.talk === undefined ? talkShown(share.talkId, shown) : request.talk,
    sproutLog: request.sproutLog ?? shown['word-counter'] ?? undefined,
    sectionsRead: request.sectionsRead ?? shown.astrology?.sectionsRead,
  }
  return takeSnapshot(database, share.owner, contents, now)
}

/** The talk that a share shows and its pieces, to be read once more. */
function talkShown(id: string | null, { talk }: Snapshot): SnapshotRequest['talk'] {
  if (!talk || id === null) return undefined
  const names = Object.keys(TALK_PIECES) as TalkPiece[]
  return { id, pieces: names.filter((piece) => TALK_PIECES[piece].every((field) => field in talk)) }
}

async function talkPieces(
  database: Database,
  owner: OwnerId | null,
  { id, pieces }: NonNullable<SnapshotRequest['talk']>,
): Promise<Snapshot['talk']> {
  const found = owner ? await findTalk(database, owner, id) : undefined
  if (!found) throw NO_TALK
  const fields = fieldsOf(found)
  const shown = pieces.flatMap((piece) => TALK_PIECES[piece])
  return Object.fromEntries(shown.map((field) => [field, fields[field]]))
}

const NO_READINGS: SharedReadings = { recordings: 0, texts: 0, readings: [] }

const figure = z.number().nullable().catch(null)
/** The scores among the figures of both kinds; other figures are passed over. */
const FiguresSchema = z.object({
  paceScore: figure,
  clarityScore: figure,
  warmthScore: figure,
  confidenceScore: figure,
  formalityScore: figure,
  tone: z.object({ warmth: figure, confidence: figure, formality: figure, clarity: figure }).nullable().catch(null),
})

function resultsOf(database: Database, owner: OwnerId, contexts: readonly Context[]) {
  return database
    .selectFrom('results')
    .where('owner_id', '=', owner)
    .where('context', 'in', [...contexts])
}

async function readingsOf(database: Database, owner: OwnerId, contexts: readonly Context[]): Promise<SharedReadings> {
  const counts = await resultsOf(database, owner, contexts)
    .select((row) => ['kind', row.fn.countAll().as('count')])
    .groupBy('kind')
    .execute()
  const rows = await resultsOf(database, owner, contexts)
    .select(['id', 'kind', 'context', 'figures', 'created_at'])
    .orderBy('seq', 'desc')
    .limit(READINGS)
    .execute()
  const countOf = (wanted: ReadingRow['kind']) => Number(counts.find(({ kind }) => kind === wanted)?.count ?? 0)
  return { recordings: countOf('voice'), texts: countOf('text'), readings: rows.map(readingOf) }
}

type ReadingRow = Pick<Tables['results'], 'id' | 'kind' | 'context' | 'figures' | 'created_at'>

function readingOf({ id, kind, context, figures, created_at }: ReadingRow): SharedReading {
  const { tone, ...scores } = FiguresSchema.parse(JSON.parse(figures))
  return {
    id,
    kind,
    context,
    createdAt: created_at,
    pace: scores.paceScore,
    clarity: scores.clarityScore ?? tone?.clarity ?? null,
    warmth: scores.warmthScore ?? tone?.warmth ?? null,
    confidence: scores.confidenceScore ?? tone?.confidence ?? null,
    formality: scores.formalityScore ?? tone?.formality ?? null,
  }
}

async function textsOf(database: Database, owner: OwnerId, contexts: readonly Context[]): Promise<Snapshot['texts']> {
  const rows = await resultsOf(database, owner, contexts)
    .select(['id', 'kind', 'context', 'content', 'created_at'])
    .where('content', '!=', '')
    .orderBy('seq', 'desc')
    .limit(TEXTS)
    .execute()
  return rows.map(({ id, kind, context, content, created_at }) => ({
    id,
    kind,
    context,
    text: content ?? '',
    createdAt: created_at,
  }))
}

export function branchesOf({ branches }: Pick<StoredShare, 'branches'>): ShareableBranch[] {
  return JSON.parse(branches)
}

export function snapshotOf({ snapshot }: Pick<StoredShare, 'snapshot'>): Snapshot {
  return JSON.parse(snapshot)
}
