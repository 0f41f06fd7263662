import { decideAct } from './acts/decide.ts'
import { formAsked, goesBack } from './acts/redirect.ts'
import { type Before, foldMessage, type Message } from './acts/rule.ts'
import { isGibberish } from './read/gibberish.ts'
import { languageOf } from './read/language.ts'
import { type Mention, peopleIn } from './read/people.ts'
import { type Reading, readTurn } from './read/reading.ts'
import { vocabulary } from './retrieve/vocabulary.ts'
import { LINES } from './safety/lines.ts'
import { emptySpent, type Spent, spend, withoutQuotes } from './speak/fingerprints.ts'
import { behindFramed } from './speak/own-line.ts'
import { type Origin, originOf, quotedIn } from './speak/phrases.ts'
import { sentencesOf } from './text/words.ts'
import type { Act, Person, Slot, Slots, Turn } from './types.ts'

/** A text that can still be changed: the last phrase of ours or the last draft of theirs. */
type Changeable = { text: string; whose: 'ours' | 'theirs'; origin?: Origin }

/** All that earlier turns left behind; folded anew from the texts at every call. */
export type Memory = {
  /** Turns of the person before this one. */
  readings: Reading[]
  /** All that the person wrote in them, in lower case. */
  written: string
  acts: Act[]
  /** Turns that tell of the problem on the table. */
  problem: Reading[]
  slots: Slots
  people: Mention[]
  card?: string
  /** The problem before this one, to come back to. */
  parked?: { card?: string; slots: Slots; problem: Reading[] }
  tries: Set<string>
  phrases: Set<string>
  reactions: Set<string>
  text?: Changeable
  /** The last try of a card that was offered: the line to carry away. */
  carry?: Changeable
  question?: string
  questions: Set<string>
  quoted: Set<string>
  spent: Spent
  openings: Set<string>
  /** Our last turn asked and gave nothing. */
  askedOnly: boolean
  replies: number
  vents: number
  insults: number
  metaphorAgo: number
}

const emptyMemory = (): Memory => ({
  readings: [],
  written: '',
  acts: [],
  problem: [],
  slots: {},
  people: [],
  tries: new Set(),
  phrases: new Set(),
  reactions: new Set(),
  questions: new Set(),
  quoted: new Set(),
  spent: emptySpent(),
  openings: new Set(),
  askedOnly: false,
  replies: 0,
  vents: 0,
  insults: 0,
  metaphorAgo: 9,
})

const METAPHOR =
  /\b(?:tree|trees|forest|root|roots|leaf|leaves|branch|branches|seed|seeds|shade|moss|canopy|undergrowth|trunk|sapling)\b/i

/** The first 80 characters, folded: two replies may not begin alike. */
export const openingOf = (text: string): string => text.slice(0, 80).toLowerCase().replace(/\s+/g, ' ')

/** Folds a question so that it is known again. */
export const foldQuestion = (text: string): string => foldMessage(text.toLowerCase())

const questionsIn = (text: string): string[] => {
  const plain = withoutQuotes(text)
  return sentencesOf(plain)
    .map((at) => plain.slice(at.start, at.end))
    .filter((sentence) => sentence.endsWith('?'))
}

const isTheirs = (memory: Memory, quoted: string): boolean => memory.written.includes(quoted.toLowerCase())

const HELP = new RegExp(
  `\\b(?:${Object.values(LINES)
    .map(({ number }) => number)
    .join('|')})\\b`,
)

const rememberQuotes = (memory: Memory, content: string): boolean => {
  let offered = false
  const holdsHelp = HELP.test(content)
  let text: Changeable | undefined
  for (const quoted of quotedIn(content)) {
    const origin = originOf(quoted, memory.card)
    if (!origin && isTheirs(memory, quoted)) {
      memory.quoted.add(quoted.toLowerCase())
      continue
    }
    if (quoted.split(/\s+/).length < 2) continue
    // the first words of a call for help are for that call alone
    if (holdsHelp && !origin) continue
    offered = true
    memory.phrases.add(foldMessage(quoted.toLowerCase()))
    // the phrase of a card is the one to change later, else the longest
    const here =
      origin && (origin.try || memory.card === undefined || origin.card.id === memory.card) ? origin : undefined
    const better =
      text === undefined ||
      (here !== undefined && text.origin === undefined) ||
      (here === undefined && text.origin === undefined && quoted.length > text.text.length)
    if (better) text = { text: quoted, whose: 'ours', ...(here ? { origin: here } : {}) }
    if (!origin) {
      const behind = behindFramed(quoted)
      if (behind) memory.card ??= behind.card
      for (const each of behind?.tries ?? []) memory.tries.add(`${behind?.card}/${each}`)
      continue
    }
    // a line for a reaction may stand on several cards: it moves nobody from the one on the table
    if (origin.try || memory.card === undefined) memory.card = origin.card.id
    if (origin.try) memory.tries.add(`${origin.card.id}/${origin.try.id}`)
    if (origin.reaction) memory.reactions.add(`${origin.card.id}/${origin.reaction}`)
  }
  if (text) memory.text = text
  if (text?.origin?.try) memory.carry = text
  return offered
}

const hearOurs = (memory: Memory, content: string): void => {
  const offered = rememberQuotes(memory, content)
  const asked = questionsIn(content)
  const last = asked.at(-1)
  delete memory.question
  if (last !== undefined) memory.question = last
  for (const each of asked) memory.questions.add(foldQuestion(each))
  spend(memory.spent, content)
  if (memory.readings.length > 0) {
    memory.openings.add(openingOf(content))
    memory.askedOnly = !offered && last !== undefined
    memory.replies += 1
    memory.metaphorAgo = METAPHOR.test(withoutQuotes(content)) ? 0 : memory.metaphorAgo + 1
  }
}

/** What acts may know of the past. */
const beforeOf = (memory: Memory): Before => ({
  advised: memory.phrases.size > 0 || memory.replies > 0,
  ...(memory.question === undefined || memory.readings.length === 0 ? {} : { question: memory.question }),
  text: memory.text !== undefined,
  earlier: memory.readings.map((reading) => foldMessage(reading.shadow.text)),
  venting: memory.vents > 0 && memory.acts.at(-1) === 'vent',
})

/** A message as acts see it. */
const toMessage = (reading: Reading, memory: Memory): Message => {
  const text = reading.told === '' && reading.zones.draft === undefined ? reading.shadow.text : reading.told
  return {
    reading,
    text: text.trim(),
    words: reading.wordCount,
    language: languageOf(reading.shadow.text.slice(0, 1200)),
    gibberish: isGibberish(reading.shadow.text.slice(0, 1200), (word) => vocabulary.has(word)),
    before: beforeOf(memory),
  }
}

const TELLING: ReadonlySet<Act> = new Set<Act>([
  'problem',
  'answer',
  'script',
  'review',
  'report',
  'correct',
  'vent',
  'judge',
  'wont-work',
  'what-if',
  'deceive',
  'fact',
  'rehearse',
])

/** Joins what a turn says with what was known; the newer word wins. */
const mergeSlots = (old: Slots, fresh: Slots): Slots => {
  const merged: Slots = { ...old, ...fresh }
  // whoever else turns up later is spoken about, unless plainly addressed
  if (old.to && fresh.to && !isAddressed(fresh)) {
    merged.to = old.to
    if (fresh.to.value.np !== old.to.value.np) merged.about = fresh.to
  }
  const tried = [...(old.tried ?? []), ...(fresh.tried ?? [])]
  if (tried.length > 0) merged.tried = tried
  // "she" of a later turn belongs to the one spoken of, not to somebody new
  if (
    old.to &&
    fresh.to &&
    fresh.to.value.role === 'person' &&
    old.to.value.role !== 'person' &&
    old.to.value.name === undefined &&
    fresh.to.value.name !== undefined
  ) {
    merged.to = { ...old.to, value: { ...old.to.value, name: fresh.to.value.name } }
  }
  return merged
}

const isAddressed = (slots: Slots): boolean => {
  const to = slots.to?.value
  if (!to || slots.want === undefined) return false
  const want = slots.want.value.toLowerCase()
  return want.includes(to.np.replace(/^(?:your|the) /, '').toLowerCase())
}

const withLaterPronoun = (to: Slot<Person> | undefined, reading: Reading): Slot<Person> | undefined => {
  const fresh = reading.slots.to?.value
  if (to?.value.pronoun !== 'they' || (fresh && (fresh.np === to.value.np || fresh.pronoun !== 'they'))) return to
  const she = /\b(?:she|she's|she'll|her|hers)\b/.test(reading.told)
  const he = /\b(?:he|he's|he'll|him|his)\b/.test(reading.told)
  if (she === he) return to
  return { ...to, value: { ...to.value, pronoun: she ? 'she' : 'he' } }
}

/** Whether a turn opens another matter: a new person and enough words, after something was already told. */
const opensAnother = (memory: Memory, reading: Reading, act: Act): boolean => {
  if (memory.problem.length === 0 || (act !== 'problem' && act !== 'script' && act !== 'review' && act !== 'vent'))
    return false
  if (act === 'review') return true
  const known = memory.slots.to?.value.np
  const fresh = reading.slots.to?.value
  if (fresh && known !== undefined && fresh.np !== known && !memory.people.some((each) => each.person.np === fresh.np))
    return reading.words.length >= 5
  return (
    act === 'problem' &&
    reading.slots.want !== undefined &&
    reading.words.length >= 7 &&
    fresh === undefined &&
    memory.question === undefined
  )
}

const CORRECTED_AWAY = 'not'

/** The person meant by a correction: never the one after "not". */
export const correctedPerson = (reading: Reading): Slot<Person> | undefined => {
  const kept = peopleIn(reading.shadow, reading.words).filter((each) => {
    const before = reading.words.slice(Math.max(0, each.first - 2), each.first).map((word) => word.text)
    return !before.includes(CORRECTED_AWAY)
  })
  const [first] = kept
  return first ? { value: first.person, sure: 'said' } : undefined
}

const applyCorrection = (memory: Memory, reading: Reading): void => {
  const person = correctedPerson(reading)
  const slots = { ...reading.slots }
  delete slots.to
  delete slots.about
  memory.slots = mergeSlots(memory.slots, slots)
  if (person) memory.slots = { ...memory.slots, to: person }
  else {
    const { to } = memory.slots
    const gender = /\b(?:she|he|they)\b[^.]*\b(he|him|man|guy|boy|she|her|woman|girl|they)\b/.exec(reading.told)?.[1]
    if (to && gender !== undefined) {
      const pronoun = /^(?:he|him|man|guy|boy)$/.test(gender)
        ? 'he'
        : /^(?:she|her|woman|girl)$/.test(gender)
          ? 'she'
          : 'they'
      memory.slots = { ...memory.slots, to: { ...to, value: { ...to.value, pronoun } } }
    }
  }
}

/** The line goes to somebody else now; whom it went to before is no longer meant. */
const turnTo = (memory: Memory, reading: Reading): void => {
  const to = reading.mentions.at(-1)
  const { parked } = memory
  if (goesBack(reading.told) && to && parked?.slots.to?.value.np === to.person.np) {
    memory.slots = parked.slots
    memory.problem = parked.problem
    if (parked.card === undefined) delete memory.card
    else memory.card = parked.card
    delete memory.parked
    return
  }
  const { about: _earlier, ...slots } = memory.slots
  const medium = formAsked(reading.told)
  memory.slots = {
    ...slots,
    ...(to ? { to: { value: to.person, sure: 'said' as const } } : {}),
    ...(medium ? { medium: { value: medium, sure: 'said' as const } } : {}),
  }
}

/** Takes a turn of the person into memory. */
export const hearTheirs = (memory: Memory, reading: Reading, act: Act): void => {
  // "is that better?" asks about the text on the table and tells nothing
  if (TELLING.has(act) && (act !== 'review' || reading.zones.draft !== undefined)) {
    if (opensAnother(memory, reading, act)) {
      memory.parked = {
        ...(memory.card === undefined ? {} : { card: memory.card }),
        slots: memory.slots,
        problem: memory.problem,
      }
      memory.slots = {}
      memory.problem = []
      delete memory.card
    }
    if (act === 'correct') applyCorrection(memory, reading)
    else memory.slots = mergeSlots(memory.slots, reading.slots)
    memory.problem = [...memory.problem, reading]
    memory.people = [...reading.mentions, ...memory.people]
  }
  if (act === 'redirect') turnTo(memory, reading)
  const to = withLaterPronoun(memory.slots.to, reading)
  if (to) memory.slots = { ...memory.slots, to }
  if (act === 'vent') memory.vents += 1
  if (act === 'hostile') memory.insults += 1
  const { draft } = reading.slots
  if (draft && (act === 'review' || act === 'rewrite')) memory.text = { text: draft.value, whose: 'theirs' }
  memory.readings.push(reading)
  memory.written += `${reading.shadow.raw.toLowerCase()}\n`
  memory.acts.push(act)
}

/** The last turn of the person with all that went before it. */
export type Now = { memory: Memory; reading: Reading; message: Message; act: Act }

/** Folds a thread up to and including the person's last turn. Turns of ours after it are left out. */
export const foldThread = (turns: readonly Turn[]): Now => {
  const memory = emptyMemory()
  const last = turns.findLastIndex((turn) => turn.role === 'user')
  turns.slice(0, Math.max(0, last)).forEach((turn, i) => {
    if (turn.role === 'assistant') hearOurs(memory, turn.content)
    else {
      const reading = readTurn(turn.content, i)
      hearTheirs(memory, reading, decideAct(toMessage(reading, memory)))
    }
  })
  const reading = readTurn(turns[last]?.content ?? '', Math.max(0, last))
  const message = toMessage(reading, memory)
  return { memory, reading, message, act: decideAct(message) }
}
