import { BETWEEN, IRREGULAR_PARTICIPLES, STATIVE_PARTICIPLES } from './lexicon.ts'
import type { Sentence } from './sentences.ts'
import type { Token, TokenRange } from './tokens.ts'
import { wordSet } from './word-set.ts'

/** From auxiliary to participle; `agent` if "by …" follows. */
type PassiveClause = TokenRange & { participle: number; agent: boolean }

const BE = wordSet(
  "am is are was were be been being isn't aren't wasn't weren't isnt arent wasnt werent it's that's he's she's they're we're you're i'm there's what's who's its theyre thats",
)
const GET = wordSet('get gets got gotten getting')
const SUBJECTS = wordSet('i you he she it we they this that these those there')
const DETERMINERS = wordSet('the a an my your his her its our their this that these those any all some')

const isParticipleShape = (word: string): boolean =>
  IRREGULAR_PARTICIPLES.has(word) ||
  (word.length > 3 &&
    word.endsWith('ed') &&
    !/^(?:need|indeed|speed|bleed|exceed|proceed|succeed|hundred|sacred|kindred|naked|wicked)$/.test(word))

const DAY = /^(?:today|yesterday|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/
const TIME =
  /^(?:now|then|noon|midnight|next|january|february|march|july|september|october|november|december|(?:the )?(?:end|start|beginning|middle|close) of|the (?:time|deadline|weekend|way))\b/
const UNIT =
  /^(?:[ap]\.?m\b.*|o['’]clock|percent|points?|dollars?|(?:second|minute|hour|day|week|month|year|night|evening|morning)s?)$/

/** "Fixed by Friday", "by 3 pm" and "by the end of the week" say when, "cut by 10" how much: none says who. */
const isAgent = (tokens: Token[], tags: readonly string[], at: number): boolean => {
  const [word = '', next = '', third = ''] = tokens.slice(at, at + 3).map(({ lower }) => lower)
  const isCounted = /^(?:NOUN|ADJ)$/.test(tags[at + 1] ?? '') && !DAY.test(next) && !UNIT.test(next)
  return /^\d/.test(word) ? isCounted : !DAY.test(word) && !TIME.test(`${word} ${next} ${third}`)
}

const followsNoun = (tokens: Token[], tags: readonly string[], at: number): boolean => {
  // "was a limited edition", "are used cars": the participle modifies a noun.
  return tags[at + 1] === 'NOUN' && !DAY.test(tokens[at + 1]?.lower ?? '')
}

const PERSONS = wordSet("i we you he she they i'm we're you're he's she's they're who")
const OFTEN_DONE = wordSet(
  'disappointed surprised impressed opposed prepared distinguished limited married touched set engaged amazed scared prepared dressed packed furnished motivated reserved fed',
)
const GET_STATES = wordSet(
  'started married used rid done ready set put up out left cut hit read let wasted drunk lost stuck tired bored confused going',
)

const isPassiveParticiple = (
  tokens: Token[],
  tags: readonly string[],
  at: number,
  auxiliary: string,
  subject: string,
): boolean => {
  const byGet = GET.has(auxiliary)
  const word = tokens[at]?.lower ?? ''
  if (!isParticipleShape(word)) return false
  const next = tokens[at + 1]?.lower
  if (tokens[at + 1]?.text === '-' && tokens[at + 1]?.spaced === false) return false
  if (word === 'used')
    return next !== 'to' || (tags[at + 2] === 'VERB' && !(tokens[at + 2]?.lower ?? '').endsWith('ing'))
  // "is done talking" is active.
  if (word === 'done') return !byGet && !PERSONS.has(subject) && !next?.endsWith('ing')
  if (STATIVE_PARTICIPLES.has(word)) {
    if (/^(?:gone|dead|come|become|been|had)$/.test(word)) return false
    return next === 'by' || (/^(?:be|been|being)$/.test(auxiliary) && OFTEN_DONE.has(word))
  }
  if (byGet) return !GET_STATES.has(word)
  if (tags[at] === 'NOUN' || tags[at] === 'PROPN') return !IRREGULAR_PARTICIPLES.has(word) && word.endsWith('ed')
  return true
}

const skipsTo = (tokens: Token[], tags: readonly string[], from: number, end: number): number => {
  let at = from
  let adverbs = 0
  while (at < end && adverbs < 4) {
    const word = tokens[at]?.lower ?? ''
    const adverb =
      BETWEEN.has(word) || (tags[at] === 'ADV' && !isParticipleShape(word)) || (word.endsWith('ly') && word.length > 4)
    const mark = (word === '-' && adverbs > 0) || word === '"' || word === '“' || word === "'"
    if (!adverb && !mark) return at
    adverbs += 1
    at += 1
  }
  return at
}

/** Skips the subject of a question: "was it", "were the reports". */
const pastSubject = (tokens: Token[], tags: readonly string[], from: number, end: number): number => {
  const word = tokens[from]?.lower ?? ''
  if (SUBJECTS.has(word) && !DETERMINERS.has(word)) return from + 1
  if (!DETERMINERS.has(word) && tags[from] !== 'PROPN' && tags[from] !== 'NOUN') return from
  for (let at = DETERMINERS.has(word) ? from + 1 : from; at < Math.min(end, from + 5); at += 1) {
    const tag = tags[at]
    if (tag === 'NOUN' || tag === 'PROPN') {
      if (tags[at + 1] !== 'NOUN' && tags[at + 1] !== 'PROPN') return at + 1
    } else if (tag !== 'ADJ' && tag !== 'NUM') return from
  }
  return from
}

const clauseFrom = (
  tokens: Token[],
  tags: readonly string[],
  at: number,
  sentence: Sentence,
): PassiveClause | undefined => {
  const word = tokens[at]?.lower ?? ''
  const byGet = GET.has(word)
  if (!byGet && !BE.has(word)) return undefined
  const subject = PERSONS.has(word) ? word : (tokens[at - 1]?.lower ?? '')
  let place = skipsTo(tokens, tags, at + 1, sentence.last)
  const inverted = !byGet && opensClause(tokens, at, sentence.first)
  if (inverted) place = skipsTo(tokens, tags, pastSubject(tokens, tags, place, sentence.last), sentence.last)
  // "He's ever met": 's is "has".
  if (/'s$/.test(word) && /^(?:ever|never)$/.test(tokens[at + 1]?.lower ?? '')) return undefined
  if (place >= sentence.last || !isPassiveParticiple(tokens, tags, place, word, subject)) return undefined
  if (followsNoun(tokens, tags, place) && !IRREGULAR_PARTICIPLES.has(tokens[place]?.lower ?? '')) return undefined
  const by = tokens.slice(place + 1, Math.min(place + 4, sentence.last)).findIndex(({ lower }) => lower === 'by')
  return { first: at, last: place + 1, participle: place, agent: by >= 0 && isAgent(tokens, tags, place + 2 + by) }
}

/** "Attached is a copy": fronted participle. */
const frontedFrom = (tokens: Token[], at: number, sentence: Sentence): PassiveClause | undefined => {
  if (!/^(?:attached|enclosed|included|listed|posted)$/.test(tokens[at]?.lower ?? '')) return undefined
  const next = tokens[at + 1]?.lower ?? ''
  const before = tokens[at - 1]?.lower ?? ''
  if (
    at + 2 >= sentence.last ||
    !/^(?:is|are|was|were)$/.test(next) ||
    /^(?:the|a|an|is|are|was|were|and)$/.test(before)
  )
    return undefined
  return { first: at, last: at + 2, participle: at, agent: false }
}

const QUESTION = wordSet('what when where why how who which and but or so then if')

const opensClause = (tokens: Token[], at: number, first: number): boolean => {
  if (at === first) return true
  const before = tokens[at - 1]
  return before !== undefined && (before.kind === 'punctuation' || QUESTION.has(before.lower))
}

/**
 * Passive clauses: *be* or *get*, up to four adverbs (or a question's subject), and an event participle.
 *
 * @source sources.md#passive
 */
export const passivesOf = (tokens: Token[], tags: readonly string[], sentences: Sentence[]): PassiveClause[] => {
  const clauses: PassiveClause[] = []
  for (const sentence of sentences) {
    for (let at = sentence.first; at < sentence.last; at += 1) {
      const fronted = frontedFrom(tokens, at, sentence)
      if (fronted !== undefined) {
        clauses.push(fronted)
        at = fronted.last - 1
        continue
      }
      const clause = clauseFrom(tokens, tags, at, sentence)
      if (clause === undefined) continue
      const before = clauses.at(-1)
      if (before !== undefined && before.participle === clause.participle) continue
      clauses.push(clause)
      at = clause.participle - 1
    }
  }
  return clauses
}
