import { shelf } from '../cards/shelf.ts'
import { type Circle, ROLES } from '../read/roles.ts'
import { matchesOf } from '../text/matches.ts'
import { STOP } from '../text/stop-words.ts'
import type { Card, Tier } from '../types.ts'
import type { Features } from './features.ts'
import { isBarred, isOpen } from './gates.ts'
import { cardTokens, idf, isKnown, nearestKeys, nearestSays, search, usual } from './index.ts'
import { type Facts, holds, ruledOut } from './predicates.ts'
import { RING_OF } from './synonyms.ts'

/** `score`: log-odds against the other cards; `chance`: how likely it is the right one, 0 to 1; `isKnownWording`: it is put in nearly these words. */
export type Hit = { card: Card; score: number; chance: number; isKnownWording: boolean }
export type Ranking = { hits: readonly Hit[]; tier: Tier }
/** What is known besides the words: facts, the card that lies open, cards that would come next, one that was turned down. */
export type Ground = { facts: Facts; open?: string; next?: readonly string[]; not?: string }

/**
 * What each sign adds to the log-odds of a card. Fitted on the development messages and on ways to put a matter that were
 * taken off the shelf before it was searched for them; `open` and `next` are set by hand, for no message tells them.
 */
const WEIGHTS = {
  /** Words, as a search finds them; the best card has 1. */
  words: 3.38,
  /** How far the nearest single way to put it is beyond a chance likeness, and how near the words that name the situation. */
  wording: 5.86,
  keys: 6.17,
  /** How much of the message the card knows, and how telling those words are. */
  cover: 1.83,
  known: 0.089,
  /** Whether hearers and wishes of this kind are usual for it. */
  hearer: 0.276,
  wish: 0.29,
  otherHearer: -2.2,
  context: 1.62,
  needs: 0.54,
  /** A word that it needs was not said, and one that speaks against it was. */
  closed: -0.97,
  graveClosed: -0.56,
  barred: -4,
  open: 0.7,
  next: 0.25,
}
/** Log-odds of no card at all. */
const NONE = 4.77
/** From so near a wording on, no word is missed; where one word or none tells the matter, it has to be nearly the same. */
const KNOWN_WORDING = 0.5
const SAME_WORDING = 0.8
/** Small words alone bring two wordings so near. */
const CHANCE_WORDING = 0.4
const LEAST_IDF = 0.8
/** Words that no card knows, a cockatiel or a zoning board, weigh little. */
const UNKNOWN_SHARE = 0.6
const CANDIDATES = 30

/** Chances from which a card is taken, one by one where the wording is known, and from which it is worth asking about. */
const SURE = 0.85
/** A printer without toner: nobody in it, and nothing that anybody wants to say. */
const SURE_OF_THINGS = 0.92
const SURE_BY_WORDING = 0.62
const LIKELY = 0.5

/** Families where a wrong line hurts more than elsewhere. */
const GRAVE: ReadonlySet<string> = new Set(['grief', 'care', 'support', 'faith', 'veteran'])

/** How the words of the message meet those of a card: the share that it knows, and how rare these are together. */
const meeting = (card: Card, features: Features): { cover: number; known: number } => {
  const tokens = cardTokens(card)
  let [all, met, known] = [0, 0, 0]
  for (const stem of features.stems) {
    const weight = (features.tokens.get(stem) ?? 0) * idf(stem)
    const ring = RING_OF.get(stem)
    if (tokens.has(stem)) known += weight
    const isMet = tokens.has(stem) || (ring !== undefined && tokens.has(ring))
    if (isMet) met += weight
    all += isMet || isKnown(stem) ? weight : weight * UNKNOWN_SHARE
  }
  return { cover: all === 0 ? 0 : met / all, known }
}

const TOLD =
  /\b(?:tell(?:ing)?|ask(?:ing)?|inform(?:ing)?|convince|explain (?:\w+ ){0,3}to|talk to|say (?:\w+ ){0,3}to|write to|e-?mail(?:ing)?) (?:my|our|the|a|an|his|her|their) (?:new |old |whole )?([a-z]+(?: [a-z]+)?)/g

/** Circles of those whom the person wants to tell or ask something, as far as they are named. */
const toldCircles = (told: string): Circle[] =>
  [...matchesOf(told, TOLD)].flatMap(([, noun = '']) => {
    const role = ROLES.get(noun) ?? ROLES.get(noun.split(' ')[0] ?? '')
    return role ? [role.circle] : []
  })

const needsMet = ({ needs }: Card, facts: Facts): number =>
  needs.length === 0 ? 1 : needs.filter((name) => holds(`has:${name}`, facts)).length / needs.length

/** How near the words of each card come, by its place on the shelf; the nearest is 1. */
const byWords = (features: Features): Float64Array => {
  const told = [...features.tokens].filter(
    ([token]) => !token.startsWith('>') && isKnown(token) && idf(token) >= LEAST_IDF,
  )
  const scores = search(new Map(told))
  const top = scores.reduce((most, score) => Math.max(most, score), 0)
  return top === 0 ? scores : scores.map((score) => score / top)
}

/** A card beside a message: how near its words come, 0 to 1 each, and whether a word of the message speaks against it. */
type Candidate = { card: Card; words: number; nearest: number; keys: number; isBarred: boolean }

/** The cards whose words come nearest; those that a word rules out are not among them. */
const candidatesOf = (features: Features, { facts, not }: Ground): Candidate[] => {
  const words = byWords(features)
  const nearest = nearestSays(features)
  const keys = nearestKeys(features)
  return shelf
    .map((card, at) => ({ card, words: words[at] ?? 0, nearest: nearest[at] ?? 0, keys: keys[at] ?? 0 }))
    .filter((at) => at.words > 0 && at.card.id !== not && !ruledOut(at.card.not, facts.told))
    .toSorted((a, b) => b.words + 2 * b.nearest - a.words - 2 * a.nearest)
    .slice(0, CANDIDATES)
    .map((at) => ({ ...at, isBarred: isBarred(at.card, facts.told) }))
}

type Signs = Readonly<Record<keyof typeof WEIGHTS, number | boolean>>

const signsOf = (
  { card, words, nearest, keys, isBarred }: Candidate,
  features: Features,
  { facts, open, next }: Ground,
  told: readonly Circle[],
): Signs => {
  const closed = nearest < KNOWN_WORDING && !isOpen(card, facts.told, facts.context)
  return {
    words,
    wording: Math.max(0, nearest - CHANCE_WORDING),
    keys,
    ...meeting(card, features),
    hearer: usual(card, features, '>'),
    wish: usual(card, features, '%'),
    otherHearer: card.for !== undefined && told.length > 0 && !told.includes(card.for),
    context: card.contexts.includes(facts.context),
    needs: needsMet(card, facts),
    closed,
    graveClosed: closed && GRAVE.has(card.family),
    barred: isBarred,
    open: open === card.id,
    next: next?.includes(card.id) ?? false,
  }
}

const SIGNS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]

const scoreOf = (signs: Signs): number => SIGNS.reduce((sum, sign) => sum + WEIGHTS[sign] * Number(signs[sign]), 0)

/** Cards for a situation, best first, with how sure that is. Deterministic; ties keep the order of the shelf. */
export const rank = (features: Features, ground: Ground): Ranking => {
  const told = toldCircles(ground.facts.told)
  const knownFrom = features.stems.length > 1 ? KNOWN_WORDING : SAME_WORDING
  const scored = candidatesOf(features, ground)
    .map((each) => ({
      card: each.card,
      score: scoreOf(signsOf(each, features, ground, told)),
      isKnownWording: each.nearest >= knownFrom && !each.isBarred,
    }))
    .toSorted((a, b) => b.score - a.score)
  const all = scored.reduce((sum, { score }) => sum + Math.exp(score - NONE), 1)
  const hits = scored.map((each) => ({ ...each, chance: Math.exp(each.score - NONE) / all }))
  const [best] = hits
  return { hits, tier: best ? tierOf(best, features) : 'weak' }
}

const tierOf = ({ chance, isKnownWording }: Hit, features: Features): Tier => {
  if (chance < LIKELY) return 'weak'
  if (isKnownWording && chance >= SURE_BY_WORDING) return 'strong'
  // one word beside small ones decides nothing
  if (features.stems.filter((stem) => !STOP.has(stem)).length < 2) return 'fair'
  const isPeopled = [...features.tokens.keys()].some((token) => /^[@%]/.test(token))
  return chance >= (isPeopled ? SURE : SURE_OF_THINGS) ? 'strong' : 'fair'
}
