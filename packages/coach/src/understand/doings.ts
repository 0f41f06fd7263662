import type { Reading } from '@understory/insight/text/reading'
import { lemmaOfVerb } from '@understory/insight/text/tagger'
import type { Token } from '@understory/insight/text/tokens'
import type { Pronoun } from '../render/pronoun.ts'
import type { Mention } from './roles.ts'

/** What the writer or the hearer does: "shipping without testing", and as a clause "you ship without testing". */
type Doing = { isWriters: boolean; gerund: string; clause?: string }

/** Verbs that tell what is thought or said, and no doing. */
const NO_DOING =
  /^(?:say|think|know|want|feel|be|have|need|like|seem|tell|believe|guess|mean|hope|wish|wonder|look|do|go|love|hate|live|work|become|start|begin|happen|ask|hear|see|remember|understand|worry|expect|deserve|suppose|try|would|could|can|will|should|might|may|must|let|get|die|right|owe)$/
/** Words that end a clause. */
const ENDS =
  /^(?:and|but|so|because|cause|cuz|bc|when|while|which|who|if|though|although|until|since|before|after|then|or|that|where|except|plus|than|like|as|i|he|she|they|we|you|it|i'm|he's|she's|it's|they're|not|never|isn't|wasn't|aren't|didn't|doesn't|don't)$/
/** Words between the one who does and the verb. */
const BETWEEN =
  /^(?:just|always|still|even|already|also|really|only|literally|basically|has|have|had|is|was|are|were|been|keeps?|kept|all)$/
/** The verb after these is a participle. */
const HELPER = /^(?:has|have|had|is|was|are|were|been|\w+'(?:ve|s|re|d|m)|ive|im)$/
const WRITER = /^(?:i|i've|i'd|i'm|ive|im)$/
const SOMEBODY = /^(?:he|she|they)(?:'(?:s|re|ve))?$/
/** A clause breaks off after these. */
const DANGLING = /^(?:to|the|a|an|my|his|their|of|in|on|at|with|for|by|over|from)$/
const MOST_WORDS = 7
/** Each is encoded: so many are looked at, the first ones of a message. */
const MOST = 8

const IRREGULAR: Record<string, string> = { be: 'being', lie: 'lying', die: 'dying', tie: 'tying', see: 'seeing' }
const DOUBLED = /^(?:[^aeiou]*[aeiou][bdgmnprt]|forget|begin|admit|commit|refer|upset|regret|permit)$/

/** "give", "giving". */
export function gerundOf(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb]
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

/** A clause of a message: who does what. */
export type Clause = {
  /** `named`: by the only name of the message. */
  doer: 'writer' | 'named' | Mention | Pronoun
  gerund: string
  /** The verb after "I" or "you"; undefined where the message has no such form. */
  finite: string | undefined
  rest: readonly Token[]
  raw: string
}

/** What the writer and other people do, by a message, in its order. */
export function clausesIn({ text, tokens, tags }: Reading, mentions: readonly Mention[]): Clause[] {
  const names = new Set(tokens.flatMap(({ text: word }, at) => (tags[at] === 'PROPN' && NAME.test(word) ? [word] : [])))
  let found = 0
  return tokens.flatMap((token, at): Clause[] => {
    if (found === MOST) return []
    const doer = doerAt(token, names.size === 1 ? names : new Set(), mentions)
    const verbAt = doer && verbAfter(tokens, tags, at)
    if (!doer || verbAt === undefined) return []
    // "He thinks that I stole it" is no deed, and "I was robbed" is somebody else's.
    const isClaimed = doer === 'writer' && tokens[at - 1]?.lower === 'that'
    const isPassive = tokens.slice(at, verbAt).some(({ lower }) => /^(?:was|were|been|got)$/.test(lower))
    if (isClaimed || (isPassive && !tokens[verbAt]?.lower.endsWith('ing'))) return []
    const verb = tokens[verbAt]?.lower ?? ''
    const isGerund = /.{3}ing$/.test(verb)
    const lemma = isGerund ? verb : lemmaOfVerb(verb)
    const rest = restOf(tokens, verbAt + 1)
    if (tags.slice(verbAt + 1, verbAt + 1 + rest.length).includes('AUX')) return []
    const end = rest.at(-1)
    if (!end || NO_DOING.test(lemma) || rest.length > MOST_WORDS || DANGLING.test(end.lower)) return []
    const hasHelper = tokens.slice(at, verbAt).some((word) => HELPER.test(word.lower))
    const finite = isGerund || (hasHelper && !verb.endsWith('ed')) ? undefined : verb === `${lemma}s` ? lemma : verb
    const raw = text.slice(tokens[verbAt]?.start, end.end)
    found += 1
    return [{ doer, gerund: isGerund ? verb : gerundOf(lemma), finite, rest, raw }]
  })
}

type Hearer = { to: string | null; pronoun: Pronoun; mentions: readonly Mention[] }

/** A clause as it is said to the hearer; undefined where somebody else does it. */
export function doingSaid({ doer, gerund, finite, rest }: Clause, hearer: Hearer): Doing | undefined {
  const who = typeof doer !== 'string' ? doer.pronoun : doer === 'named' ? hearer.pronoun : doer
  const isHearers = typeof doer === 'string' ? who === hearer.pronoun : doer.role.id === hearer.to
  if (who !== 'writer' && !isHearers) return undefined
  const isWriters = who === 'writer'
  const object = saidTo(rest, who, hearer)
  const clause = finite && `${isWriters ? 'I' : 'you'} ${finite} ${object}`
  return { isWriters, gerund: `${gerund} ${object}`, ...(clause && { clause }) }
}

const NAME = /^[A-ZÀ-Þ][a-zß-ÿ]+$/
/** Who begins to do something at a word. */
function doerAt(
  { lower, text, end }: Token,
  names: ReadonlySet<string>,
  mentions: readonly Mention[],
): Clause['doer'] | undefined {
  if (WRITER.test(lower)) return 'writer'
  if (SOMEBODY.test(lower)) return lower.replace(/'.*/, '') as Pronoun
  return mentions.find((one) => one.end === end) ?? (names.has(text) ? 'named' : undefined)
}

function verbAfter(tokens: readonly Token[], tags: readonly string[], doer: number): number | undefined {
  let at = doer + 1
  while (at - doer < 5 && BETWEEN.test(tokens[at]?.lower ?? '')) at += 1
  const isVerb = tags[at] === 'VERB' && /^[a-z]+$/.test(tokens[at]?.lower ?? '')
  return isVerb ? at : undefined
}

/** The words of a clause after its verb. */
function restOf(tokens: readonly Token[], from: number): Token[] {
  const end = tokens.findIndex(
    ({ lower, kind, breaks, text }, at) =>
      at >= from && (ENDS.test(lower) || breaks > 0 || !(kind === 'word' || kind === 'number' || text === '$')),
  )
  return tokens.slice(from, end < 0 ? undefined : end)
}

/** A clause as it is said to the hearer: "his own name" becomes "your own name". */
function saidTo(rest: readonly Token[], who: 'writer' | Pronoun, { to, pronoun, mentions }: Hearer): string {
  const own = who === 'writer' ? pronoun : who
  const words: string[] = []
  for (const [at, token] of rest.entries()) {
    const mention = mentions.find(({ end }) => end === token.end)
    const isHearer = who === 'writer' && mention?.role.id === to && /^(?:my|our|the)$/.test(words.at(-1) ?? '')
    if (isHearer) words.splice(-1, 1, 'you')
    else words.push(secondPerson(token, own, rest[at + 1]))
  }
  return words.join(' ').replace('$ ', '$')
}

function secondPerson({ lower, text }: Token, own: Pronoun, next: Token | undefined): string {
  if (own === 'he' && lower === 'him') return 'you'
  if ((own === 'he' && lower === 'his') || (own === 'they' && lower === 'their')) return 'your'
  if (own === 'they' && lower === 'them') return 'you'
  if (own === 'she' && lower === 'her') return next && !FOLLOWS_OBJECT.test(next.lower) ? 'your' : 'you'
  if (lower === `${own === 'he' ? 'him' : 'her'}self` && own !== 'they') return 'yourself'
  if (lower === 'i') return 'I'
  return /^[A-Z]{3,}$/.test(text) ? lower : text
}
/** After "her" as an object: "told her about", "met her at". */
const FOLLOWS_OBJECT =
  /^(?:to|about|at|in|on|with|for|from|into|over|by|once|twice|again|a|an|the|my|our|this|that|too|back|off|out|up|down|every|yesterday|today|tomorrow|how|what|why)$/
