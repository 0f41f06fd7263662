import { foldMessage } from '../acts/rule.ts'
import { foldQuestion, type Memory } from '../memory.ts'
import { ROLES } from '../read/roles.ts'
import type { Situation } from '../replies/candidate.ts'
import { type Facts, holdAll, holds } from '../retrieve/predicates.ts'
import type { Card, Person, Phrase, SlotName, Test, Try } from '../types.ts'
import { type Fragment, pickFragment } from './echo.ts'
import { type Filled, fill } from './fill.ts'
import { isSpent } from './fingerprints.ts'
import { turned } from './hash.ts'
import { splitPhrase } from './phrases.ts'

const POINTS: Record<string, number> = {
  urgency: 3,
  minor: 2,
  medium: 2,
  said: 1.2,
  power: 1.1,
  near: 1.1,
  context: 0.8,
  has: 0.5,
}
/** The first try of a card is its main one, so only a telling condition passes it. */
const FIRST = 1

const pointsOf = (test: Test): number => (test.startsWith('not ') ? 0.1 : (POINTS[test.split(':')[0] ?? ''] ?? 0))

const specific = (tests: readonly Test[] | undefined): number =>
  (tests ?? []).reduce((sum, test) => sum + pointsOf(test), 0)

/** Unused tries of a card whose tests hold, the most telling first. */
export const openTries = (card: Card, facts: Facts, memory: Memory): Try[] =>
  card.tries
    .map((each, order) => ({ each, score: specific(each.when) + (order === 0 ? FIRST : 0) - order * 0.01 }))
    .filter(
      ({ each }) =>
        holdAll(each.when, facts) &&
        !memory.tries.has(`${card.id}/${each.id}`) &&
        !memory.phrases.has(foldMessage(each.say.spoken.toLowerCase())),
    )
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each)

/**
 * Tries whose tests do not hold but contradict nothing said: the rest of the shelf. One that waits for a word which nobody
 * said tells another story ("in front of others"), so it stays there, whatever the person asks for.
 */
export const spareTries = (card: Card, facts: Facts, memory: Memory): Try[] =>
  card.tries.filter((each) => {
    if (holdAll(each.when, facts) || memory.tries.has(`${card.id}/${each.id}`)) return false
    // a try for people above, for minors or for minutes left would be wrong elsewhere
    return (each.when ?? []).every((test) => holds(test, facts) || /^(?:has|not has|medium|not medium)/.test(test))
  })

/** The form of a phrase that fits the channel and the context. */
export const formOf = (say: Phrase, { slots, context }: Situation): string => {
  const medium = slots.medium?.value
  if (say.written !== undefined && (medium === 'email' || medium === 'letter')) return say.written
  if (
    say.formal !== undefined &&
    (context === 'Professional' || (context === 'Academic' && slots.to?.value.power === 'up'))
  )
    return say.formal
  if (say.casual !== undefined && (context === 'Social' || context === 'Creative')) return say.casual
  return say.spoken
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const inMarks = (words: string): string => `"${words.replaceAll('"', "'").trim()}"`

/** A phrase ready to stand in a reply, with its lead before it; what one does stands outside the marks. */
export const sayable = (phrase: string, lead: string | undefined): string => {
  const { stage, words } = splitPhrase(phrase)
  if (stage !== undefined && words === '') return `${capital(stage)}${/[.!?]$/.test(stage) ? '' : '.'}`
  if (stage !== undefined) return `${capital(stage.replace(/[.:]$/, ''))}: ${inMarks(words)}`
  return lead === undefined ? inMarks(words) : `${lead} ${inMarks(words)}`
}

/** Whom a line is for by name, if by any: a card for the partner leaves the mother-in-law out. */
const heardBy = (s: Situation, each: Try | undefined): Person | undefined => {
  const to = s.slots.to?.value
  if (each?.for === undefined) return to
  return each.for === 'partner' && to && ROLES.get(to.role)?.circle === 'partner' ? to : undefined
}

const TO_PARTNER: readonly string[] = ['To your partner first, when the two of you are alone:', 'For your partner:']

const ALOUD: readonly string[] = ['Said slowly:', 'The words could be:']

/** Lead-ins that were not used yet, the most personal first; for a try, those that suit whom it is for. */
export const leads = (s: Situation, each?: Try): (string | undefined)[] => {
  const to = heardBy(s, each)
  if (each?.for === 'partner' && !to) {
    const partner = TO_PARTNER.filter((line) => !isSpent(s.memory.spent, line))
    if (partner.length > 0) return partner
  }
  if (each?.for === 'nobody') return [...ALOUD.filter((line) => !isSpent(s.memory.spent, line)), undefined]
  const named = to && to.role !== 'people' ? s.voice.leadsTo.map((each) => each.replace('{to}', to.np)) : []
  const plain = turned(s.voice.leads, s.seed)
  return [...turned(named, s.seed), ...plain, undefined].filter(
    (each) => each === undefined || !isSpent(s.memory.spent, each),
  )
}

/** What we say about the situation: filled templates of the card that hold and use words of theirs, best first. */
export const sees = (s: Situation, card: Card, quote: Fragment | undefined): Filled[] => {
  const found: { filled: Filled; score: number }[] = []
  turned(card.see, s.seed).forEach((template, order) => {
    const { text, when } = typeof template === 'string' ? { text: template, when: undefined } : template
    if (!holdAll(when, s.facts)) return
    const filled = fill(text, { slots: s.slots, card, ...(quote ? { quote } : {}) })
    if (!filled || isSpent(s.memory.spent, filled.text)) return
    const score =
      (filled.slots.includes('quote') ? 2 : 0) +
      filled.slots.filter((name) => name !== 'quote').length * 0.9 +
      specific(when) * 0.5 -
      order * 0.05
    found.push({ filled, score })
  })
  return found.sort((a, b) => b.score - a.score).map(({ filled }) => filled)
}

/** The fragment to quote in this turn: of the last message, else of the problem. */
export const quoteFor = (s: Situation, card?: Card): Fragment | undefined =>
  pickFragment(s.memory.problem.slice(-4), s.memory.quoted, card)

const known = (s: Situation, slot: SlotName | undefined): boolean => slot !== undefined && holds(`has:${slot}`, s.facts)

/** What a question asks for, and the words that have answered it already. */
const ANSWERED: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^how old (?:is|are)\b/i,
    /\b(?:(?:is|are|he's|she's|they're|turned|aged?) \d{1,2}\b|\d{1,2} ?(?:years?|yrs?|yo)\b)/,
  ],
  [
    /^how long (?:has|have|ago|is)\b|^since when\b/i,
    /\b(?:since|for (?:\w+ ){0,2}(?:days?|weeks?|months?|years?|yrs?)|\w+ (?:days?|weeks?|months?|years?|yrs?) ago)\b/,
  ],
  [/^(?:how much is it|what exactly is the sum)\b/i, /\d{2,}/],
  [/^how many minutes\b/i, /\b(?:\w+|\d+)[ -]minutes?\b/],
]

const isAnswered = (text: string, told: string): boolean =>
  ANSWERED.some(([question, answer]) => question.test(text) && answer.test(told))

/** Questions of the card that are still open, the one for a missing need first. */
export const asks = (s: Situation, card: Card): string[] =>
  turned(card.asks, s.seed >>> 3)
    .map((each, order) => ({
      each,
      score: (each.slot !== undefined && card.needs.includes(each.slot) ? 2 : 0) - order * 0.1,
    }))
    .filter(
      ({ each }) =>
        !known(s, each.slot) &&
        holdAll(each.when, s.facts) &&
        !isAnswered(each.text, s.facts.told) &&
        !s.memory.questions.has(foldQuestion(each.text)),
    )
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each.text)

/** The first line of a bank that was not said yet, in the order of the bank. */
export const firstFresh = (s: Situation, bank: readonly string[]): string | undefined =>
  bank.find((each) => !isSpent(s.memory.spent, each))

/** A line of a bank that was not said yet. */
export const fresh = (s: Situation, bank: readonly string[], shift = 0): string | undefined =>
  turned(bank, s.seed + shift).find(
    (each) => !isSpent(s.memory.spent, each) && !s.memory.questions.has(foldQuestion(each)),
  )
