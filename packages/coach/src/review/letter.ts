import { canonicalForms } from '@understory/insight/text/canonical'
import { isFamiliar } from '@understory/insight/text/familiar'
import { BLAME, FAUX_FEELINGS, GIVEN_NAMES, STRATEGIES } from '@understory/insight/text/lexicon'
import { matcherOf } from '@understory/insight/text/phrases'
import { type Sentence, sentencesOf } from '@understory/insight/text/sentences'
import { setAsideOf } from '@understory/insight/text/set-aside'
import { type Token, tokensOf } from '@understory/insight/text/tokens'
import { STOP } from '@understory/language/english'
import { uncapital } from '../understand/text.ts'
import { straight } from './edit.ts'

/** A sentence of a text, or its greeting, a name before a sentence, or its close; `gap` is what stands before it. */
export type Unit = { gap: string; text: string; was: string; role: 'greeting' | 'address' | 'body' | 'close' }
/** Words that the text engine knows as blame or contempt. */
type Charge = { words: string; rule: string }
export type Letter = { units: Unit[]; tail: string; charges: Charge[] }

const charges = matcherOf([
  ...BLAME,
  ...FAUX_FEELINGS.filter(({ id }) => id === 'judgment'),
  ...STRATEGIES.filter(({ id }) => id === 'contempt'),
])
const NO_CHARGE =
  /^(?:lol|sigh|my dear|dear me|come on|excuse me \?|hello \?|do you really|have you ever|you (?:always|constantly|just) put (?:me|us))/i

/** Tokens of the writer's own prose: code and quoted lines stay as they are. */
function ownTokens(text: string): Token[] {
  const aside = setAsideOf(text)
  if (aside.length === 0) return tokensOf(text)
  const kept: Token[] = []
  let wasCut = false
  for (const token of tokensOf(text)) {
    const isAside = aside.some(({ start, end }) => token.start >= start && token.start < end)
    if (!isAside) kept.push(wasCut ? { ...token, breaks: Math.max(2, token.breaks) } : token)
    wasCut = isAside
  }
  return kept
}

function chargesIn(text: string, tokens: Token[], sentences: Sentence[]): Charge[] {
  const forms = canonicalForms(tokens, sentences)
  const sentenceFirst = new Int32Array(tokens.length)
  const sentenceLast = new Int32Array(tokens.length)
  for (const { first, last } of sentences) {
    sentenceFirst.fill(first, first, last)
    sentenceLast.fill(last, first, last)
  }
  return charges({ forms, sentenceFirst, sentenceLast }).flatMap(({ id, first, last }) => {
    const words = text.slice(tokens[first]?.start ?? 0, tokens[last - 1]?.end ?? 0)
    return NO_CHARGE.test(straight(words)) ? [] : [{ words, rule: id }]
  })
}

const GREETING =
  /^(?:hi|hiya|hey|hello|dear|good (?:morning|afternoon|evening))\b(?: (?:mr|mrs|ms|dr|prof)\.)?[^\n,.!?:;]{0,40}[,!:](?=\s|$)|^(?:hi|hey|hello|dear)\b(?: (?:mr|mrs|ms|dr|prof)\.)?[^\n,.!?:;]{0,40}(?=\n)/i
const ADDRESS =
  /^(?:\p{Lu}\p{Ll}+|mom|mum|dad|babe|honey|sweetie|bro|dude|man|guys|ok|okay|look|listen)(?:,| -) (?=(?:i|you|your|we|per|as|why|how|please|it|this|that)\b)/iu
const CLOSE =
  /^(?:best|many thanks|thanks|thank you|thx|cheers|regards|(?:kind|best|warm) (?:regards|wishes)|sincerely|yours|love|respectfully|take care|warmly|in christ|xo+|all the best)(?:[ ,](?:\p{L}+[ ,.]*){0,4})?[,.!]?$/iu

/** Line breaks that end a sentence: those after a short line. */
function linesOf(text: string): string[] {
  const lines = text.split(/(?<=\n)/)
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last !== undefined && last.trim().length >= 55) joined[joined.length - 1] = last + line
    else joined.push(line)
  }
  return joined
}

const CALLED = /^(?:mom|mum|dad|babe|honey|sweetie|bro|dude|man|guys|ok|okay|look|listen|team)\b/i

/** "Ron," calls somebody; "Again," does not. */
function isAddress(text: string): boolean {
  const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''
  return CALLED.test(word) || GIVEN_NAMES.has(word) || !(STOP.has(word) || isFamiliar(word) || word.endsWith('ly'))
}

function opening(text: string, at: number): { length: number; role: Unit['role'] } | undefined {
  const greeting = at === 0 ? GREETING.exec(text)?.[0] : undefined
  if (greeting !== undefined) return { length: greeting.length, role: 'greeting' }
  const address = ADDRESS.exec(straight(text))?.[0]
  return address === undefined || !isAddress(address)
    ? undefined
    : { length: address.trimEnd().length, role: 'address' }
}

/** A text in its units: joined with their gaps and the tail they are the text again. */
export function letterOf(text: string): Letter {
  const tokens = ownTokens(text)
  const sentences = sentencesOf(tokens)
  const units: Unit[] = []
  let from = 0
  const push = (start: number, end: number, role: Unit['role']) => {
    const own = text.slice(start, end)
    units.push({ gap: text.slice(from, start), text: own, was: own, role })
    from = end
  }
  for (const { start, end } of sentences) {
    let at = start
    for (const line of linesOf(text.slice(start, end))) {
      const [before, after] = [line.length - line.trimStart().length, line.trimEnd().length]
      const body = line.trim()
      const head = opening(units.length === 0 ? `${body}\n` : body, units.length)
      const split = head ? at + before + Math.min(head.length, body.length) : at + before
      if (head) push(at + before, split, head.role)
      const rest = text.slice(split, at + after)
      if (rest.trim() !== '') push(split + rest.length - rest.trimStart().length, at + after, 'body')
      at += line.length
    }
  }
  return { units: withClose(units), tail: text.slice(from), charges: chargesIn(text, tokens, sentences) }
}

/** The last lines that take leave, and a name under them. */
function withClose(units: Unit[]): Unit[] {
  const from = units.findIndex(
    ({ role, text }, at) => role === 'body' && at > 0 && at >= units.length - 4 && CLOSE.test(text.trim()),
  )
  const isEnd = from >= 0 && units.slice(from + 1).every(({ text }) => text.split(/\s+/).length <= 5)
  return isEnd ? units.map((unit, at) => (at >= from ? { ...unit, role: 'close' } : unit)) : units
}

const breaksIn = (gap: string) => gap.split('\n').length

/** What stands between two units where those between them went: quoted lines stay, else the wider gap. */
function widerGap(one: string, two: string): string {
  if (one.trim() !== '' || two.trim() !== '') return one.trim() === '' ? two : two.trim() === '' ? one : one + two
  return breaksIn(two) > breaksIn(one) ? two : one || two
}

/** A name before sentences that all went. */
function callsNobody(units: readonly Unit[], at: number): boolean {
  const next = units.slice(at + 1).find(({ text }) => text.trim() !== '')
  const isLast = next === undefined || next.role === 'close' || next.gap.includes('\n')
  return isLast && next?.was !== units[at + 1]?.was
}

/** The units as one text; those without words are left out. */
export function joinLetter({ units, tail }: Pick<Letter, 'units' | 'tail'>): string {
  let text = ''
  let gap = ''
  let before: Unit | undefined
  for (const [at, unit] of units.entries()) {
    gap = widerGap(gap, unit.gap)
    if (unit.text.trim() === '' || (unit.role === 'address' && callsNobody(units, at))) continue
    if (text === '' && gap.trim() === '') gap = ''
    const first = /^\p{L}+/u.exec(unit.text)?.[0] ?? ''
    const goesOn = before !== undefined && before.role !== 'body' && /,$/.test(before.text) && !gap.includes('\n')
    const isMoved = unit.text !== unit.was || !unit.gap.endsWith(gap)
    text += gap + (goesOn && isMoved && STOP.has(first.toLowerCase()) ? uncapital(unit.text) : unit.text)
    gap = ''
    before = unit
  }
  return text === '' ? '' : text + tail
}
