import { expect, test } from 'vitest'
import type { Card, Phrase, Template } from '../types.ts'
import { CONTEXTS } from '../types.ts'
import { shelf } from './shelf.ts'

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
  'committed suicide',
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

/** Sentences long enough to be noticed when they come back; "You can be angry at me." may stand anywhere. */
const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.?;:])\s+/)
    .map((one) =>
      one
        .toLowerCase()
        .replace(/[^\p{L}\p{N}'[\]{} ]/gu, '')
        .trim(),
    )
    .filter((one) => words(one) > 6)

/** Complaints under a rule as `id: text`, so that a failure names its line. */
const offenders = (rule: (card: Card) => readonly string[]): string[] =>
  shelf.flatMap((card) => rule(card).map((text) => `${card.id}: ${text}`))
const faults = (rule: (card: Card) => boolean, name: string): string[] =>
  offenders((card) => (rule(card) ? [] : [name]))

test('ids are unique, of cards and of the tries of a card, and next leads to another card', () => {
  const ids = shelf.map((card) => card.id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(offenders((card) => (card.next ?? []).filter((id) => id === card.id || !ids.includes(id)))).toEqual([])
  expect(faults((card) => new Set(card.tries.map((one) => one.id)).size === card.tries.length, 'try ids')).toEqual([])
})

test('spoken lines have at most 25 words, short ones half of that or nine, written ones 70', () => {
  const long = (form: string | undefined, limit: number): string[] =>
    form !== undefined && words(line(form)) > limit ? [`${words(line(form))} ${form}`] : []
  expect(
    offenders((card) =>
      phrases(card).flatMap((say) => [
        ...long(say.spoken, 25),
        ...long(say.casual, 25),
        ...long(say.short, Math.max(9, Math.ceil(words(line(say.spoken)) / 2))),
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
  expect(
    shelf.filter((card) => card.id.startsWith('delivery-') && drills(card).length === 0).map((card) => card.id),
  ).toEqual([])
})

test('a phrase to be said has at most three blanks, one to be written six, with closed brackets and no slots', () => {
  const bad = (form: string): boolean =>
    blanks(form) > 6 || /[{}]/.test(form) || /\[[^\]]*(\[|$)/.test(form) || /(^|\])[^[]*\]/.test(form)
  expect(offenders((card) => phrases(card).flatMap(forms).filter(bad))).toEqual([])
  expect(
    offenders((card) =>
      phrases(card).flatMap(({ spoken, short }) => [spoken, short].filter((form) => blanks(form) > 4)),
    ),
  ).toEqual([])
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

test('each card has three to five tries of at least three moves, one of them without a condition', () => {
  expect(faults((card) => card.tries.length >= 3 && card.tries.length <= 5, 'number of tries')).toEqual([])
  expect(faults((card) => new Set(card.tries.map((one) => one.move)).size >= 3, 'moves')).toEqual([])
  expect(faults((card) => card.tries.some((one) => one.when === undefined), 'all conditional')).toEqual([])
})

test('a reason and a cost are a sentence each, or two short ones', () => {
  const one = /^["A-Z][^.?!]*\.( [A-Z][^.?!]*\.)?$/
  expect(
    offenders((card) =>
      card.tries.flatMap((each) => [each.why, each.cost ?? 'None.'].filter((text) => !one.test(text))),
    ),
  ).toEqual([])
})

test('each card answers at least four reactions and names two to four traps', () => {
  expect(faults((card) => Object.keys(card.ifThey).length >= 4, 'reactions')).toEqual([])
  expect(faults((card) => card.traps.length >= 2 && card.traps.length <= 4, 'traps')).toEqual([])
  expect(faults((card) => /[.?…"]$/.test(card.exercise), 'exercise')).toEqual([])
})

test('each card is found by 8 to 20 ways to put it and 6 to 12 lower-case words', () => {
  expect(faults((card) => card.says.length >= 8 && card.says.length <= 20, 'says')).toEqual([])
  expect(faults((card) => card.keys.length >= 6 && card.keys.length <= 12, 'keys')).toEqual([])
  expect(
    offenders((card) =>
      [...card.keys, ...(card.not ?? [])].filter((key) => !/^[\p{Ll}\d-]+( [\p{Ll}\d-]+)*$/u.test(key)),
    ),
  ).toEqual([])
  expect(offenders((card) => card.keys.filter((key, at) => card.keys.indexOf(key) !== at))).toEqual([])
})

test('a card is never ruled out by its own way of being put or by its own words', () => {
  const ruledOut = (card: Card, text: string): boolean =>
    (card.not ?? []).some((word) => text.split(/[^\p{L}\d]+/u).some((each) => each.startsWith(word)))
  expect(offenders((card) => [...card.says, ...card.keys].filter((text) => ruledOut(card, text)))).toEqual([])
})

const conditions = (card: Card): string[] =>
  [
    ...card.tries.flatMap((one) => one.when ?? []),
    ...card.see.flatMap((one) => (typeof one === 'string' ? [] : one.when)),
  ].filter((rule) => rule.includes('said:'))
const beginnings = (rule: string): string[] => rule.replace(/^(not )?said:/, '').split('|')

test('conditions on words are lower-case beginnings of words', () => {
  expect(
    offenders((card) =>
      conditions(card)
        .flatMap(beginnings)
        .filter((begin) => !/^[\p{Ll}\d -]{2,}$/u.test(begin)),
    ),
  ).toEqual([])
})

test('a condition on words does not hold for all of the ways to put the situation', () => {
  const holds = (rule: string, say: string): boolean =>
    say.split(/[^\p{L}\d-]+/u).some((word) => beginnings(rule).some((begin) => word.startsWith(begin)))
  expect(
    offenders((card) =>
      conditions(card).filter((rule) => {
        const share = card.says.filter((say) => holds(rule, say)).length / card.says.length
        return share === 1
      }),
    ),
  ).toEqual([])
})

test('no card shows a banned wording or an exclamation mark', () => {
  expect(
    offenders((card) => shown(card).filter((text) => BANNED.some((banned) => text.toLowerCase().includes(banned)))),
  ).toEqual([])
})

test('no sentence stands in two cards, and no way to put it either', () => {
  const owners = new Map<string, Set<string>>()
  for (const card of shelf) {
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
    faults(
      (card) =>
        card.principle.basis === 'J'
          ? card.principle.source.endsWith('our judgment')
          : card.principle.source !== 'our judgment',
      'basis',
    ),
  ).toEqual([])
})

test('an accent or a stammer is nowhere a thing to mend', () => {
  const blamed = /\b(fix|lose|reduce|hide|cure|correct|mend)\b[^.]*\b(accent|stammer|stutter)/i
  expect(offenders((card) => shown(card).filter((text) => blamed.test(text)))).toEqual([])
})
