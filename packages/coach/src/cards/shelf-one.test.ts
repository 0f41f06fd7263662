import { expect, test } from 'vitest'
import type { Card, Phrase, Template } from '../types.ts'
import { CONTEXTS } from '../types.ts'
import { apologyCards } from './apology.ts'
import { artCards } from './art.ts'
import { askCards } from './ask.ts'
import { atWorkCards } from './at-work.ts'
import { beforeOthersCards } from './before-others.ts'
import { careCards } from './care.ts'
import { circleCards } from './circles.ts'
import { claimCards } from './claims.ts'
import { classCards } from './class.ts'
import { codeCards } from './code.ts'
import { deliveryCards } from './delivery.ts'
import { faithCards } from './faith.ts'
import { feedbackCards } from './feedback.ts'
import { griefCards } from './grief.ts'
import { hardTalkCards } from './hard-talk.ts'
import { homeCards } from './home.ts'
import { interviewCards } from './interview.ts'
import { moneyCards } from './money.ts'
import { newGroundCards } from './new-ground.ts'
import { parentCards } from './parent.ts'
import { presentCards } from './present.ts'
import { refuseCards } from './refuse.ts'
import { roomCards } from './rooms.ts'
import { serveCards } from './serve.ts'
import { shelf } from './shelf.ts'
import { smallTalkCards } from './small-talk.ts'
import { supportCards } from './support.ts'
import { turnCards } from './turns.ts'
import { veteranCards } from './veteran.ts'
import { writeCards } from './write.ts'

const firstCards: readonly Card[] = [
  ...hardTalkCards,
  ...apologyCards,
  ...refuseCards,
  ...askCards,
  ...moneyCards,
  ...feedbackCards,
  ...presentCards,
  ...deliveryCards,
  ...interviewCards,
  ...writeCards,
]
const cards: readonly Card[] = [
  ...firstCards,
  ...claimCards,
  ...newGroundCards,
  ...roomCards,
  ...circleCards,
  ...turnCards,
  ...atWorkCards,
  ...beforeOthersCards,
]
const otherCards: readonly Card[] = [
  ...homeCards,
  ...parentCards,
  ...griefCards,
  ...supportCards,
  ...smallTalkCards,
  ...serveCards,
  ...classCards,
  ...careCards,
  ...faithCards,
  ...veteranCards,
  ...codeCards,
  ...artCards,
]

const KNOWN_SLOTS = ['{quote}', '{to}', '{when}', '{amount}', '{label}', '{they}', '{them}', '{their}']
const MODAL = /^(may|might|can|could|will|would|should|must)\b/
const BANNED = [
  'i understand how you feel',
  'it sounds like you',
  'remember,',
  'great question',
  'communication is key',
  'be confident',
  'just be yourself',
  'as an ai',
  "i'm here for you 24/7",
  'that sounds hard',
  '!',
]

/** A stage direction or drill stands in parentheses before the words for the mouth. */
const DRILL = /^\([^()]*\) ?/
const line = (form: string): string => form.replace(DRILL, '')
const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const blanks = (text: string): number => (text.match(/\[[^\]]*\]/g) ?? []).length
const marks = (text: string): number => (text.match(/\?/g) ?? []).length
const textOf = (template: Template): string => (typeof template === 'string' ? template : template.text)
const forms = (say: Phrase): string[] =>
  [say.spoken, say.short, say.written, say.formal, say.casual].filter((form) => form !== undefined)
const phrases = (card: Card): Phrase[] => [...card.tries.map((one) => one.say), ...Object.values(card.ifThey)]

/** Everything of a card that a reader may see; `says`, `keys` and `not` only match. */
const shown = (card: Card): string[] => [
  card.principle.text,
  ...card.see.map(textOf),
  ...phrases(card).flatMap(forms),
  ...card.tries.flatMap((one) => [one.why, one.cost ?? '']),
  ...card.asks.map((ask) => ask.text),
  ...card.traps,
  card.exercise,
]

/** Sentences long enough to be noticed when they come back; "Thank you." may stand anywhere. */
const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.?;:])\s+/)
    .map((one) =>
      one
        .toLowerCase()
        .replace(/[^\p{L}\p{N}'[\]{} ]/gu, '')
        .trim(),
    )
    .filter((one) => words(one) >= 4)

/** Complaints under a rule as `id: text`, so that a failure names its line. */
const offenders = (rule: (card: Card) => readonly string[]): string[] =>
  cards.flatMap((card) => rule(card).map((text) => `${card.id}: ${text}`))
const faults = (rule: (card: Card) => boolean, name: string): string[] =>
  offenders((card) => (rule(card) ? [] : [name]))

test('shelf one holds at least forty-nine cards of its eleven families', () => {
  expect(firstCards.length).toBeGreaterThanOrEqual(49)
  expect([...new Set(firstCards.map((card) => card.family))]).toEqual([
    'hard-talk',
    'apology',
    'refuse',
    'ask',
    'money',
    'feedback-give',
    'feedback-receive',
    'present',
    'delivery',
    'interview',
    'write',
  ])
})

test('ids are unique over both shelves, and next leads to another card', () => {
  const ids = shelf.map((card) => card.id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(offenders((card) => (card.next ?? []).filter((id) => id === card.id || !ids.includes(id)))).toEqual([])
  expect(faults((card) => (card.next ?? []).length >= 2, 'too few next')).toEqual([])
  expect(faults((card) => new Set(card.tries.map((one) => one.id)).size === card.tries.length, 'try ids')).toEqual([])
})

test('spoken lines have at most 25 words, short ones at most half of that, written ones at most 70', () => {
  const long = (form: string | undefined, limit: number): string[] =>
    form !== undefined && words(line(form)) > limit ? [`${words(line(form))} ${form}`] : []
  expect(
    offenders((card) =>
      phrases(card).flatMap((say) => [
        ...long(say.spoken, 25),
        ...long(say.casual, 25),
        ...long(say.short, Math.ceil(words(line(say.spoken)) / 2)),
        ...long(say.written, 70),
        ...long(say.formal, 70),
      ]),
    ),
  ).toEqual([])
})

test('a direction stands alone at the front and is short enough to be done within a minute', () => {
  const bad = (form: string): boolean => {
    const direction = DRILL.exec(form)?.[0] ?? ''
    return words(direction) > 26 || /[()]/.test(form.slice(direction.length))
  }
  expect(offenders((card) => phrases(card).flatMap(forms).filter(bad))).toEqual([])
})

test('each delivery card opens with a drill: what to do in parentheses, then a line to say', () => {
  const drills = (card: Card) =>
    card.tries.filter((one) => one.move === 'drill' && DRILL.test(one.say.spoken) && words(line(one.say.spoken)) > 0)
  expect(deliveryCards.filter((card) => drills(card).length === 0).map((card) => card.id)).toEqual([])
})

test('a phrase has at most three blanks, closed brackets, and neither slots nor double quotes', () => {
  const bad = (form: string): boolean =>
    blanks(form) > 3 || /[{}"]/.test(form) || /\[[^\]]*(\[|$)/.test(form) || /(^|\])[^[]*\]/.test(form)
  expect(offenders((card) => phrases(card).flatMap(forms).filter(bad))).toEqual([])
})

test('each card asks three or four questions, one sentence each with its one mark at the end', () => {
  expect(faults((card) => card.asks.length === 3 || card.asks.length === 4, 'number of asks')).toEqual([])
  expect(
    offenders((card) =>
      card.asks.map((ask) => ask.text).filter((text) => marks(text) !== 1 || !/^[A-Z][^.?!{}]*\?$/.test(text)),
    ),
  ).toEqual([])
})

test('each card sees with two to four templates: one quotes, one needs neither slot nor condition', () => {
  expect(faults((card) => card.see.length >= 2 && card.see.length <= 4, 'number of templates')).toEqual([])
  expect(faults((card) => card.see.some((one) => textOf(one).includes('{quote}')), 'no quote')).toEqual([])
  expect(
    faults((card) => card.see.some((one) => typeof one === 'string' && !one.includes('{')), 'none without slots'),
  ).toEqual([])
})

test('templates hold known slots only, begin with none but the quote, and ask nothing', () => {
  const bad = (text: string): boolean =>
    (text.match(/\{[^}]*\}/g) ?? []).some((slot) => !KNOWN_SLOTS.includes(slot)) ||
    !/^([A-Z]|\{quote\})/.test(text) ||
    !text.endsWith('.') ||
    marks(text) > 0 ||
    [...text.matchAll(/\{they\} (.*)/g)].some((hit) => !MODAL.test(hit[1] ?? ''))
  expect(offenders((card) => card.see.map(textOf).filter(bad))).toEqual([])
})

test('a template waits for the slots it needs', () => {
  const missing = (one: Template): boolean => {
    const tests = typeof one === 'string' ? [] : one.when
    return (['to', 'when', 'amount'] as const).some(
      (slot) => textOf(one).includes(`{${slot}}`) && !tests.includes(`has:${slot}`),
    )
  }
  expect(
    offenders((card) =>
      card.see
        .filter((one) => missing(one) && !textOf(one).startsWith('{quote}'))
        .map(textOf)
        .filter((text) => !card.needs.some((slot) => text.includes(`{${slot}}`))),
    ),
  ).toEqual([])
})

test('each card has three to five tries of at least three moves, one of them without a condition', () => {
  expect(faults((card) => card.tries.length >= 3 && card.tries.length <= 5, 'number of tries')).toEqual([])
  expect(faults((card) => new Set(card.tries.map((one) => one.move)).size >= 3, 'moves')).toEqual([])
  expect(faults((card) => card.tries.some((one) => one.when === undefined), 'all conditional')).toEqual([])
})

test('a reason and a cost are one sentence each', () => {
  const one = /^["A-Z][^.?!]*\.$/
  expect(
    offenders((card) =>
      card.tries.flatMap((each) => [each.why, each.cost ?? 'None.'].filter((text) => !one.test(text))),
    ),
  ).toEqual([])
})

test('each card answers at least four reactions and names two to four traps', () => {
  expect(faults((card) => Object.keys(card.ifThey).length >= 4, 'reactions')).toEqual([])
  expect(faults((card) => card.traps.length >= 2 && card.traps.length <= 4, 'traps')).toEqual([])
  expect(faults((card) => card.exercise.endsWith('.') || card.exercise.endsWith('?'), 'exercise')).toEqual([])
})

test('each card is found by 8 to 20 ways to put it and 6 to 12 lower-case words', () => {
  expect(faults((card) => card.says.length >= 8 && card.says.length <= 20, 'says')).toEqual([])
  expect(faults((card) => card.keys.length >= 6 && card.keys.length <= 12, 'keys')).toEqual([])
  expect(
    offenders((card) => [...card.keys, ...(card.not ?? [])].filter((key) => !/^[\p{Ll}\d-]+$/u.test(key))),
  ).toEqual([])
  expect(offenders((card) => card.keys.filter((key, at) => card.keys.indexOf(key) !== at))).toEqual([])
})

test('a card is never ruled out by its own way of being put or by its own words', () => {
  const ruledOut = (card: Card, text: string): boolean =>
    (card.not ?? []).some((word) => text.split(/[^\p{L}\d]+/u).some((each) => each.startsWith(word)))
  expect(offenders((card) => [...card.says, ...card.keys].filter((text) => ruledOut(card, text)))).toEqual([])
})

test('conditions on words are lower-case beginnings of single words, long enough not to hit by chance', () => {
  const tests = (card: Card): string[] =>
    [
      ...card.tries.flatMap((one) => one.when ?? []),
      ...card.see.flatMap((one) => (typeof one === 'string' ? [] : one.when)),
    ]
      .map((each) => each.replace(/^not /, ''))
      .filter((each) => each.startsWith('said:'))
  expect(
    offenders((card) => tests(card).filter((each) => !/^said:[\p{Ll}\d]{2,}(\|[\p{Ll}\d]{2,})*$/u.test(each))),
  ).toEqual([])
})

test('no card shows a banned wording or an exclamation mark', () => {
  expect(
    offenders((card) => shown(card).filter((text) => BANNED.some((banned) => text.toLowerCase().includes(banned)))),
  ).toEqual([])
})

test('no sentence stands in two cards of either shelf, and no way to put it either', () => {
  const owners = new Map<string, Set<string>>()
  for (const card of [...cards, ...otherCards]) {
    for (const one of [...shown(card).flatMap(sentences), ...card.says.map((say) => say.toLowerCase())]) {
      owners.set(one, (owners.get(one) ?? new Set()).add(card.id))
    }
  }
  const shared = [...owners].filter(([, ids]) => ids.size > 1)
  expect(shared.map(([one, ids]) => `${one} (${[...ids].join(', ')})`)).toEqual([])
})

test('every card fits known contexts and says honestly where its principle comes from', () => {
  expect(offenders((card) => card.contexts.filter((context) => !CONTEXTS.includes(context)))).toEqual([])
  expect(faults((card) => card.contexts.length > 0, 'no context')).toEqual([])
  expect(
    faults((card) => (card.principle.source === 'our judgement') === (card.principle.basis === 'J'), 'basis'),
  ).toEqual([])
})

test('an accent or a stammer is nowhere a thing to mend', () => {
  const blamed = /\b(fix|lose|reduce|hide|cure|correct|mend)\b[^.]*\b(accent|stammer|stutter)/i
  expect(offenders((card) => shown(card).filter((text) => blamed.test(text)))).toEqual([])
})
