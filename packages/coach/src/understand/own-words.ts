import { readText } from '@understory/insight/text/reading'
import type { Pronoun } from '../render/pronoun.ts'
import type { Vectors } from '../types.ts'
import { type Clause, clausesIn, doingSaid } from './doings.ts'
import { type Thing, thingsIn } from './named-things.ts'
import { pronounOf } from './pronoun.ts'
import { type Mention, mentionsIn } from './roles.ts'

/**
 * A short stretch of a message that a field may offer; which one is meant is for the person to say. `things`: what the message names
 * ("the hall clock"). `theirs`: what the hearer does, said to them ("putting your name on the slide"). `mine`: what the writer did.
 * A doing may have the form of a clause, too ("you put your name on the slide").
 */
export type OwnWords = {
  kind: 'things' | 'theirs' | 'mine'
  text: string
  clause?: string | undefined
}

/** So far a message is read. */
const READ = 1_500

type Read = {
  message: string
  mentions: readonly Mention[]
  things: readonly Thing[]
  clauses: readonly Clause[]
}
let last: Read | undefined

/** The last message is remembered, since several phrases ask for it. */
function readOwn(message: string): Read {
  if (last?.message === message) return last
  const reading = readText(message.slice(0, READ).replace(/[’‘]/g, "'"))
  const mentions = mentionsIn(reading.text.toLowerCase())
  last = {
    message,
    mentions,
    things: thingsIn(reading, mentions),
    clauses: clausesIn(reading, mentions),
  }
  return last
}

/** What has to be encoded so that the nearest can be offered. */
export function textsOfOwnWords(message: string): string[] {
  const { things, clauses } = readOwn(message)
  return [...things, ...clauses].map(({ raw }) => raw)
}

/** Farther from the whole message than this, a stretch is not what it's about. */
const NEAR: Record<OwnWords['kind'], number> = { things: 0.4, theirs: 0.3, mine: 0.4 }

/** What a message has to offer to fields, the nearest to its whole meaning first; nothing where there are no vectors. */
export function ownWords(message: string, to: string | null, vectors: Vectors): OwnWords[] {
  const whole = vectors.get(message)
  if (!whole) return []
  const { mentions, things, clauses } = readOwn(message)
  const told = pronounOf(message, to)
  const hearer = { to, pronoun: told === 'they' ? onlyPronounIn(message) : told, mentions }
  const said = clauses.flatMap((clause): (OwnWords & { raw: string })[] => {
    const doing = doingSaid(clause, hearer)
    if (!doing) return []
    return [{ kind: doing.isWriters ? 'mine' : 'theirs', text: doing.gerund, clause: doing.clause, raw: clause.raw }]
  })
  const named = things.map((thing): OwnWords & { raw: string } => ({ kind: 'things', ...thing }))
  return [...named, ...said]
    .map(({ raw, ...one }) => ({ ...one, nearness: cosine(vectors.get(raw), whole) }))
    .filter(({ kind, nearness }) => nearness >= NEAR[kind])
    .toSorted((one, other) => other.nearness - one.nearness)
    .map(({ nearness: _, ...one }) => one)
}

/** A message that speaks of one "she" alone, say, means the hearer by it, for all that an offer needs. */
function onlyPronounIn(message: string): Pronoun {
  const isHe = /\b(?:he|him|his)\b/i.test(message)
  const isShe = /\b(?:she|her|hers)\b/i.test(message)
  if (isHe === isShe) return 'they'
  return isHe ? 'he' : 'she'
}

function cosine(one: Float32Array | undefined, other: Float32Array): number {
  if (!one) return -1
  let [dot, a, b] = [0, 0, 0]
  for (const [at, value] of one.entries()) {
    dot += value * (other[at] ?? 0)
    a += value * value
    b += (other[at] ?? 0) ** 2
  }
  return dot / Math.sqrt(a * b || 1)
}
