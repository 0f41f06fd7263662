import { expect, test } from 'vitest'
import type { Card, Phrase, Template } from '../types.ts'
import { CONTEXTS } from '../types.ts'
import { artCards } from './art.ts'
import { careCards } from './care.ts'
import { classCards } from './class.ts'
import { codeCards } from './code.ts'
import { faithCards } from './faith.ts'
import { griefCards } from './grief.ts'
import { homeCards } from './home.ts'
import { parentCards } from './parent.ts'
import { serveCards } from './serve.ts'
import { smallTalkCards } from './small-talk.ts'
import { supportCards } from './support.ts'
import { veteranCards } from './veteran.ts'

const shelf = {
  home: homeCards,
  parent: parentCards,
  grief: griefCards,
  support: supportCards,
  'small-talk': smallTalkCards,
  serve: serveCards,
  class: classCards,
  care: careCards,
  faith: faithCards,
  veteran: veteranCards,
  code: codeCards,
  art: artCards,
} as const
const cards: readonly Card[] = Object.values(shelf).flat()

const SLOT = /\{[^}]*\}/g
const KNOWN_SLOTS = ['{quote}', '{to}', '{when}', '{amount}', '{label}', '{they}', '{them}', '{their}']
const MODALS = /^(may|might|can|could|will|would|should|must)\b/
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

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const blanks = (text: string): number => (text.match(/\[[^\]]*\]/g) ?? []).length
const marks = (text: string): number => (text.match(/\?/g) ?? []).length
const textOf = (template: Template): string => (typeof template === 'string' ? template : template.text)
const forms = (say: Phrase): string[] =>
  [say.spoken, say.short, say.written, say.formal, say.casual].filter((form) => form !== undefined)
const phrases = (card: Card): Phrase[] => [...card.tries.map((one) => one.say), ...Object.values(card.ifThey)]

/** Everything of a card that may reach a reader; `says`, `keys` and `not` only match. */
const shown = (card: Card): string[] => [
  card.principle.text,
  ...card.see.map(textOf),
  ...phrases(card).flatMap(forms),
  ...card.tries.flatMap((one) => [one.why, one.cost ?? '']),
  ...card.asks.map((ask) => ask.text),
  ...card.traps,
  card.exercise,
]

/** Sentences and clauses of more than three words; "Thank you." may stand anywhere. */
const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.?!;:])\s+/)
    .map((one) =>
      one
        .toLowerCase()
        .replace(/[^\p{L}\p{N}'[\]{} ]/gu, '')
        .trim(),
    )
    .filter((one) => words(one) > 3)

/** The complaints of all cards under a rule, as `id: text`, so that a failure names its line. */
const offenders = (rule: (card: Card) => readonly string[]): string[] =>
  cards.flatMap((card) => rule(card).map((text) => `${card.id}: ${text}`))

test('the shelf holds at least thirty cards, each in the file of its family', () => {
  expect(cards.length).toBeGreaterThanOrEqual(30)
  for (const [family, list] of Object.entries(shelf))
    expect(list.map((card) => card.family)).toEqual(list.map(() => family))
})

test('ids are unique, of cards and of the tries of a card, and next leads to another card of the shelf', () => {
  const ids = cards.map((card) => card.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(offenders((card) => (card.next ?? []).filter((id) => id === card.id || !ids.includes(id)))).toEqual([])
  expect(
    offenders((card) => (new Set(card.tries.map((one) => one.id)).size === card.tries.length ? [] : ['try ids'])),
  ).toEqual([])
})

test('spoken phrases have at most 25 words, short ones at most half of that, written ones at most 70', () => {
  expect(
    offenders(
      (card) =>
        phrases(card).flatMap((say) => [
          ...[say.spoken, say.formal, say.casual].filter((form) => form !== undefined && words(form) > 25),
          ...[say.short].filter((form) => words(form) > Math.ceil(words(say.spoken) / 2)),
          ...[say.written].filter((form) => form !== undefined && words(form) > 70),
        ]) as string[],
    ),
  ).toEqual([])
})

test('a phrase has at most three blanks, balanced brackets, and no slot or stage direction', () => {
  expect(
    offenders((card) =>
      phrases(card)
        .flatMap(forms)
        .filter(
          (form) => blanks(form) > 3 || /[{}()"]/.test(form) || form.split('[').length !== form.split(']').length,
        ),
    ),
  ).toEqual([])
})

test('each card asks three or four questions, each one sentence with exactly one question mark at its end', () => {
  expect(offenders((card) => (card.asks.length >= 3 && card.asks.length <= 4 ? [] : ['number of asks']))).toEqual([])
  expect(
    offenders((card) =>
      card.asks.map((ask) => ask.text).filter((text) => marks(text) !== 1 || !/^[A-Z][^.?!{}]*\?$/.test(text)),
    ),
  ).toEqual([])
})

test('each card sees with two to four templates, one without any slot and one with the quote', () => {
  expect(
    offenders((card) => {
      const texts = card.see.map(textOf)
      const plain = card.see.some((template) => typeof template === 'string' && !template.includes('{'))
      const quoting = texts.some((text) => text.includes('{quote}'))
      return texts.length >= 2 && texts.length <= 4 && plain && quoting ? [] : [texts.join(' | ')]
    }),
  ).toEqual([])
})

test('templates hold only known slots, begin with none but the quote, and need no agreement with them', () => {
  expect(
    offenders((card) =>
      card.see.map(textOf).filter((text) => {
        const known = (text.match(SLOT) ?? []).every((slot) => KNOWN_SLOTS.includes(slot))
        const opening = /^([A-Z]|\{quote\})/.test(text) && /[.?]$/.test(text)
        const after = [...text.matchAll(/\{they\} (.*)/g)].every((hit) => MODALS.test(hit[1] ?? ''))
        return !known || !opening || !after || /\{to\} (?!this|less|as|perhaps)\w+s\b/.test(text) || marks(text) > 0
      }),
    ),
  ).toEqual([])
})

test('each card has three to five tries with different moves, one of which needs no condition', () => {
  expect(
    offenders((card) => {
      const moves = new Set(card.tries.map((one) => one.move))
      const open = card.tries.some((one) => one.when === undefined)
      return card.tries.length >= 3 && card.tries.length <= 5 && moves.size === card.tries.length && open
        ? []
        : [[...card.tries.map((one) => one.move)].join(' ')]
    }),
  ).toEqual([])
})

test('a reason and a price are one sentence each', () => {
  const one = /^[A-Z][^.?!]*\.$/
  expect(
    offenders((card) =>
      card.tries.flatMap((item) => [item.why, item.cost ?? 'None.'].filter((text) => !one.test(text))),
    ),
  ).toEqual([])
})

test('each card answers at least four reactions and names two to four traps', () => {
  expect(offenders((card) => (Object.keys(card.ifThey).length >= 4 ? [] : ['reactions']))).toEqual([])
  expect(offenders((card) => (card.traps.length >= 2 && card.traps.length <= 4 ? [] : ['traps']))).toEqual([])
})

test('each card is found by 8 to 20 ways to put it and 6 to 12 lower-case words', () => {
  expect(offenders((card) => (card.says.length >= 8 && card.says.length <= 20 ? [] : ['says']))).toEqual([])
  expect(offenders((card) => (card.keys.length >= 6 && card.keys.length <= 12 ? [] : ['keys']))).toEqual([])
  expect(
    offenders((card) => [...card.keys, ...(card.not ?? [])].filter((key) => !/^[\p{Ll}\d-]+$/u.test(key))),
  ).toEqual([])
  expect(offenders((card) => card.keys.filter((key, at) => card.keys.indexOf(key) !== at))).toEqual([])
  expect(offenders((card) => (card.not ?? []).filter((word) => card.keys.includes(word)))).toEqual([])
})

test('a card is never ruled out by its own way of being put', () => {
  expect(
    offenders((card) =>
      card.says.filter((say) => say.split(/[^\p{L}\d-]+/u).some((word) => (card.not ?? []).includes(word))),
    ),
  ).toEqual([])
})

const WIDE = [
  'how',
  'why',
  'who',
  'her',
  'his',
  'him',
  'she',
  'say',
  'out',
  'new',
  'all',
  'not',
  'now',
  'the',
  'and',
  'with',
]
const conditions = (card: Card): string[] =>
  [
    ...card.tries.flatMap((one) => one.when ?? []),
    ...card.see.flatMap((one) => (typeof one === 'string' ? [] : one.when)),
  ].filter((rule) => rule.includes('said:'))
const beginnings = (rule: string): string[] => rule.replace(/^(not )?said:/, '').split('|')

test('conditions on words are beginnings of words, of three letters or more, none of them a common small word', () => {
  expect(
    offenders((card) =>
      conditions(card)
        .flatMap(beginnings)
        .filter((begin) => !/^[\p{Ll}\d-]{3,}$/u.test(begin) || WIDE.includes(begin)),
    ),
  ).toEqual([])
})

test('a condition on words holds for some of the ways to put the situation and not for all of them', () => {
  const holds = (rule: string, say: string): boolean =>
    say.split(/[^\p{L}\d-]+/u).some((word) => beginnings(rule).some((begin) => word.startsWith(begin)))
  expect(
    offenders((card) =>
      conditions(card).filter((rule) => {
        const share = card.says.filter((say) => holds(rule, say)).length / card.says.length
        return share === 0 || share > 0.7
      }),
    ),
  ).toEqual([])
})

test('no card uses a banned wording in what it shows', () => {
  expect(
    offenders((card) => shown(card).filter((text) => BANNED.some((banned) => text.toLowerCase().includes(banned)))),
  ).toEqual([])
})

test('no sentence stands in two cards, and no way to put it either', () => {
  const owners = new Map<string, Set<string>>()
  for (const card of cards) {
    for (const one of [...shown(card).flatMap(sentences), ...card.says.map((say) => say.toLowerCase())]) {
      owners.set(one, (owners.get(one) ?? new Set()).add(card.id))
    }
  }
  expect([...owners].filter(([, ids]) => ids.size > 1).map(([one, ids]) => `${one} (${[...ids].join(', ')})`)).toEqual(
    [],
  )
})

test('every card fits known contexts and says honestly where its principle comes from', () => {
  expect(offenders((card) => card.contexts.filter((context) => !CONTEXTS.includes(context)))).toEqual([])
  expect(
    offenders((card) => {
      const ours = card.principle.source === 'our judgement'
      return ours === (card.principle.basis === 'J') && card.contexts.length > 0 ? [] : [card.principle.source]
    }),
  ).toEqual([])
})
