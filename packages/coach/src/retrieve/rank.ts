import { shelf } from '../cards/shelf.ts'
import { type Circle, ROLES } from '../read/roles.ts'
import { matchesOf } from '../text/matches.ts'
import { STOP } from '../text/stop-words.ts'
import type { Card, Tier } from '../types.ts'
import type { Features } from './features.ts'
import { isBarred, isOpen } from './gates.ts'
import { cardCircles, cardIntents, cardTokens, idf, isKnown, nearestSays, search } from './index.ts'
import { type Facts, holds, ruledOut } from './predicates.ts'
import { surenessOf } from './sure.ts'
import { RING_OF } from './synonyms.ts'

export type Hit = { card: Card; score: number; rank: number }
/** `guess`: the card on top may well be another matter's and is named, so that a word puts it right; `likely`: rather not. */
export type Ranking = { hits: readonly Hit[]; tier: Tier; guess: boolean; likely: boolean }
/** What is known besides the words: facts, the card that lies open, cards that would come next, one that was turned down. */
export type Ground = { facts: Facts; open?: string; next?: readonly string[]; not?: string }

/** Fitted on the development messages and frozen; see `retrieval.test.ts` for what they give there. */
const WEIGHTS = {
  leastIdf: 0.8,
  /** From so near a wording on, no gate is asked. */
  knownWords: 0.5,
  closed: 0.2,
  bm25: 0.45,
  nearest: 0.45,
  cover: 0.16,
  context: 0.16,
  open: 0.08,
  next: 0.03,
  ringShare: 1,
  unknownShare: 0.6,
  decideCover: 0.4,
  decideNearest: 0.45,
  decideSlots: 0.05,
  decideContext: 0.05,
  decideOpen: 0.05,
  strong: 0.47,
  fair: 0.32,
  fairAlone: 0.4,
  /** However far it leads, below this score a card is a guess. */
  fairLeast: 0.25,
  margin: 0.03,
  lead: 0.8,
  leadMost: 0.2,
  leadFrom: 0.55,
  otherCircle: 0.12,
  oneWord: 0.3,
  crossed: 0.1,
  notForThem: 0.2,
  /** Log-odds below which a card is said to be a guess, and below which none is taken. */
  named: 0.3,
  doubtful: -1.5,
  /** From here on it is taken, however small its score. */
  likely: -0.5,
  /** So near a wording needs no name. */
  plainWords: 0.7,
}

const CANDIDATES = 14
/** Families that are out altogether without a word of theirs: to be wrong there would hurt. */
const GRAVE: ReadonlySet<string> = new Set(['grief', 'care', 'support', 'faith', 'veteran'])

const coverOf = (card: Card, features: Features): number => {
  const known = cardTokens(card)
  if (!known) return 0
  let all = 0
  let met = 0
  for (const stem of features.stems) {
    const weight = (features.tokens.get(stem) ?? 0) * idf(stem)
    const ring = RING_OF.get(stem)
    const share = known.has(stem) ? 1 : ring !== undefined && known.has(ring) ? WEIGHTS.ringShare : 0
    // a cockatiel or a zoning board must not sink a match: words that no card knows weigh little
    all += share === 0 && !isKnown(stem) ? weight * WEIGHTS.unknownShare : weight
    met += share * weight
  }
  return all === 0 ? 0 : met / all
}

/** Other people than the card speaks of: a father where it needs in-laws. */
const strangerShare = (card: Card, features: Features, named: readonly string[]): number => {
  const needed = cardCircles(card)
  if (needed.length === 0) return 0
  const others = named.some((token) => token !== '@minor')
  return others && !needed.some((token) => features.tokens.has(token)) ? 1 : 0
}

const TELLING = ['%no', '%mine', '%end', '%asked']

/** How far the wish of the message and that of the card lie apart: a no where the card asks, a deed of theirs where it is mine. */
const crossed = (card: Card, features: Features): number => {
  const shares = cardIntents(card)
  return TELLING.reduce((sum, token) => {
    const share = shares?.get(token) ?? 0
    if (features.tokens.has(token)) return sum + (share >= 0.06 ? 0 : token === '%no' ? 2 : 1)
    return sum + (share > 0.6 ? 1 : 0)
  }, 0)
}

/** One shared word and nobody in common: "cold" of a boss and of a mail. */
const thin = (card: Card, features: Features, named: readonly string[]): number => {
  if (named.length === 0) return 0
  const known = cardTokens(card)
  const shared = features.stems.filter((stem) => known?.has(stem))
  const needed = cardCircles(card)
  return shared.length <= 1 && !needed.some((token) => features.tokens.has(token)) ? 1 : 0
}

const TOLD =
  /\b(?:tell(?:ing)?|ask(?:ing)?|inform(?:ing)?|convince|explain (?:\w+ ){0,3}to|talk to|say (?:\w+ ){0,3}to|write to|e-?mail(?:ing)?) (?:my|our|the|a|an|his|her|their) (?:new |old |whole )?([a-z]+(?: [a-z]+)?)/g

/** Circles of those whom the person wants to tell or ask something, as far as they are named. */
const toldCircles = (told: string): Circle[] =>
  [...matchesOf(told, TOLD)].flatMap(([, noun = '']) => {
    const role = ROLES.get(noun) ?? ROLES.get(noun.split(' ')[0] ?? '')
    return role ? [role.circle] : []
  })

/** Lines for a customer are no help to somebody who has to tell the team. */
const missesThem = (card: Card, circles: readonly Circle[]): number =>
  card.for !== undefined && circles.length > 0 && !circles.includes(card.for) ? 1 : 0

const slotShare = (card: Card, facts: Facts): number => {
  if (card.needs.length === 0) return 1
  const met = card.needs.filter((name) => holds(`has:${name}`, facts)).length
  return met / card.needs.length
}

/** How near the words of each card come, by its place on the shelf; the nearest is 1. */
const bm25 = (features: Features): Float64Array => {
  const told = [...features.tokens].filter(([token]) => isKnown(token) && idf(token) >= WEIGHTS.leastIdf)
  const scores = search(new Map(told))
  const top = scores.reduce((most, score) => Math.max(most, score), 0)
  return top === 0 ? scores : scores.map((score) => score / top)
}

/** Cards for a situation, best first, with how sure that is. Deterministic; ties keep the order of the shelf. */
export const rank = (features: Features, ground: Ground): Ranking => {
  const byWords = bm25(features)
  const nearest = nearestSays(features)
  const circles = toldCircles(ground.facts.told)
  const named = [...features.tokens.keys()].filter((token) => token.startsWith('@'))
  const scored = shelf
    .map((card, i) => ({ card, bm: byWords[i] ?? 0, near: nearest[i] ?? 0 }))
    .filter((each) => each.bm > 0 && each.card.id !== ground.not)
    .sort((a, b) => b.bm + 2 * b.near - (a.bm + 2 * a.near))
    .slice(0, CANDIDATES * 2)
    .filter(
      (each) =>
        !ruledOut(each.card.not, ground.facts.told) &&
        !isBarred(each.card, ground.facts.told) &&
        ((each.near >= WEIGHTS.knownWords && each.card.family !== 'grief') ||
          !GRAVE.has(each.card.family) ||
          isOpen(each.card, ground.facts.told, ground.facts.context)),
    )
    .slice(0, CANDIDATES)
  const hits = scored
    .map(({ card, bm, near }) => {
      const cover = coverOf(card, features)
      const context = card.contexts.includes(ground.facts.context) ? 1 : 0
      const open = ground.open === card.id ? 1 : 0
      const next = ground.next?.includes(card.id) ? 1 : 0
      const strange =
        WEIGHTS.otherCircle * strangerShare(card, features, named) +
        WEIGHTS.oneWord * thin(card, features, named) +
        WEIGHTS.crossed * crossed(card, features) +
        WEIGHTS.notForThem * missesThem(card, circles)
      const closed =
        near < WEIGHTS.knownWords && !isOpen(card, ground.facts.told, ground.facts.context) ? WEIGHTS.closed : 0
      const rankScore =
        -strange -
        closed +
        WEIGHTS.bm25 * bm +
        WEIGHTS.nearest * near +
        WEIGHTS.cover * cover +
        WEIGHTS.context * context +
        WEIGHTS.open * open +
        WEIGHTS.next * next
      const score =
        -strange -
        closed +
        WEIGHTS.decideCover * cover +
        WEIGHTS.decideNearest * near +
        WEIGHTS.decideSlots * slotShare(card, ground.facts) +
        WEIGHTS.decideContext * context +
        WEIGHTS.decideOpen * open
      return { card, score, rank: rankScore, near, cover, bm, context }
    })
    .sort((a, b) => b.rank - a.rank)
  const [first, second] = hits
  if (!first) return { hits, tier: 'weak', guess: true, likely: false }
  const rival = hits.find((hit) => hit.card.family !== first.card.family)
  const sure = surenessOf(first.card, features, {
    cover: first.cover,
    bm25: first.bm,
    context: first.context,
    lead: first.rank - (second?.rank ?? -1),
    leadFamily: first.rank - (rival?.rank ?? -1),
  })
  const doubtful = sure < WEIGHTS.doubtful && first.near < WEIGHTS.knownWords
  const likely = sure >= WEIGHTS.likely
  const tier = doubtful ? 'weak' : tierOf(hits, features)
  return {
    hits,
    tier: tier === 'weak' && likely ? 'fair' : tier,
    likely,
    guess: sure < WEIGHTS.named && first.near < WEIGHTS.plainWords,
  }
}

/** How far the best card stands before the next family, at most so much that it can lift a tier. */
const leadOf = (hits: readonly Hit[]): number => {
  const [first] = hits
  const rival = hits.find((hit) => hit.card.family !== first?.card.family)
  return first ? Math.min(WEIGHTS.leadMost, Math.max(0, first.rank - (rival?.rank ?? 0))) : 0
}

const tierOf = (hits: readonly Hit[], features: Features): Tier => {
  const [first] = hits
  if (!first) return 'weak'
  // small words alone decide only where somebody puts it in just these
  if (features.stems.every((stem) => STOP.has(stem))) return first.score >= WEIGHTS.strong ? 'fair' : 'weak'
  const lead = leadOf(hits)
  if (first.score >= WEIGHTS.strong && lead >= WEIGHTS.margin) return 'strong'
  // a printer without toner: nobody in it, and nothing that anybody wants to say
  const peopled = [...features.tokens.keys()].some((token) => token.startsWith('@') || token.startsWith('%'))
  if (!peopled) return first.score >= WEIGHTS.fairAlone ? 'fair' : 'weak'
  const sure = first.score + (first.rank >= WEIGHTS.leadFrom ? WEIGHTS.lead * lead : 0)
  return sure >= WEIGHTS.fair && first.score >= WEIGHTS.fairLeast ? 'fair' : 'weak'
}
