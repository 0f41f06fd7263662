import { piecesBetween } from '@understory/language/diff'
import { capital, wordCount } from '../understand/text.ts'
import { along, shortened, spelled } from './axes.ts'
import { type Edited, type Note, straight, swap } from './edit.ts'
import { sameFacts } from './facts.ts'
import { isHostile, withoutHostility } from './hostile.ts'
import { joinLetter, type Letter, letterOf, type Unit } from './letter.ts'
import type { Sentences } from './praise.ts'
import { type Place, RULES } from './rules.ts'
import { countHedges, dated, halved, tightened, unhedged, unshouted } from './soften.ts'
import { firstSwap, withoutStings } from './stings.ts'
import { countSorry, type Draftwork, REQUEST, sorryOnce, upFront, withAsk } from './structure.ts'
import type { Wish } from './wish.ts'

/** What a text is, as far as it tells what may be done to it. */
export type About = { isGrief: boolean; isWarm: boolean; isCode: boolean; isAngry: boolean }

const GRIEF =
  /\b(?:sorry (?:for|about|to hear (?:about|of)) (?:your|the) (?:loss|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|grand\w+|dog|cat|passing|death)|condolences|passed away|funeral|rest in peace|grieving|your loss)\b/i
const WARM =
  /\b(?:congratulations|congrats|happy (?:birthday|anniversary|retirement)|proud of you|i love you|raise (?:a|your|our) glass|toast|best man|maid of honor|wedding|was the kind of (?:man|woman|person)|i(?:'ll| will) miss (?:him|her|you)|best \w+ i(?:'ve| have) ever (?:had|known)|so grateful (?:for|to))\b/i
const THANKS =
  /\bthank(?:s| you)(?: so much)? for (?!your (?:time|attention|understanding|cooperation|patience|consideration|prompt|help)|considering|reading|nothing|letting|any|in)/i
const CODE =
  /`[^`\n]+`|\b(?:function|method|pull request|merge|commit|refactor|null|unit tests?|codebase|this (?:pr|class|loop|query|component)|lgtm|nit:)\b/i

export function aboutOf(text: string, { charges, units }: Letter): About {
  const plain = straight(text)
  const isAngry = units.some((unit) => isHostile(unit.text)) || charges.length >= 2
  const isGrief = GRIEF.test(plain) && !isAngry
  return {
    isGrief,
    isWarm:
      !isAngry && charges.length === 0 && (isGrief || WARM.test(plain) || (THANKS.test(plain) && !REQUEST.test(plain))),
    isCode: CODE.test(plain),
    isAngry,
  }
}

function placesOf({ isGrief, isWarm, isCode }: About): ReadonlySet<Place> {
  const places = new Set<Place>()
  if (isGrief) places.add('grief')
  if (isCode) places.add('code')
  if (!isWarm) places.add('cold')
  return places
}

/** A sentence without insult, threat and sting, and what was found in it. */
function calmed(text: string, letter: Letter, isAngry: boolean, places: ReadonlySet<Place>): Edited {
  const civil = withoutHostility(text)
  if (civil.text === '') return civil
  const isCharged =
    letter.charges.some(({ words }) => text.includes(words)) || (isAngry && /^you (?:always|never)\b/i.test(text))
  const mild = withoutStings(civil.text, isCharged, places)
  return { text: mild.text, notes: [...civil.notes, ...mild.notes] }
}

/** A sentence made plainer: hedges, open dates, long ways of saying it, shouting. */
function plainer(text: string, { hedges, dates, slips }: Record<'hedges' | 'dates' | 'slips', boolean>): Edited {
  const notes: Note[] = []
  let now = text
  const steps = [brokenOff, unshouted, halved, ...(hedges ? [unhedged] : []), ...(dates ? [dated] : []), tightened]
  if (hedges && PURE_BOTHER.test(straight(now))) return { text: '', notes: [{ kind: 'hedge', words: now }] }
  for (const one of steps) {
    const done = one(now)
    if (!done || !sameFacts(now, done.text)) continue
    notes.push({ kind: done.kind, words: done.words, n: wordCount(done.words) })
    now = done.text
  }
  const mended = slips ? along('grammar', now) : now
  if (mended !== now && sameFacts(now, mended))
    return { text: mended, notes: [...notes, { kind: 'slip', words: firstGone(now, mended) }] }
  return { text: now, notes }
}

function brokenOff(sentence: string) {
  const done = firstSwap(sentence, RULES.breakup)
  return done && done.text !== sentence ? { ...done, kind: 'breakup' } : undefined
}

const firstGone = (before: string, after: string): string =>
  piecesBetween(before, after)
    .find(({ change }) => change === 'gone')
    ?.text.trim() ?? before

const PURE_BOTHER =
  /^(?:and |again,? )?(?:i'm |i am )?(?:so |really |very )?sorry (?:to (?:bother|bug|trouble)|for (?:bothering|bugging)) you[^.!?]{0,20}[.!]*$/i

const AHEAD =
  /\b(thanks|thank you) in advance\b(?: for your (?:prompt |kind )?(?:cooperation|attention|response|reply|understanding|help))?/i

function withoutAhead({ units, notes }: Draftwork): Draftwork {
  let words: string | undefined
  const fresh = units.map((unit) => {
    const done = swap(unit.text, AHEAD, '$1')
    if (!done) return unit
    words ??= done.words
    return { ...unit, text: done.text }
  })
  return words === undefined ? { units, notes } : { units: fresh, notes: [...notes, { kind: 'ahead', words }] }
}

const NOTHING_LEFT = "I'm angry about [what happened]. I'd like [what you want]."

/** What is left where everything was an insult. */
function withSomething(units: readonly Unit[]): Unit[] {
  const isEmpty = units.every(({ role, text }) => role !== 'body' || text === '')
  const at = units.findIndex(({ role }) => role === 'body')
  return units.map((unit, place) => (isEmpty && place === at ? { ...unit, text: NOTHING_LEFT } : unit))
}

export type Rewritten = { text: string; notes: Note[]; sentences: Sentences; isAlong: boolean }

/** The whole text rewritten by edits from closed lists, and what was found. */
export function rewrite(letter: Letter, about: About, wish: Wish): Rewritten {
  const places = placesOf(about)
  const notes: Note[] = []
  const whole = letter.units.map(({ text }) => text).join(' ')
  const hedges = !about.isWarm && (countHedges(whole) >= 2 || wish.axis === 'firmer' || wish.axis === 'shorter')
  const isLetter = letter.units[0]?.role === 'greeting'
  const dates = isLetter || wordCount(whole) > 25
  // Who misspells a word wants the rest mended too; in a chat "im" may stay.
  const isMisspelled = letter.units.some(({ role, text }) => role === 'body' && spelled(text) !== text)
  const slips =
    isMisspelled || wish.isMending || wish.axis === 'grammar' || (isLetter && /^(?:dear|hello|good)\b/i.test(whole))
  const touched = new Set<string>()
  const edited = letter.units.map((unit): Unit => {
    if (unit.role !== 'body') return unit
    const right = spelled(unit.text)
    if (right !== unit.text) notes.push({ kind: 'slip', words: firstGone(unit.text, right) })
    const calm = calmed(right, letter, about.isAngry || wish.axis === 'nicer', places)
    notes.push(...calm.notes)
    if (calm.notes.length > 0) touched.add(unit.was)
    if (calm.text === '' || about.isWarm) return { ...unit, text: calm.text }
    const plain = plainer(calm.text, { hedges, dates, slips })
    notes.push(...plain.notes)
    if (plain.notes.some(({ kind }) => kind !== 'slip' && kind !== 'wordy')) touched.add(unit.was)
    return { ...unit, text: plain.text }
  })
  const n = countSorry(letter.units)
  const work = [
    (sofar: Draftwork) => sorryOnce(sofar, n),
    ...(about.isWarm ? [] : [upFront, withAsk, withoutAhead]),
  ].reduce((sofar: Draftwork, step) => step(sofar), { units: withSomething(edited), notes })
  const before = joinLetter({ units: work.units, tail: letter.tail })
  const units = alongAxis(work.units, wish)
  const text = joinLetter({ units, tail: letter.tail })
  const body = units.filter((unit) => unit.role === 'body' && unit.text !== '')
  const fresh = body.filter(({ was }) => was !== '' && !touched.has(was))
  return {
    text,
    notes: work.notes,
    sentences: { fresh: fresh.map(({ text: own }) => own), all: body.map(({ text: own }) => own) },
    isAlong: text !== before,
  }
}

function alongAxis(units: readonly Unit[], { axis }: Wish): Unit[] {
  if (axis === undefined) return [...units]
  if (axis === 'shorter') return shortened(units)
  const isNeat = axis === 'formal' || axis === 'grammar'
  const change = (text: string) => {
    const mended = axis === 'formal' ? along('grammar', text) : text
    const done = along(axis, mended)
    return sameFacts(text, done) || done === '' ? done : text
  }
  return units.map((unit, at) => {
    if (unit.role === 'address' || unit.text === '') return unit
    const begins = at === 0 || unit.gap.includes('\n') || /[.!?]$/.test(units[at - 1]?.text ?? '')
    const text = change(unit.text)
    return { ...unit, text: begins && isNeat ? capital(text) : text }
  })
}

/** Charges that no edit took out of the new text. */
export function chargesLeft(text: string): string[] {
  return letterOf(text).charges.flatMap(({ words, rule }) => {
    const isOwned = /\b(?:feels?|felt) like $/i.test(text.slice(0, text.indexOf(words)))
    return rule === 'contempt' || rule === 'judgment' || isOwned ? [] : [words]
  })
}
