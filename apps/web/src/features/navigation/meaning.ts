import type { Part } from '@understory/contract/coaching'
import { contextOf } from '@understory/contract/contexts'
import type { Near, SearchReply } from '@understory/contract/navigation'
import { hitOf, type SearchHit } from '@understory/forest/find'
import { searchByMeaning } from '../../api/search.ts'
import { handToAssistant } from '../../lib/handoff.ts'
import { recordEvent } from '../../lib/page-log.ts'

export type NearCase = Extract<Near, { kind: 'case' }>
/** A page, with the letters that match what was typed, or a case of the coach. */
export type Found = SearchHit | NearCase

/** What a query means, as the server tells it. */
export type Meaning = {
  readonly query: string
  /** Where the words sound as if somebody may be in danger. */
  readonly help?: Part | undefined
  /** What it finds together with what the words find. */
  readonly merge: (byWords: readonly SearchHit[]) => readonly Found[]
  /** Hands a case to the assistant, which is opened next. */
  readonly handOver: (found: NearCase) => void
}

/** So short that it is not felt. While somebody types on, requests are this far apart at least. */
const PAUSE_MILLISECONDS = 40
const APART_MILLISECONDS = 150

let lastAsked = 0

/** Asks what a query means, once nobody types for a moment; nothing where the next letter came before the answer. */
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

/**
 * What the words of a query find and what its meaning does, in one list: first the pages whose names hold the words, then what
 * is near in meaning, then the pages whose descriptions hold the words.
 */
export function mergeFound(byWords: readonly SearchHit[], near: readonly Near[]): readonly Found[] {
  const byId = new Map(byWords.map((hit) => [hit.node.id, hit]))
  const named = byWords.filter(({ labelRanges }) => labelRanges.length > 0)
  const meant = near.flatMap((one) => (one.kind === 'case' ? one : (byId.get(one.id) ?? hitOf(one.id) ?? [])))
  const all = [...named, ...meant, ...byWords]
  const keys = all.map(keyOf)
  return all.filter((one, at) => keys.indexOf(keyOf(one)) === at)
}

/** A name for a result among the others. */
export const keyOf = (found: Found): string => ('node' in found ? found.node.id : `case ${found.id}`)
