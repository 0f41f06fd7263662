import { wordCount } from '../understand/text.ts'
import type { Cost, Outcome, Strength } from './types.ts'

const DATED =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:today|tonight|tomorrow|noon|midnight|(?:this|next|last) (?:week|month|weekend|year)|half past|o'clock)\b/i
const ASKS = /\b(?:can|could|would|will|may|shall) (?:you|we|i)\b|\bplease\b|\bi(?:'d| would) like\b|\bi need\b/i
const HEARS =
  /\bi (?:hear|see|understand|get it|get that|can see|can hear)\b|\byou(?:'re| are) right\b|\bthat (?:must|sounds|makes sense)\b|\bthank you for\b|\bsounds like\b|\bno wonder\b/i
const OWNS =
  /\bi (?:was (?:wrong|late|rude|unfair)|did|didn't|should(?:'ve| have)|forgot|missed|sent|made|let|dropped|promised|wasn't|broke|hurt|got it wrong|said|led|ran|built|fixed|changed|cut|stopped|disappeared)\b|\bi've (?:run|led|been)\b|\bmy (?:mistake|fault|part|doing)\b|\bi'm (?:the one|responsible)\b/i
const LIMITS =
  /\b(?:i|we) (?:can't|cannot|can not|won't|will not|am not (?:able|going)|(?:don't|do not) have (?:the )?(?:time|room|energy))\b|\b(?:i'm|we're) not (?:able|going|coming)\b|\bi'm (?:stepping down|cutting back)\b|\b(?:it's|that's|it is) (?:still )?(?:a )?no\b|\bmy answer(?:'s| is)\b|\bnot this (?:time|year|week|month)\b|\bthe answer is no\b|^no[,.]/i
const OPEN_QUESTION =
  /\b(?:what|how|when|which|where|who|why|would you|could you|do you|are you|did you|have you|shall we)\b[^?]*\?/i
const BLAMES =
  /\byou (?:always|never|should have|made me|make me|just|keep|don't care|didn't even|stole|lied|ruined)\b|\b(?:your|ur) fault\b|\bbecause of you\b|\bwhat(?:'s| is) wrong with you\b|\byou(?:'re| are) (?:so |such |being )?(?:a )?(?:liar|selfish|lazy|stupid|idiot|ridiculous)\b/i
const ALWAYS = /\b(?:always|never|every (?:single )?time|everybody|everyone|nobody)\b/i
const HEDGES =
  /\b(?:maybe|just|kind of|kinda|sort of|possibly|perhaps|i think|i guess|i feel like|might|a bit|a little|hopefully|if that's ok(?:ay)?)\b/gi
const THREATENS =
  /\bor else\b|\bif you don't\b|\bi(?:'ll| will) (?:report you|sue|tell everyone|make sure you)\b|\byou(?:'ll| will) regret\b|\blast chance\b/i
const CAVES =
  /\bnever ?mind\b|\bforget (?:it|i asked)\b|\bjust this once\b|\b(?:ok|okay|fine),? (?:i'll|i will) (?:do it|come|stay|take it|host|be there)\b|^(?:ok|okay|fine),? then\b[.!]?$|\bi guess i can\b|\bwhatever you (?:want|say)\b/i
const SORRY = /\b(?:sorry|apologi[sz]e|apologies)\b/gi

/** Typed apostrophes are straight or curly. */
const straight = (line: string): string => line.replaceAll(/[\u2018\u2019]/g, "'")

const SHORT_WORDS = 30
export const LONG_WORDS = 45

const countOf = (pattern: RegExp, line: string): number => line.match(pattern)?.length ?? 0

/** The words of a line that cost, as they stand in it. */
export const matchesOf = (cost: 'always' | 'hedges', line: string): string[] =>
  (straight(line).match(cost === 'always' ? ALWAYS : HEDGES) ?? []).map((word) => word.toLowerCase())

const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 6)))

/** Whether a line takes up a word of what was said to it. */
function echoes(line: string, heard: string): boolean {
  const theirs = stemsOf(heard)
  return [...stemsOf(line)].some((stem) => theirs.has(stem))
}

/** What helps in a line. @param heard what it answers */
function strengthsOf(said: string, heard: string, facts?: RegExp): Strength[] {
  const line = straight(said)
  return namesOf<Strength>([
    ['fact', facts?.test(line) ?? false],
    ['ask', ASKS.test(line)],
    ['specific', DATED.test(line)],
    ['hears', HEARS.test(line) || echoes(line, heard)],
    ['owns', OWNS.test(line)],
    ['limit', LIMITS.test(line)],
    ['asks-them', OPEN_QUESTION.test(line)],
    ['calm-short', wordCount(line) <= SHORT_WORDS && !/!|[A-Z]{4,}/.test(line)],
  ])
}

const namesOf = <Name>(found: readonly [Name, boolean][]): Name[] =>
  found.filter(([, isThere]) => isThere).map(([name]) => name)

const FEW_WORDS = 3
const ANSWERS =
  /^(?:yes|yeah|no|nope|why|what|how|when|who|ok|okay|sure|fine|maybe|never|thanks|thank|sorry|hello|hi|good|please|stop|go)\b/i

/** Whether somebody could know what is meant: a word or two that name nothing, ask nothing and answer nothing cannot. */
export function isUnderstood(line: string, strengths: readonly Strength[]): boolean {
  if (!/\p{L}{2}/u.test(line)) return false
  return wordCount(line) > FEW_WORDS || ANSWERS.test(line.trim()) || strengths.some((each) => each !== 'calm-short')
}

function costsOf(said: string): Cost[] {
  const line = straight(said)
  return namesOf<Cost>([
    ['threat', THREATENS.test(line)],
    ['blame', BLAMES.test(line)],
    ['caves', CAVES.test(line)],
    ['sorries', countOf(SORRY, line) >= 2],
    ['explains', wordCount(line) > LONG_WORDS || countOf(/\bbecause\b/gi, line) >= 2],
    ['hedges', countOf(HEDGES, line) >= 2],
    ['always', ALWAYS.test(line)],
  ])
}

/**
 * What is found in a line, and what it does to the other: one point for each thing that is wanted here, one less for each that
 * costs, two less for blame and threats.
 *
 * @param heard  what the line answers
 * @param guard  0, open, to 4, shut: whoever is on guard needs more to open
 */
export function weigh(line: string, heard: string, wants: readonly Strength[], guard: number, facts?: RegExp) {
  const [strengths, costs] = [strengthsOf(line, heard, facts), costsOf(line)]
  const gained = strengths.filter((strength) => wants.includes(strength)).length
  const heavy = costs.filter((cost) => cost === 'blame' || cost === 'threat').length
  const score = gained - costs.length - heavy
  return { strengths, costs, outcome: outcomeOf(score, guard) }
}

function outcomeOf(score: number, guard: number): Outcome {
  if (score < 0) return 'closed'
  return score >= (guard >= 3 ? 3 : 2) ? 'opened' : 'held'
}
