import type { Findings, Found, Mark } from './engine.ts'
import { classWords } from './engine.ts'
import type { Language } from './foreign.ts'
import type { Category, Exception, Frame, Kind } from './frame.ts'
import type { Token } from './normalise.ts'
import { hasSubject, type Pronoun, personOf, pronounNear } from './person.ts'

type Level = 'none' | 'check' | 'crisis' | 'resource'

/** What safety makes of one text. */
export type SafetyReading = {
  level: Level
  category: Category | 'none'
  /** Whom it is about: the writer, somebody near, or nobody. */
  person: 'self' | 'other' | 'none'
  /** The sum of the frames after all adjustments; 4 and more is a crisis, 2 and 3 a check. */
  points: number
  /** Ids of the frames that counted, heaviest first. */
  frames: string[]
  /** At most four words of the writer, for the check line only. */
  quote?: string
  /** How the other person is spoken of; absent when the writer is meant. */
  pronoun?: Pronoun
  /** The language of the crisis phrase, when it is not English. */
  language?: Language
  /** No rule found it: what was learned from messages did. */
  learned?: true
  /** It was learned, and what it is about is not sure. */
  unsure?: true
}

export const NOTHING: SafetyReading = { level: 'none', category: 'none', person: 'none', points: 0, frames: [] }

export const CRISIS_FROM = 4
const CHECK_FROM = 2

/** A frame with what the layers after it have made of it. */
type Hit = { frame: Frame; start: number; end: number; person: 'self' | 'other'; points: number }

type Window = { tokens: readonly Token[]; findings: Findings }

const sentenceEnd = (tokens: readonly Token[], at: number): number => {
  let end = at
  while (end < tokens.length && tokens[end]?.word !== '.') end += 1
  return end
}
const sentenceStart = (tokens: readonly Token[], at: number): number => {
  let start = at
  while (start > 0 && tokens[start - 1]?.word !== '.') start -= 1
  return start
}

/** How far from a match a word of its sentence may stand and still say what the match is about. */
const NEAR = 14

const hasNear = (tokens: readonly Token[], hit: Found<Frame>, name: string): boolean => {
  const words = classWords(name)
  const from = Math.max(sentenceStart(tokens, hit.start), hit.start - NEAR)
  const to = hit.end + NEAR
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.word
    if (word === undefined || (word === '.' && at >= hit.end && !hit.of.clarified)) return false
    if (words.has(word)) return true
  }
  return false
}

const has = ({ findings }: Window, mark: Mark): boolean => findings.marks.some(({ of }) => of === mark)

const touches = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end

/** Kinds that idioms imitate, and kinds that no idiom outweighs. */
const IMITATED: ReadonlySet<Kind> = new Set(['explicit', 'passive', 'absence', 'no-future'])
const FIRM: ReadonlySet<Kind> = new Set(['means', 'farewell', 'body', 'voices', 'attempt'])

const covers = ({ of, ...span }: Found<Exception>, hit: Found<Frame>): boolean =>
  hit.of.firm !== true && touches(span, hit) && (of.kinds === undefined || of.kinds.includes(hit.of.kind))

const isSoon = ({ findings }: Window): boolean => {
  const ordinary = findings.marks.filter(({ of }) => of === 'ordinary-soon')
  return findings.marks.some((mark) => mark.of === 'soon' && !ordinary.some((other) => touches(mark, other)))
}

const FIRST_PERSON = new Set(['i', 'me', 'my', 'mine', 'we', 'our', 'us', 'myself'])
const REPORT_FROM = 60

/**
 * A longer passage in which nobody says "I" or "my" is a pasted report, not somebody's trouble. What is said in quotation
 * marks is another's, unless most of it stands in them: then it is a letter, or a message that was pasted so.
 */
export const isReport = ({ tokens, findings }: Window): boolean => {
  if (tokens.length < REPORT_FROM || findings.foreign.length > 0) return false
  const isQuotation = tokens.filter(({ quoted }) => quoted).length * 2 > tokens.length
  return !tokens.some(({ word, quoted }) => (isQuotation || !quoted) && FIRST_PERSON.has(word))
}

/** Layers 2 and 5: what is found, less what the objects around it explain. */
const hitsOf = (window: Window): Hit[] => {
  const { tokens, findings } = window
  const candidates = findings.frames.filter(
    (hit) => hit.of.unless === undefined || !hasNear(tokens, hit, hit.of.unless),
  )
  const uncovered = candidates.filter((hit) => !findings.exceptions.some((exception) => covers(exception, hit)))
  const outweighed = isSoon(window) || uncovered.some(({ of }) => FIRM.has(of.kind) && of.points >= 3)
  return candidates.map((hit) => {
    const leaves = findings.exceptions.filter((exception) => covers(exception, hit)).map(({ of }) => of.leave)
    const excused = leaves.length > 0 && !(outweighed && IMITATED.has(hit.of.kind))
    const points = excused ? Math.min(hit.of.points, ...leaves) : hit.of.points
    const person = hit.of.who === 'auto' ? personOf(tokens, hit.start, hit.end) : hit.of.who
    return { frame: hit.of, start: hit.start, end: hit.end, person, points }
  })
}

const TELLING = new Set(['wrote', 'handed', 'told', 'texted', 'posted', 'writes'])

/** "My student wrote in her essay that she...": the essay is hers, and so is the wish. */
const isTold = (tokens: readonly Token[], sentence: { start: number; end: number }): boolean =>
  namesSomebodyNear(tokens, sentence.start, sentence.end) &&
  tokens.slice(sentence.start, sentence.end).some(({ word }) => TELLING.has(word))

const RELATIVES = ['family', 'friend']
const namesSomebodyNear = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let at = from + 1; at < to; at += 1) {
    const owner = tokens[at - 1]?.word
    if (owner !== 'my' && owner !== 'our') continue
    if (RELATIVES.some((name) => classWords(name).has(tokens[at]?.word ?? ''))) return true
  }
  return false
}

/** Layer 6: invented people, studied subjects and news. */
const talkedAbout = (window: Window, hit: Hit): number => {
  const { tokens, findings } = window
  if (has(window, 'bleed')) return hit.points
  const own = { start: sentenceStart(tokens, hit.start), end: sentenceEnd(tokens, hit.end) }
  for (const { of, start } of findings.marks) {
    if (of !== 'fiction' && of !== 'study') continue
    const inside = start >= own.start && start < own.end
    const isOwn = hit.frame.who === 'self' || (hit.frame.who === 'auto' && hasSubject(tokens, hit.start, hit.end))
    if (hit.person === 'self' && isOwn) {
      // "In my song I want to die" may be the song, or the singer.
      if (inside && of === 'fiction' && tokens[hit.start]?.quoted) return 0
      if (inside && (hit.frame.id === 'suicide-word' || hit.frame.id === 'suicide-bare')) return 0
      continue
    }
    if (inside && !isTold(tokens, own)) return 0
    const follows = of === 'fiction' && start < own.start
    if (follows && !namesSomebodyNear(tokens, own.start, own.end)) return 0
  }
  return hit.points
}

/** Frames that weigh each other up: what they add to is one worry. */
type Group = 'suicide' | 'violence' | 'child' | 'danger' | 'eating'
const GROUP_OF: Readonly<Record<Category, Group>> = {
  suicide: 'suicide',
  'self-harm': 'suicide',
  violence: 'violence',
  rape: 'violence',
  hurting: 'violence',
  elder: 'violence',
  child: 'child',
  'child-risk': 'child',
  danger: 'danger',
  eating: 'eating',
}

/** Which worry is answered when there are several; the first words of the others come when they are spoken of. */
const RANK: readonly string[] = [
  'danger self',
  'danger other',
  'suicide self',
  'child self',
  'child-risk other',
  'child-risk self',
  'rape self',
  'violence self',
  'suicide other',
  'self-harm self',
  'eating self',
  'hurting self',
  'child other',
  'rape other',
  'violence other',
  'elder other',
  'elder self',
  'self-harm other',
  'eating other',
]
const rankOf = (hit: Hit): number => {
  const at = RANK.indexOf(`${hit.frame.category} ${hit.person}`)
  return at < 0 ? RANK.length : at
}

/** The same words are evidence once, under the heaviest frame that they fit. */
const onceEach = (hits: readonly Hit[]): Hit[] =>
  hits.filter((hit, at) => hit.frame.adds || !hits.slice(0, at).some((heavier) => touches(heavier, hit)))

type Worry = { hits: Hit[]; top: Hit; points: number }

const PAST_OFF = 4

/** "Years ago" is over for the writer only when it was another's, or an alarm. */
const isPastOfOthers = (hits: readonly Hit[]): boolean =>
  hits.every(({ person, frame }) => person === 'other' || frame.kind === 'danger')

const weigh = (window: Window, hits: readonly Hit[]): Worry | undefined => {
  const heaviest = new Map<string, Hit>()
  for (const hit of hits) {
    if (hit.points <= 0) continue
    const key = hit.frame.adds ? hit.frame.id : hit.frame.kind
    const known = heaviest.get(key)
    if (!known || known.points < hit.points) heaviest.set(key, hit)
  }
  const counted = onceEach([...heaviest.values()].sort((a, b) => b.points - a.points || rankOf(a) - rankOf(b)))
  const [top] = counted
  if (!top) return undefined
  const kinds = new Set(counted.map(({ frame }) => frame.kind))
  let points = counted.reduce((sum, hit) => sum + hit.points, 0)
  if (kinds.size > 1) points += 1
  if (isSoon(window)) points += 1
  if (has(window, 'joke') && !has(window, 'serious')) points -= 1
  if (has(window, 'denial')) points -= Math.min(3, heaviest.get('explicit')?.points ?? 0)
  if (has(window, 'past') && (has(window, 'well') || isPastOfOthers(counted))) points -= PAST_OFF
  return { hits: counted, top, points }
}

const worriesOf = (window: Window): Worry[] => {
  const hits = hitsOf(window).map((hit) => ({ ...hit, points: talkedAbout(window, hit) }))
  const groups = Map.groupBy(hits, ({ frame }) => GROUP_OF[frame.category])
  return [...groups.values()].flatMap((group) => weigh(window, group) ?? [])
}

const FRONT = new Set('i am do just really to the and of a so it is my that we have been'.split(' '))
const MOST_QUOTED = 4

/** At most four words as the writer spelled them, without the small words in front. */
const quoteOf = (clean: string, tokens: readonly Token[], hit: Hit): string => {
  const spans = new Map<number, number>()
  for (const { word, start, end } of tokens.slice(hit.start, hit.end)) if (!/^[.,]$/.test(word)) spans.set(start, end)
  const words = [...spans].map(([start, end]) => clean.slice(start, end))
  while (words.length > 2 && FRONT.has((words[0] ?? '').toLowerCase())) words.shift()
  return words.slice(-MOST_QUOTED).join(' ')
}

/** Layer 3 for people whose work it is: a question in general gets resources, one person today gets the first words. */
const isGeneralQuestion = (window: Window): boolean =>
  has(window, 'role') && has(window, 'topic') && (!has(window, 'one-person') || has(window, 'general'))

/** Reads one window of a text: tables in, one reading out. */
export const readWindow = (clean: string, window: Window): SafetyReading => {
  const foreign = window.findings.foreign[0]?.of
  if (foreign) return foreignReading(foreign)
  if (isReport(window)) return NOTHING
  const worries = worriesOf(window)
  const serious = worries.filter(({ points }) => points >= CRISIS_FROM)
  const [first] = serious.sort((a, b) => rankOf(a.top) - rankOf(b.top))
  const general = isGeneralQuestion(window)
  const ofOthers = first && (first.top.person === 'other' || isOfNobody(window, first.top))
  if (first && !(general && ofOthers && isInGeneral(window))) return describe(window, first, 'crisis')
  if (general) return { ...NOTHING, level: 'resource', category: first?.top.frame.category ?? 'none', person: 'none' }
  const [mild] = worries.filter(({ points }) => points >= CHECK_FROM).sort((a, b) => b.points - a.points)
  if (!mild) return NOTHING
  return { ...describe(window, mild, 'check'), quote: quoteOf(clean, window.tokens, mild.top) }
}

/** "When somebody mentions suicide": what a general question names is nobody's own. */
const isOfNobody = ({ tokens, findings }: Window, hit: Hit): boolean =>
  findings.marks.some(
    ({ of, start }) => of === 'general' && start >= sentenceStart(tokens, hit.start) && start < hit.end,
  )

const isInGeneral = (window: Window): boolean => has(window, 'general') && !has(window, 'one-person')

const describe = ({ tokens, findings }: Window, worry: Worry, level: Level): SafetyReading => ({
  level,
  category: categoryOf(worry.top, findings),
  person: worry.top.person,
  points: worry.points,
  frames: worry.hits.map(({ frame }) => frame.id),
  ...(worry.top.person === 'other' || isAboutAnother(worry.top)
    ? { pronoun: pronounNear(tokens, worry.top.start) }
    : {}),
})

/** What an adult would be told about violence is said in other words to a child. */
const categoryOf = ({ frame, person }: Hit, findings: Findings): Category => {
  const ofChild = frame.category === 'violence' || frame.category === 'rape'
  const isChild = findings.marks.some(({ of }) => of === 'minor')
  return ofChild && isChild && (person === 'self' || frame.id === 'hit-other') ? 'child' : frame.category
}

/** A frame about the writer may still name the one who is feared. */
const isAboutAnother = ({ frame }: Hit): boolean => GROUP_OF[frame.category] === 'violence'

/** A crisis phrase of another language, as a reading. */
export const foreignReading = (of: {
  language: Language
  category: Category
  who: 'self' | 'other'
}): SafetyReading => ({
  level: 'crisis',
  category: of.category,
  person: of.who,
  points: 5,
  frames: [`${of.language}-${of.category}`],
  language: of.language,
  ...(of.who === 'other' ? { pronoun: 'they' as const } : {}),
})
