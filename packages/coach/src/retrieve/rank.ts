import { shelf } from '../cards/shelf.ts'
import { type Circle, ROLES } from '../read/roles.ts'
import { matchesOf } from '../text/matches.ts'
import { STOP } from '../text/stop-words.ts'
import type { Card, Tier } from '../types.ts'
import type { Features } from './features.ts'
import { isBarred, isOpen } from './gates.ts'
import { idf, isKnown, likely, nearestKeys, nearestSays, search, usual } from './index.ts'
import { type Facts, holds, ruledOut } from './predicates.ts'

/** `score`: log-odds against the other cards; `chance`: how likely it is the right one, 0 to 1; `isKnownWording`: it is put in nearly these words. */
export type Hit = { card: Card; score: number; chance: number; isKnownWording: boolean }
export type Ranking = { hits: readonly Hit[]; tier: Tier }
/** What is known besides the words: facts, the card that lies open, cards that would come next, one that was turned down. */
type Ground = { facts: Facts; open?: string; next?: readonly string[]; not?: string }

/**
 * What each sign adds to the log-odds of a card. Fitted by `scripts/fit/fit-coach.ts` on the development messages and
 * on written ways that were held out; `closed`, `barred`, `open` and `next` are set by hand, for few messages or none tell them.
 */
const WEIGHTS = {
  /** Words, as a search finds them; the best card has 1. */
  words: 2.92,
  /** How far the nearest single way to put it is beyond a chance likeness, and how near the words that name the situation. */
  wording: 2.7,
  keys: 2.31,
  /** Whether hearers and wishes of this kind are usual for it. */
  usual: 0.06,
  otherHearer: -1.93,
  /** How likely its letters and its phrases are under all ways to put the card. */
  letters: 0.522,
  phrases: 0.39,
  context: 1.65,
  needs: 0.697,
  /** A word that it needs was not said, and one that speaks against it was. */
  closed: -0.6,
  graveClosed: -1.48,
  barred: -4,
  open: 0.7,
  next: 0.25,
}
/** Log-odds of no card at all. */
const NONE = 6.03
/** From so near a wording on, no word is missed; where one word or none tells the matter, it has to be nearly the same. */
const KNOWN_WORDING = 0.5
const SAME_WORDING = 0.8
/** Small words alone bring two wordings so near. */
const CHANCE_WORDING = 0.4
const LEAST_IDF = 0.8
const CANDIDATES = 30

/** Chances from which a card is taken, one by one where the wording is known, and from which it is worth asking about. */
const SURE = 0.7
/** A printer without toner: nobody in it, and nothing that anybody wants to say. */
const SURE_OF_THINGS = 0.8
const SURE_BY_WORDING = 0.42
const LIKELY = 0.2
const LIKELY_OF_THINGS = 0.45

/** Families where a wrong line hurts more than elsewhere. */
const GRAVE: ReadonlySet<string> = new Set(['grief', 'care', 'support', 'faith', 'veteran'])

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

/** A card beside a message: how near its words come, 0 to 1 each, how likely its pieces are, and whether a word speaks against it. */
type Candidate = {
  card: Card
  words: number
  nearest: number
  keys: number
  letters: number
  phrases: number
  isBarred: boolean
}

/** Before all signs are read: how near the card comes at a first look. */
const atFirst = ({ words, nearest, letters, phrases }: Candidate): number =>
  words + 2 * nearest + (letters + phrases) / 4

/** The cards whose words come nearest; those that a word rules out are not among them. */
const candidatesOf = (features: Features, { facts, not }: Ground, odds: Odds): Candidate[] => {
  const words = byWords(features)
  const nearest = nearestSays(features)
  const keys = nearestKeys(features)
  const { letters, phrases } = odds(features)
  return shelf
    .map((card, at) => ({
      card,
      words: words[at] ?? 0,
      nearest: nearest[at] ?? 0,
      keys: keys[at] ?? 0,
      letters: letters[at] ?? 0,
      phrases: phrases[at] ?? 0,
      isBarred: false,
    }))
    .filter((at) => at.words > 0 && at.card.id !== not && !ruledOut(at.card.not, facts.told))
    .toSorted((a, b) => atFirst(b) - atFirst(a))
    .slice(0, CANDIDATES)
    .map((at) => ({ ...at, isBarred: isBarred(at.card, facts.told) }))
}

type Signs = Readonly<Record<keyof typeof WEIGHTS, number | boolean>>

const signsOf = (
  { card, words, nearest, keys, letters, phrases, isBarred }: Candidate,
  features: Features,
  { facts, open, next }: Ground,
  told: readonly Circle[],
): Signs => {
  const closed = nearest < KNOWN_WORDING && !isOpen(card, facts.told, facts.context)
  return {
    words,
    wording: Math.max(0, nearest - CHANCE_WORDING),
    keys,
    letters,
    phrases,
    usual: usual(card, features, '>') + usual(card, features, '%'),
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

/** How likely pieces of a message are under each card: what `likely` tells, or the same of fewer ways. */
export type Odds = typeof likely

/** The candidates with their signs: what the weights are fitted on. */
export const readSigns = (features: Features, ground: Ground, odds: Odds = likely) => {
  const told = toldCircles(ground.facts.told)
  return candidatesOf(features, ground, odds).map((each) => ({
    ...each,
    signs: signsOf(each, features, ground, told),
  }))
}

export const SIGNS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]

const scoreOf = (signs: Signs): number => SIGNS.reduce((sum, sign) => sum + WEIGHTS[sign] * Number(signs[sign]), 0)

/** Cards for a situation, best first, with how sure that is. Deterministic; ties keep the order of the shelf. */
export const rank = (features: Features, ground: Ground): Ranking => {
  const knownFrom = features.stems.length > 1 ? KNOWN_WORDING : SAME_WORDING
  const scored = readSigns(features, ground)
    .map(({ card, signs, nearest, isBarred }) => ({
      card,
      score: scoreOf(signs),
      isKnownWording: nearest >= knownFrom && !isBarred,
    }))
    .toSorted((a, b) => b.score - a.score)
  const all = scored.reduce((sum, { score }) => sum + Math.exp(score - NONE), 1)
  const hits = scored.map((each) => ({ ...each, chance: Math.exp(each.score - NONE) / all }))
  const [best] = hits
  return { hits, tier: best ? tierOf(best, features) : 'weak' }
}

const tierOf = ({ chance, isKnownWording }: Hit, features: Features): Tier => {
  const isPeopled = [...features.tokens.keys()].some((token) => /^[@%]/.test(token))
  if (chance < (isPeopled ? LIKELY : LIKELY_OF_THINGS)) return 'weak'
  if (isKnownWording && chance >= SURE_BY_WORDING) return 'strong'
  // one word beside small ones decides nothing
  if (features.stems.filter((stem) => !STOP.has(stem)).length < 2) return 'fair'
  return chance >= (isPeopled ? SURE : SURE_OF_THINGS) ? 'strong' : 'fair'
}
