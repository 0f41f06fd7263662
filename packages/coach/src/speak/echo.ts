import type { Reading } from '../read/reading.ts'
import { ROLES } from '../read/roles.ts'
import { whenIn } from '../read/times.ts'
import { cardTokens, idf } from '../retrieve/index.ts'
import { RING_OF } from '../retrieve/synonyms.ts'
import { rawOf } from '../text/shadow.ts'
import { EDGE, STOP } from '../text/stop-words.ts'
import { clausesOf, type Stretch, sentencesOf, type Word } from '../text/words.ts'
import type { Card, Span } from '../types.ts'

/** A fragment of the person's own words, as they wrote it. */
export type Fragment = { text: string; span: Span; weight: number }

const MOST = 8
const LEAD =
  /^(?:(?:hi|hey|hello|so|and|but|or|because|also|well|ok|please|um|uh|like|yeah|yes|no|oh|lol|then|basically|honestly|actually|now|i mean|to be honest|in my opinion|how (?:do|can|should|would|could|to)(?: i| we| you)?(?: even| ever| best)?|what (?:do|should|can|would) (?:i|we)(?: even)? (?:say|do|answer|reply|write|respond|tell)(?: to)?|what (?:do|should|can|would) (?:i|we)(?: even)?|what to (?:say|do|write)(?: to)?|(?:i|we) (?:really |just |only |also )?(?:want to|need to|have to|would like to|must|should)|i'd like to|i'm trying to|trying to|(?:can|could|would|will) you(?: please)?(?: help me)?(?: to)?|help me(?: to)?|i don't know (?:how|what|if|whether|why)(?: to)?|i need (?:help|advice) (?:with|on|about)?|should i|can i|is it ok(?: to)?|what's the best way to|the best way to|to|that|which|if|when|since|though|although|while|what if|whenever|how)\s+)+/
const BEFORE_CUT = new Set(
  'to for at with about in on by when while from after before that who since without because so like until over during as if whenever and but or into through than which'.split(
    ' ',
  ),
)
const OPENS = new Set(
  "i i'm i've he she they he's she's they're we my our no every nobody everyone everybody the a his her their always never not it it's don't can't won't you two three one am is why".split(
    ' ',
  ),
)
/** A clause may close on these though they are small. */
const CLOSES = new Set(
  'no not it me him her them us you down up off out back away over again anymore all either yet too this that there here now still alone one both'.split(
    ' ',
  ),
)
/** Never last, not even where the clause ends there. */
const HANGS = new Set(
  "a an the to of at for with from by about into and or but so if then than that of my your his their our as because is am are was were i'm he's she's it's they're i you we he she they do does did".split(
    ' ',
  ),
)
const SLUR = /\b(?:nigg|fag|retard|tranny|spic|chink|kike|whore|slut|cunt|bitch|fuck|shit|asshole|bastard|dick|piss)/
const CHARGE =
  /\b(?:steals?|stole|thief|lies?|lied|liar|cheat(?:s|ed|ing)?|drunk|alcoholic|addict|abus\w+|affair|pregnant|gay|fired|psycho|crazy)\b/
const FEELS =
  /^(?:nervous|anxious|worried|scared|afraid|dread\w*|terrified|angry|mad|frustrated|furious|annoyed|hurt|betrayed|guilty|selfish|ashamed|embarrass\w*|awkward|lonely|alone|overwhelmed|stuck|blank|exhausted|tired|sick|jealous|hate|cry|crying|cried|freeze|ignored|resent|panic\w*|stupid|miserable|upset|stress\w*|uncomfortable|ridiculous|unfair|rude|boring|cold)$/
const UNSAFE =
  /\b(?:die|dying|kill|suicid\w*|hit me|hits me|rape\w*|molest\w*|touched me|overdose|abus\w*|chok\w*|beat me|cut myself)\b/

const NUMBER_WORD = /^(?:two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|half|twice)$/
const SMALL_VERB =
  /^(?:come|go|get|say|tell|know|want|need|think|feel|keep|take|give|try|make|says|said|told|went|got|goes|wants|needs|keeps|gives|makes)$/
const TAIL_AFTER = /^(?:to|about|because|that|when|if|since|without|of)$/
const PLACE = /^(?:in|on|at|of|to|for|with|from|by|about|after|before|over)$/
const JOINS = /^(?:and|but|or|because|so|when|while|if|whenever|since|until|which|that|who|after|before|without)$/

const weigh = (word: Word, card: Card | undefined): number => {
  if (ROLES.has(word.text)) return 0.4
  if (NUMBER_WORD.test(word.text)) return 1.2
  if (FEELS.test(word.text)) return 3.2
  if (/^\$?\d/.test(word.text)) return 1.2
  if (STOP.has(word.text))
    return /^(?:never|always|again|every|no|nothing|nobody|yet)$|n't$/.test(word.text)
      ? 1.2
      : SMALL_VERB.test(word.text)
        ? 0.4
        : 0
  const ring = RING_OF.get(word.stem)
  const known = card ? cardTokens(card) : undefined
  if (known?.has(word.stem) || (ring !== undefined && known?.has(ring))) return 2.2
  return Math.min(1.8, 0.5 * idf(word.stem))
}

const trim = (
  words: readonly Word[],
  from: number,
  to: number,
  atClauseStart: boolean,
  atClauseEnd: boolean,
): [number, number] => {
  let [start, end] = [from, to]
  while (start < end) {
    const { text } = words[start] ?? { text: '' }
    if (!EDGE.has(text) || (atClauseStart && start === from && OPENS.has(text))) break
    start += 1
  }
  while (end > start) {
    const { text } = words[end - 1] ?? { text: '' }
    if (!EDGE.has(text) || CLOSES.has(text) || (atClauseEnd && end === to && !HANGS.has(text))) break
    end -= 1
  }
  return [start, end]
}

type Window = { from: number; to: number; whole: boolean; start: boolean; object?: true; tail?: true }

/** "I feel sick" is met by its own sentence; the matter is elsewhere. */
const FEELING_ONLY = /^(?:and )?(?:i|we)(?:'m| am| feel| felt|'ve been| get)(?: \w+){0,3}$|^(?:so|really|very|too) \w+$/

const windows = (words: readonly Word[], people: ReadonlySet<number>, subjects: ReadonlySet<number>): Window[] => {
  const found: Window[] = []
  const n = words.length
  // what is to be told stands behind the one who is told: "tell my supervisor | something bad"
  for (let at = 1; at < n - 1; at += 1) {
    const behind = people.has(words[at - 1]?.end ?? -1)
    if (
      behind &&
      n - at <= MOST &&
      at <= 6 &&
      !BEFORE_CUT.has(words[at]?.text ?? '') &&
      (!EDGE.has(words[at]?.text ?? '') || OPENS.has(words[at]?.text ?? ''))
    )
      found.push({ from: at, to: n, whole: false, start: true, object: true })
  }
  if (n <= MOST) found.push({ from: 0, to: n, whole: true, start: true })
  for (let cut = 2; cut < Math.min(n, MOST + 1); cut += 1) {
    if (BEFORE_CUT.has(words[cut]?.text ?? '')) found.push({ from: 0, to: cut, whole: false, start: true })
  }
  // "I'm terrified of | my thesis defense"
  for (let at = 1; at < Math.min(n - 2, 7); at += 1) {
    const felt = FEELS.test(words[at - 1]?.text ?? '') && /^(?:of|about|for|that|to)$/.test(words[at]?.text ?? '')
    if (felt && n - at - 1 <= MOST) found.push({ from: at + 1, to: n, whole: false, start: true, object: true })
  }
  // what the one complained of does: "my mom | calls me six times a day"
  for (let at = 1; at < Math.min(n - 1, 5); at += 1) {
    if (!subjects.has(words[at - 1]?.end ?? -1) || EDGE.has(words[at]?.text ?? '')) continue
    if (n - at <= MOST) found.push({ from: at, to: n, whole: false, start: true })
    for (let cut = at + 2; cut < Math.min(n, at + MOST + 1); cut += 1)
      if (BEFORE_CUT.has(words[cut]?.text ?? '')) found.push({ from: at, to: cut, whole: false, start: true })
  }
  // a tail behind a small word, up to the end of the clause
  for (let at = Math.max(1, n - MOST - 1); at < n - 1; at += 1) {
    if (TAIL_AFTER.test(words[at]?.text ?? ''))
      found.push({ from: at + 1, to: n, whole: false, start: false, tail: true })
  }
  return found
}

/** Says something about our line or about nothing at all. */
const GENERIC =
  /^(?:(?:that|it|this) )?(?:won't|wont|doesn't|didn't|will not|not going to) (?:work|help|happen)(?: out)?$|^it (?:went|was|is) \w+$|^(?:already )?tried (?:it|that|this)$|^(?:talk|think|ask|know|write|say) (?:about|it|that)$/

/** Somebody's insult is not repeated, whoever it was aimed at. */
const INSULT =
  /\b(?:stupid|useless|idiots?|dumb|ugly|fat|worthless|loser|pathetic|crazy|lazy|selfish|liar|boring|incompetent|disgusting)\b/
/** Who the person is says nothing of the matter: "i teach 9th grade math". */
const SELF =
  /^(?:i (?:teach|work|live|study|am (?:an?|from)|come|run a|was in)|i'm (?:an?|from)|im (?:an?|from)|as an?) /
/** An age or a length says nothing by itself: "he's 4", "i have ten minutes". */
const MEASURE =
  /^(?:my \w+|he|she|it|they|i|we)(?:'s|'m|'re|'ve)?(?: is| am| are| have| has| have got)? (?:only |just )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few)(?: (?:years?|yrs?|minutes?|mins?|days?|hours?|weeks?|months?)(?: old)?)?$/
/** Nothing, or whose somebody is, stands before them. */
const OWNED = /^(?:my |our |his |her |their )?$/
/** What was said against it tells nothing of the matter: "and i told her twice". */
const OBJECTED = /^i(?:'ve| have)? (?:already |even )?(?:told|asked|warned|begged) (?:him|her|them|it|this|that)\b/
/** A question put to us about our line. */
const TO_US = /^(?:is|was|does|do|are|can|could|would|should) (?:that|this|it|you|i|we) /
/** Grammar of somebody who is still learning the language; to quote it would shame. */
const LEARNING =
  /\bi am (?:come|go|work|want|have|need|like|live|think|know|agree)\b|\b(?:he|she|it|nobody|everybody|somebody|people who) (?:talk|say|want|like|go|have|do|make|come|tell|work|give|know|think|speak)\b(?! to be)|\bhow i (?:can |should |must )?(?:start|say|tell|talk|ask|write|do|make|answer|speak)\b|\bwhat i (?:say|do|write|tell|answer|must)\b|\b\d+ (?:year|month|week|day|hour)\b(?!s| old|-)|\b(?:english|grammar) (?:is )?(?:not|no) (?:so )?good\b|\bsince \w+ (?:years|months|weeks)\b|\bexplain me\b/

/** Whether a text shows that its writer is still learning English. */
const showsLearning = (text: string): boolean => LEARNING.test(text)

const namesSomebody = (raw: string): boolean =>
  (raw.match(/\b\p{Lu}\p{Ll}+/gu) ?? []).some((word) => !STOP.has(word.toLowerCase()))

/** "She asks" and no more: somebody spoke, and what was said is missing. */
const EMPTY =
  /^(?:(?:but|and|then|so|because|if|when) )?(?:he|she|they|it|we|i|you|people|everyone|everybody)(?:'ll| will)? (?:just |always |only |then |still |also |again )?(?:asks?|asked|sa(?:y|ys|id)|knows?|knew|thinks?|thought|wants?|wanted|does|did|tells? me|told me|answers?|answered|repl(?:y|ies|ied)|means?|meant|goes)(?: me| again| then)?$/

/** Whether words of theirs may come back in a reply of ours: no insult, slur, charge against somebody named, address or markup. */
export const mayQuote = (raw: string, folded: string): boolean =>
  raw.length <= 90 &&
  /\s/.test(raw) &&
  !/["\n\u201c\u201d@<>]|https?:|\d{6,}/.test(raw) &&
  !GENERIC.test(folded) &&
  !EMPTY.test(folded) &&
  !INSULT.test(folded) &&
  !TO_US.test(folded) &&
  !SLUR.test(folded) &&
  !UNSAFE.test(folded) &&
  !(CHARGE.test(folded) && namesSomebody(raw))

const leadLength = (reading: Reading, at: Stretch): number =>
  LEAD.exec(`${reading.shadow.text.slice(at.start, at.end).trimStart()} `)?.[0].length ?? 0

const fragmentsOfClause = (reading: Reading, clause: Stretch, card: Card | undefined): Fragment[] => {
  const { shadow } = reading
  const text = shadow.text.slice(clause.start, clause.end)
  const pad = text.length - text.trimStart().length
  const start = clause.start + pad + leadLength(reading, clause)
  const led = start > clause.start + pad
  const words = reading.all.filter((word) => word.start >= start && word.end <= clause.end)
  if (words.length === 0) return []
  const found: Fragment[] = []
  const people = new Set(
    reading.mentions
      .filter((each) => /^(?:tell|ask|say|give|show|let|text|email|call)/.test(shadow.text.slice(start, each.start)))
      .map((each) => each.end),
  )
  const subjects = new Set(
    reading.mentions
      .filter((each) => each.start >= start && OWNED.test(shadow.text.slice(start, each.start)))
      .map((each) => each.end),
  )
  for (const window of windows(words, people, subjects)) {
    const [from, to] = trim(words, window.from, window.to, window.start, window.to === words.length)
    if (from > window.from && PLACE.test(words[window.from]?.text ?? '')) continue
    const inner = words.slice(from, to)
    const [first, last] = [inner[0], inner.at(-1)]
    if (!first || !last || inner.length > MOST) continue
    const slips = inner.filter((word) => word.slip).length
    if (slips * 3 > inner.length) continue
    const exact = rawOf(shadow, first.start, last.end)
    // a shouted text is quoted in a normal voice
    const shouted = exact.text.length > 7 && exact.text === exact.text.toUpperCase()
    const raw = shouted ? { ...exact, text: exact.text.toLowerCase().replace(/\bi\b/g, 'I') } : exact
    if (!mayQuote(raw.text, shadow.text.slice(first.start, last.end))) continue
    if (MEASURE.test(shadow.text.slice(first.start, last.end))) continue
    const own = inner.map((word) => weigh(word, card))
    const heavy = own.reduce((sum, each) => sum + each, 0)
    if (heavy < 1.2) continue
    const clean = !window.whole && (window.to === words.length || JOINS.test(words[window.to]?.text ?? ''))
    const alone = FEELING_ONLY.test(shadow.text.slice(first.start, last.end)) && own.some((each) => each === 3.2)
    const whole = window.whole && from === 0 && to === words.length
    if (inner.length === 1 || (window.tail && from > window.from)) continue
    // "a 2 out of 5" is one thing
    if (/^\d+$/.test(first.text) && words[from - 1]?.text === 'of') continue
    const sizeBonus = inner.length === 2 ? -0.9 : 0.6
    const clock = whenIn(shadow.text.slice(first.start, last.end))
    const onlyTime = clock !== undefined && clock.end - clock.start > last.end - first.start - 5
    const weight =
      heavy / (1 + 0.09 * inner.length) +
      (whole ? 0.9 : 0) +
      (window.start && from === 0 ? 0.5 : 0) +
      sizeBonus -
      (led ? 0.1 : 0) -
      (alone || onlyTime ? 5 : 0) -
      (SELF.test(shadow.text.slice(first.start, last.end)) ? 2.5 : 0) -
      (OBJECTED.test(shadow.text.slice(first.start, last.end)) ? 2.5 : 0) -
      (inner.length === 2 && /^(?:an?|the|my|our|his|her|their)$/.test(first.text) ? 1.5 : 0) +
      (window.object ? 0.9 : 0) +
      (clean ? 0.5 : 0)
    found.push({ text: raw.text, span: { turn: reading.turn, start: raw.start, end: raw.end }, weight })
  }
  return found
}

/**
 * Fragments of a turn worth quoting, best first: at most eight raw words inside one clause, holding the heaviest words,
 * never crisis, slurs, charges against somebody named, numbers of telephones, or words mostly misspelt.
 */
export const fragmentsOf = (reading: Reading, card?: Card): Fragment[] => {
  const found: Fragment[] = []
  if (showsLearning(reading.told)) return found
  const clauses = reading.situation.flatMap((each) =>
    sentencesOf(reading.shadow.text.slice(each.start, each.end)).flatMap((sentence) =>
      clausesOf(reading.shadow.text, { start: sentence.start + each.start, end: sentence.end + each.start }),
    ),
  )
  for (const clause of clauses.slice(0, 60)) found.push(...fragmentsOfClause(reading, clause, card))
  return found.sort((a, b) => b.weight - a.weight)
}

/** The best fragment that was not quoted before. */
export const pickFragment = (
  readings: readonly Reading[],
  quoted: ReadonlySet<string>,
  card?: Card,
): Fragment | undefined => {
  for (const reading of readings.toReversed()) {
    const best = fragmentsOf(reading, card).find((each) => {
      const folded = each.text.toLowerCase()
      return ![...quoted].some((old) => old.includes(folded) || folded.includes(old))
    })
    if (best) return best
  }
  return undefined
}
