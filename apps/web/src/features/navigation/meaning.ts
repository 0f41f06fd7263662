import type { Part } from '@understory/contract/coaching'
import { contextOf } from '@understory/contract/contexts'
import type { Near, SearchReply } from '@understory/contract/navigation'
import { hitOf, type SearchHit } from '@understory/forest/find'
import { searchByMeaning } from '../../api/search.ts'
import { handToAssistant } from '../../lib/handoff.ts'
import { recordEvent } from '../../lib/page-log.ts'

type NearCase = Extract<Near, { kind: 'case' }>
/** A page with highlighted letters, or a case. */
export type Found = SearchHit | NearCase

/** The server's answer about a query's meaning. */
export type Meaning = {
  readonly query: string
  /** Set if the words suggest a crisis. */
  readonly help?: Part | undefined
  readonly merge: (byWords: readonly SearchHit[]) => readonly Found[]
  /** Passes a case to the assistant page, which opens next. */
  readonly handOver: (found: NearCase) => void
}

/** Minimum time between requests while typing. */
const PAUSE_MILLISECONDS = 40
const APART_MILLISECONDS = 150

let lastAsked = 0

/** Asks for a query's meaning after a pause; undefined if superseded. */
export async function askMeaning(query: string, signal: AbortSignal): Promise<Meaning | undefined> {
  const wait = Math.max(PAUSE_MILLISECONDS, lastAsked + APART_MILLISECONDS - performance.now())
  await new Promise((resolve) => setTimeout(resolve, wait))
  if (signal.aborted) return undefined
  lastAsked = performance.now()
  const reply = await searchByMeaning(query, signal).catch((error: unknown): SearchReply => {
    if (!signal.aborted) recordEvent('search', error instanceof Error ? error.name : 'unknown')
    return { found: [] }
  })
  if (signal.aborted) return undefined
  return {
    query,
    help: reply.helpPart,
    merge: (byWords) => mergeFound(byWords, reply.found),
    handOver: ({ context, label }) => handToAssistant({ context: contextOf(context), draft: label }),
  }
}

/** Merges results: matching names, then similar meanings, then matching descriptions. */
export function mergeFound(byWords: readonly SearchHit[], near: readonly Near[]): readonly Found[] {
  const byId = new Map(byWords.map((hit) => [hit.node.id, hit]))
  const named = byWords.filter(({ labelRanges }) => labelRanges.length > 0)
  const meant = near.flatMap((one) => (one.kind === 'case' ? one : (byId.get(one.id) ?? hitOf(one.id) ?? [])))
  const all = [...named, ...meant, ...byWords]
  const keys = all.map(keyOf)
  return all.filter((one, at) => keys.indexOf(keyOf(one)) === at)
}

export const keyOf = (found: Found): string => ('node' in found ? found.node.id : `case ${found.id}`)
