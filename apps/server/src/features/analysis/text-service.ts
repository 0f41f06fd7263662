import { contextOf } from '@understory/contract/contexts'
import type { TextReply } from '@understory/contract/text-analysis'
import type { TextFinding } from '@understory/contract/text-measures'
import type { TextAnalysis } from '@understory/insight/text/types'
import type { Store } from '../../db/store.ts'
import type { Encoder } from '../../encoder/encoder.ts'
import type { Places } from '../../http/places.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Writer } from '../../http/visitor.ts'
import type { GrammarIssue, GrammarTask } from '../../workers/grammar.ts'
import { type Pool, PoolError } from '../../workers/pool.ts'
import type { TextQuestion, TextRead, TextTask } from '../../workers/text.ts'
import type { World } from '../../world.ts'
import { once, outcomeOf, removeOne } from '../idempotency/service.ts'
import { admitFigures, admitMore } from '../quota/service.ts'
import { listExceptions } from '../writing-exceptions/store.ts'
import { deleteTextResult, insertResult } from './store.ts'
import { checkGrammar, type GrammarCheck, grammarFindings, plain } from './text-grammar.ts'
import { figuresOf, presentTextAnalysis } from './text-present.ts'

export type TextPools = { text: Pool<TextTask, TextRead>; grammar: Pool<GrammarTask, GrammarIssue[]> | null }
type Reading = {
  pools: TextPools
  encoder: Encoder
  explaining: Places
}

type Deps = Reading & { store: Store; world: World }

type TextAnalysisRequest = Writer & {
  text: string
  context: string
  keep: boolean
  /** Whether to explain scores by phrase, as far as the encoder's time allows. */
  reasons: boolean
  signal: AbortSignal
}

const ENGLISH_ONLY = 'Spelling and grammar are checked in English only.'
const SWITCHED_OFF = 'This installation does not check spelling and grammar.'
const GONE = new ProblemError('not-found', 'This result is not there. It may have been deleted already.')

/**
 * Analyzes a text and stores the figures. A repeated key analyzes again, with the same result, and stores nothing
 * twice.
 *
 * @throws ProblemError `message-empty`, `too-many-requests`, `idempotency-key-reused`
 */
export async function analyzeTextFor(deps: Deps, request: TextAnalysisRequest): Promise<TextReply> {
  const { store, world, pools } = deps
  const { owner, key, text, keep, reasons, signal } = request
  if (text.trim() === '') throw new ProblemError('message-empty', 'Please enter some text to analyze.')
  const context = contextOf(request.context)
  const what = { analyze: text, context, keep }
  const before = owner ? await outcomeOf(store.read, { owner, key, what, now: world.now() }) : undefined

  const [analysis, exceptions] = await Promise.all([
    measureEncoded(deps, { text, context, reasons }, signal),
    owner ? listExceptions(store.read, owner) : [],
  ])
  const valuesOf = (kind: 'rule' | 'word') => exceptions.filter((one) => one.kind === kind).map(({ value }) => value)
  const muted = new Set(valuesOf('rule'))
  const check = await grammarOf(pools, analysis, text, signal)
  const accepted = { words: new Set(valuesOf('word').map(plain)), sentenceStarts: analysis.measures.sentenceStarts }
  const mistakes = check.checked ? grammarFindings(text, check.issues, accepted) : []
  const own = analysis.findings.filter(({ rule }) => !muted.has(rule))
  const reply = presentTextAnalysis({
    id: before ?? world.id(),
    context,
    analysis,
    own,
    mistakes: mistakes.filter(
      (finding) => !muted.has(finding.rule) && !isSetAside(finding, analysis) && !isRewritten(finding, own),
    ),
    grammar: check.checked ? { checked: true } : check,
  })
  if (before) return reply

  const id = await store.write(async (database) => {
    const by = await request.identify(database)
    return once(database, { owner: by, key, what, now: world.now() }, async () => {
      const { id, engineVersion } = reply
      const content = keep ? text : null
      const figures = figuresOf(reply)
      const admit = keep ? admitMore : admitFigures
      await admit(database, by, { rows: 1, length: figures.length + (content?.length ?? 0) })
      const createdAt = world.now().toISOString()
      await insertResult(database, by, {
        id,
        kind: 'text',
        context,
        figures,
        content,
        engineVersion,
        createdAt,
      })
      return id
    })
  })
  return { ...reply, id }
}

/** @throws ProblemError `not-found` */
export function removeTextResult(deps: Pick<Deps, 'store' | 'world'>, writer: Writer, id: string): Promise<void> {
  return removeOne(deps, writer, { kind: 'text-result', id, remove: deleteTextResult, gone: GONE })
}

const EVERYBODY = 'everybody'

/** Scores the words, and the sentences too if the encoder and a worker are free in time. */
export async function measureEncoded(reading: Reading, task: TextQuestion, signal: AbortSignal): Promise<TextAnalysis> {
  const { pools, encoder, explaining } = reading
  // The encoder also serves crisis detection: a few explanations at once would starve it.
  const leave = task.reasons && !explaining.isFull() ? explaining.take(EVERYBODY) : undefined
  try {
    const asked = { ...task, reasons: leave !== undefined }
    const { analysis, toEncode, read } = await measure(pools, asked, signal)
    const vectors = read ? await encoder.vectorsOf(toEncode, 'last') : undefined
    if (!read || !vectors) return analysis
    const byText = new Map<string, Float32Array>()
    for (const text of toEncode) {
      const vector = vectors.get(text)
      if (vector) byText.set(text, vector)
    }
    return await measure(pools, { read, vectors: byText }, signal).then(
      (better) => better.analysis,
      (error: unknown) => {
        // Fall back to words only instead of refusing the request.
        if (error instanceof ProblemError && error.code === 'too-many-requests') return analysis
        throw error
      },
    )
  } finally {
    leave?.()
  }
}

async function measure(pools: TextPools, task: TextTask, signal: AbortSignal): Promise<TextRead> {
  try {
    return await pools.text.run(task, { signal })
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    if (error.code === 'busy') throw new ProblemError('too-many-requests', undefined, { cause: error })
    if (error.code === 'closed') throw new ProblemError('closing', undefined, { cause: error })
    throw new ProblemError('internal', undefined, { cause: error.cause ?? error })
  }
}

function grammarOf(
  { grammar }: TextPools,
  { language }: TextAnalysis,
  text: string,
  signal: AbortSignal,
): Promise<GrammarCheck> | GrammarCheck {
  if (!grammar) return { checked: false, reason: SWITCHED_OFF }
  return language.english ? checkGrammar(grammar, text, signal) : { checked: false, reason: ENGLISH_ONLY }
}

/** Whether another rewrite overlaps: both can't be applied. */
function isRewritten({ start, end }: TextFinding, own: TextAnalysis['findings']): boolean {
  return own.some((one) => one.rewrite !== undefined && one.start <= start && end <= one.end)
}

function isSetAside({ start, end }: TextFinding, { setAside }: TextAnalysis): boolean {
  return setAside.some((part) => start < part.end && end > part.start)
}
