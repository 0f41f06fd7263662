import type { Reading } from '@understory/insight/text/reading'
import type { Token } from '@understory/insight/text/tokens'
import { type Hearer, saidTo } from './doings.ts'
import type { Mention } from './roles.ts'

/** What the writer states of themself ("I don't want to play anymore"), or wishes that somebody would do ("pay me back"). */
export type Statement = {
  kind: 'tellings' | 'wishes'
  words: readonly Token[]
  raw: string
  /** Who a wish is about; undefined for what the writer tells. */
  whose?: Mention | 'he' | 'she' | 'they'
}

const STARTS = /^(?:i|i'm|i've|i'd|i'll|im|ive|we|we're|we've|there's|it's)$/
const JOINS = /^(?:and|but|so|because|cause|cuz|bc|since|which|while|then|plus|that|or|if|when|who|though|although)$/
/** What comes after these is somebody else's view, a condition or a time. */
const NO_START = /^(?:that|if|when|since|who|which|while|or|though|although)$/
const SUBJECT =
  /^(?:i|i'm|i've|i'd|i'll|im|ive|he|she|they|we|you|it|he's|she's|they're|it's|we're|you're|my|the|there|there's|this|that's|nobody|everyone|everybody|somebody)$/
/** What is about the telling itself, a question or a doubt. */
const NO_NEWS =
  /^(?:i|i'm|im|i'd|we)(?: \w+){0,2}? (?:not sure|don't know|dont know|know|guess|think|wonder|mean|swear|feel like|said|told|asked|wish|hope|must (?:say|tell)|(?:want|need|have|got|like|going|trying) to (?:tell|say|ask|write|talk|know|thank|apologize|answer|email|call|text|give|explain|bring|find|let)|should|could|can say)\b/
/** A secret or a curse is no news for anybody. */
const UNSAID =
  /\b(?:want (?:him|her|them|anyone|anybody) to (?:know|find out)|find out|kill|drop dead|hate|can't stand|cant stand)\b/
/** What somebody else said comes after these and a comma or colon. */
const SAYS = /^(?:said|says|say|told|tells|texted|texts|wrote|writes|goes|went|asked|answered|replied|like)$/
/** How people introduce themselves before they come to the matter. */
const WHO_I_AM =
  /^(?:(?:i'm|im|i am|we're|we are) (?:a|an|the|one of|two|three)(?: \w+){1,4}|(?:i|we) (?:teach|run|work|manage|coordinate|live|own|unload|study|coach|lead|drive|interpret)\b.*)$/
const ASKS = /^(?:want|wants|need|ask|asked|tell|told|get|like|expect|wanted|needed|asking|telling|getting)$/
const PRONOUN_OF = new Map<string, 'he' | 'she' | 'they'>([
  ['him', 'he'],
  ['her', 'she'],
  ['them', 'they'],
])
const DANGLING = /^(?:to|the|a|an|my|his|her|their|of|in|on|at|with|for|by|from|is|was|are|and|but|so|just|like)$/
const FEWEST = 3
/** "There's a driver" tells little. */
const FEWEST_ABOUT_IT = 5
const MOST_WORDS = 14
const MOST_WISHED = 10
/** Each is encoded. */
const MOST = 5

/** Statements and wishes of a message, in its order. */
export function statementsIn({ text, tokens }: Reading, mentions: readonly Mention[]): Statement[] {
  const found: Statement[] = []
  for (const at of tokens.keys()) {
    if (found.length === MOST) break
    const one = tellingAt(tokens, at) ?? wishAt(tokens, at, mentions)
    const [first] = one?.words ?? []
    const last = one?.words.at(-1)
    if (one && first && last) found.push({ ...one, raw: text.slice(first.start, last.end) })
  }
  return found
}

type Found = Omit<Statement, 'raw'>

const isMark = ({ kind, text }: Token) => kind === 'punctuation' && /^[.,;:!?()"“”—–-]+$/.test(text)

function tellingAt(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (isQuoted(tokens, at)) return undefined
  const isStart =
    token &&
    STARTS.test(token.lower) &&
    (!before || token.breaks > 0 || isMark(before) || (JOINS.test(before.lower) && !NO_START.test(before.lower)))
  if (!isStart) return undefined
  const { words, mark } = clauseFrom(tokens, at)
  const plain = words.map(({ lower }) => lower).join(' ')
  const fewest = /^(?:there's|it's)$/.test(token.lower) ? FEWEST_ABOUT_IT : FEWEST
  if (mark?.text.includes('?') || words.length < fewest || words.length > MOST_WORDS) return undefined
  if (words.some(({ kind }) => kind !== 'word' && kind !== 'number')) return undefined
  // "I didn't mean | that I don't like it", "I still do": the rest is needed.
  if (mark?.lower === 'that' || /^(?:do|did|does|am|have|was|would|can)$/.test(words.at(-1)?.lower ?? ''))
    return undefined
  if (UNSAID.test(plain)) return undefined
  if (NO_NEWS.test(plain) || WHO_I_AM.test(plain) || DANGLING.test(words.at(-1)?.lower ?? '')) return undefined
  return { kind: 'tellings', words }
}

/** Whether somebody else's words stand here: inside quotation marks, or after "she told me," and "he texted:". */
function isQuoted(tokens: readonly Token[], at: number): boolean {
  const marks = tokens.slice(0, at).filter(({ text }) => /^["“”]$/.test(text)).length
  const before = tokens[at - 1]?.text ?? ''
  const said = tokens.slice(Math.max(0, at - 5), at - 1)
  return marks % 2 === 1 || (/^[,:]$/.test(before) && said.some(({ lower }) => SAYS.test(lower)))
}

/** "I want", "we'd like", and no "I never asked" nor "my boss asked". */
function isWritersWish(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ lower }) => lower)
  const isNegated = before.some((word) =>
    /^(?:not|never|no|nobody|without|stop)$|n't$|^(?:dont|didnt|cant|wont|doesnt)$/.test(word),
  )
  return !isNegated && before.some((word) => /^(?:i|i'd|id|we|we'd|i'm|im)$/.test(word))
}

function wishAt(tokens: readonly Token[], at: number, mentions: readonly Mention[]): Found | undefined {
  if (!ASKS.test(tokens[at]?.lower ?? '') || !isWritersWish(tokens, at)) return undefined
  for (const to of [at + 2, at + 3]) {
    const who = tokens[to - 1]
    if (tokens[to]?.lower !== 'to' || !who) continue
    const mention = mentions.find(({ end }) => end === who.end)
    const pronoun = PRONOUN_OF.get(who.lower)
    const whose = pronoun ?? mention
    const { words } = clauseFrom(tokens, to + 1)
    if (!whose || words.length < 2 || words.length > MOST_WISHED || DANGLING.test(words.at(-1)?.lower ?? ''))
      return undefined
    return { kind: 'wishes', words, whose }
  }
  return undefined
}

/** The words up to the end of a clause, and the mark after them. */
function clauseFrom(tokens: readonly Token[], from: number): { words: Token[]; mark: Token | undefined } {
  const end = tokens.findIndex((token, at) => {
    if (at <= from) return false
    const next = tokens[at + 1]?.lower ?? ''
    return token.breaks > 0 || isMark(token) || (JOINS.test(token.lower) && SUBJECT.test(next))
  })
  return { words: tokens.slice(from, end < 0 ? undefined : end), mark: end < 0 ? undefined : tokens[end] }
}

const APOSTROPHES = new Map(
  Object.entries({
    i: 'I',
    im: "I'm",
    ive: "I've",
    dont: "don't",
    cant: "can't",
    didnt: "didn't",
    wont: "won't",
    isnt: "isn't",
    wasnt: "wasn't",
    doesnt: "doesn't",
    havent: "haven't",
    couldnt: "couldn't",
    arent: "aren't",
  }),
)

/** Whether that is the hearer or somebody else is not for a button to guess. */
const THIRD_PERSON = /^(?:he|she|him|her|his|hers|they|them|their|himself|herself)(?:'\w+)?$/

/** A statement as it is said to the hearer; undefined where it may speak of somebody else. */
export function statementSaid({ kind, words, whose }: Statement, hearer: Hearer): string | undefined {
  if (kind === 'wishes') {
    const isHearers = whose === hearer.pronoun || (typeof whose === 'object' && whose.role.id === hearer.to)
    if (!isHearers) return undefined
  } else if (words.some(({ lower }) => THIRD_PERSON.test(lower))) return undefined
  const said = saidTo(words, 'writer', hearer)
    .split(' ')
    .map((word) => APOSTROPHES.get(word.toLowerCase()) ?? word)
    .join(' ')
  // "The reason is there's no van", but "I" stays as it is.
  return said.replace(/^(?:We|It|There)\b/, (word) => word.toLowerCase())
}
