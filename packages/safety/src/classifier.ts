import { cueAt } from './cues.ts'
import { type Danger, type DangerKind, NO_DANGER, type Vectors } from './danger.ts'
import fitted from './fitted/danger.json' with { type: 'json' }
import {
  CLASSES,
  type DangerModel,
  dot,
  linear,
  networkOf,
  pooled,
  topOf,
  unpack,
  VECTOR_LENGTH,
  vectorScores,
  wordScores,
} from './model.ts'
import type { Hit } from './patterns.ts'
import type { Piece } from './pieces.ts'
import { isPlain, isPlainMention } from './plain.ts'
import { encodedIn, type Reading, readingOf, type Sentence } from './reading.ts'
import { isPlea, pleaInputs, stackInputs } from './stack.ts'
import { isChildHurtIn, isFollowedIn, isOwnTemper, violenceIn } from './violence.ts'

const model = fitted as unknown as DangerModel
const network = networkOf(model)
const plea = unpack(model.plea.vector)
const kinds = unpack(model.kinds.weights)
const who = unpack(model.who.weights)

/** Of a long message the pieces with the sentences that sound gravest by their words; the first ones where all sound alike. */
export const gravest = (pieces: readonly Piece<Sentence>[], most: number): Piece<Sentence>[] => {
  if (pieces.length <= most) return [...pieces]
  return pieces
    .map((piece) => ({
      piece,
      score: Math.max(...piece.sentences.map(({ ngrams }) => wordScores(network, ngrams)[0])),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ piece }) => piece)
}

type Scores = { lead: number; any: number; plea: number; top: Float64Array | null }

const scoresByWords = ({ sentences }: Reading): Scores => {
  const scores = sentences.map(({ ngrams }) => wordScores(network, ngrams))
  const [first = 0, anywhere = 0] = network.bias
  return {
    lead: pooled(scores.map(([score]) => score + first)),
    any: pooled(scores.map(([, score]) => score + anywhere)),
    plea: 0,
    top: null,
  }
}

const scoresOf = (reading: Reading, vectors: Vectors): Scores => {
  const { encoded, mean } = encodedIn(reading.pieces, vectors)
  if (encoded.length === 0) return scoresByWords(reading)
  const scores = encoded.flatMap(({ vector, sentences }) => {
    const byVector = vectorScores(network, vector)
    return sentences.map(({ ngrams }) => {
      const byWords = wordScores(network, ngrams)
      return { vector, first: byWords[0] + byVector[0], anywhere: byWords[1] + byVector[1] }
    })
  })
  return {
    lead: pooled(scores.map(({ first }) => first)),
    any: pooled(scores.map(({ anywhere }) => anywhere)),
    plea: dot(plea, 0, mean) + linear(model.plea.cues, reading.cues),
    top: topOf(scores),
  }
}

const mostOf = <T>(values: readonly T[]): T | undefined => {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

const kindOf = (hits: readonly Hit[], top: Float64Array | null): DangerKind | null => {
  const said = mostOf(hits.map(({ kind }) => kind))
  if (said !== undefined) return said
  if (!top) return null
  const best = CLASSES.map((kind, at) => ({
    kind,
    score: dot(kinds, at * VECTOR_LENGTH, top) + (model.kinds.bias[at] ?? 0),
  })).toSorted((a, b) => b.score - a.score)[0]?.kind
  return best === undefined || best === 'danger-now' ? null : best
}

const DEAR =
  '(?:son|daughter|kid|child|friend|sister|brother|mom|dad|mother|father|wife|husband|partner|boyfriend|girlfriend|roommate|student|cousin|uncle|aunt|grandma|grandpa|neighbor|coworker|teammate|niece|nephew)'
/** Somebody near is who the sentence is about: "my teenage daughter might be cutting". */
const ABOUT_SOMEBODY = new RegExp(
  `\\bmy (?:\\w+ )?${DEAR} (?:is|was|has|had|might|may|could|will|says|said|told|wants|keeps|cuts|hides|refuses|stopped|started|seems|thinks|hears|can|does|did)\\b`,
)
/** Dangers that come from the person who is in them, so that who is spoken of is who is in danger. */
const OF_ONESELF: ReadonlySet<DangerKind | null> = new Set(['suicide', 'self-harm', 'eating', 'psychosis'])

const whoOf = (
  hits: readonly Hit[],
  top: Float64Array | null,
  kind: DangerKind | null,
  { sentences }: Reading,
): 'writer' | 'other' => {
  const said = mostOf(hits.map((hit) => hit.who))
  if (said !== undefined) return said
  if (OF_ONESELF.has(kind) && sentences.some(({ words }) => ABOUT_SOMEBODY.test(words.join(' ')))) return 'other'
  return top && dot(who, 0, top) + model.who.bias > 0 ? 'other' : 'writer'
}

/** Dangers that come from somebody else. */
export const FEARED: ReadonlySet<DangerKind | null> = new Set(['violence-at-home', 'sexual-violence', 'child-or-elder'])

/** Whether somebody is feared: a present danger from another person, not one that is over and told of. */
const isFearedIn = (level: Danger['level'], kind: DangerKind | null, { cues }: Reading): boolean =>
  FEARED.has(kind) && (level === 'lead' || (level === 'mention' && cues[cueAt('past')] === 0))

const leadHits = ({ hits }: Reading): Hit[] => hits.filter(({ level }) => level === 'lead')

const levelOf = (reading: Reading, scores: Scores): Danger['level'] => {
  const isForeign = reading.hits.some(({ language }) => language !== 'en')
  if (isForeign || isPlain(reading)) return 'lead'
  if (!reading.isEnglish) return 'none'
  const found = { ...scores, hits: leadHits(reading).length, cues: reading.cues }
  const isPleaded = scores.top !== null && isPlea(found)
  const stack = model.stacks[isPleaded ? 'pleas' : scores.top ? 'vectors' : 'words']
  const inputs = isPleaded ? pleaInputs(found) : stackInputs(found)
  if (linear(stack.lead, inputs) >= 0) return 'lead'
  return isPlainMention(reading) || linear(stack.any, inputs) >= 0 ? 'mention' : 'none'
}

const textOf = ({ sentences }: Reading): string => sentences.map(({ words }) => words.join(' ')).join(' . ')

/** Whether a sentence says a danger outright, though another speaks of a novel, a game or a joke. */
const isPlainAlone = ({ hits, sentences }: Reading): boolean =>
  hits.some(({ level }) => level === 'lead') && sentences.some(({ text }) => isPlain(readingOf(text)))

/** Reads one text, outside a conversation, for danger to the writer or somebody they speak of. Deterministic; any string is a text. */
export const classify = (text: string, vectors: Vectors): Danger => {
  const reading = readingOf(text)
  if (reading.sentences.length === 0) return NO_DANGER
  const scores = scoresOf(reading, vectors)
  const withVectors = levelOf(reading, scores)
  // Beside everyday sentences vectors may miss what the words alone are sure of, or what one sentence says outright.
  const isSureByWords =
    withVectors === 'none' && (levelOf(reading, scoresByWords(reading)) === 'lead' || isPlainAlone(reading))
  if (withVectors === 'none' && !isSureByWords) return NO_DANGER
  const level = isSureByWords ? 'mention' : withVectors
  const top = isSureByWords ? null : scores.top
  const said = leadHits(reading).length > 0 ? leadHits(reading) : reading.hits
  const read = kindOf(said, top)
  const words = textOf(reading)
  if (level === 'mention' && FEARED.has(read) && isOwnTemper(words)) return NO_DANGER
  const violence = FEARED.has(read) || read === 'danger-to-others' ? violenceIn(words) : undefined
  const kind = violence?.kind ?? read
  const who = violence?.who ?? whoOf(said, top, kind, reading)
  // No phrase where any reading fears somebody, and none for whoever hurts a child or follows the writer.
  const kindsRead = [read, kind, ...said.map((hit) => hit.kind)]
  const isFeared =
    (kind === 'danger-to-others' && (isChildHurtIn(words) || isFollowedIn(words))) ||
    kindsRead.some((one) => isFearedIn(level, one, reading))
  // Without vectors a grave thing may have no kind: then it may be somebody's doing.
  const isUntold = kind === null && level === 'lead' && scores.top === null
  return { level, kind, who, isFeared: isFeared || isUntold }
}
