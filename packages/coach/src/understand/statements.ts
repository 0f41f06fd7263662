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
/** What comes after these is a condition, a time or a side note. */
const NO_START = /^(?:that|if|when|since|who|which|while|or|though|although)$/
const SUBJECT =
  /^(?:i|i'm|i've|i'd|i'll|im|ive|he|she|they|we|you|it|he's|she's|they're|it's|we're|you're|my|the|there|there's|this|that's|nobody|everyone|everybody|somebody)$/
/** What is about the telling itself, a question or a doubt. */
const NO_NEWS =
  /^(?:i|i'm|im|i'd|we)(?: \w+){0,2}? (?:not sure|don't know|dont know|know|guess|think|wonder|mean|swear|feel like|said|told|asked|wish|hope|must (?:say|tell)|(?:want|need|have|got|like|going|trying) to (?:tell|say|ask|write|talk|know|thank|apologize|answer|email|call|text|give|explain|bring|find|let)|should|could|can say)\b/
/** A secret, a cruelty or a curse is no news for anybody; it's looked for in the words as they would be said. */
const UNSAID =
  /\b(?:want (?:him|her|them|you|anyone|anybody) to (?:know|find out|suffer|choke|die|jump)|find out|kill\w*|drop dead|hate|can't stand|regret (?:you|having|marrying|meeting)|disgust\w*|annoying|suffer|choke|jump off|dying|are gone|pretend\w*|behind your|hid(?:e|ing) it|stealing|stole|cheat\w*|lie to|than you|lazy|stupid)\b|\byou\b.*\byou\b/i
/** What somebody else said stands beside these. */
const SAYS = /^(?:said|says|say|told|tells|texted|texts|wrote|writes|asked|answered|replied)$/
/** What follows these in a sentence is somebody's view or a condition. */
const VIEWS =
  /^(?:said|says|say|told|tells|texted|texts|wrote|writes|asked|answered|replied|quote|thinks?|thought|believes?|claims?|accuses?|accused|pretends?|like|if|suppose|unless|whether|that)$/
/** A clause that ends so goes on elsewhere. */
const UNFINISHED = /^(?:do|did|does|am|have|was|would|can)$/
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
/** So many words back a quotation mark is looked for. */
const MOST_QUOTED = 60

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
  if (!token || !STARTS.test(token.lower) || !isStartAt(tokens, at)) return undefined
  const { words, end } = clauseFrom(tokens, at)
  const mark = tokens[end]
  const plain = words.map(({ lower }) => lower).join(' ')
  const fewest = /^(?:there's|it's)$/.test(token.lower) ? FEWEST_ABOUT_IT : FEWEST
  if (mark?.text.includes('?') || words.length < fewest || words.length > MOST_WORDS) return undefined
  if (words.some(({ kind }) => kind !== 'word' && kind !== 'number')) return undefined
  // "I didn't mean | that I don't like it", "I still do": the rest is needed.
  if (mark?.lower === 'that' || UNFINISHED.test(words.at(-1)?.lower ?? '')) return undefined
  // "I want a divorce, he said": somebody else's words.
  if (mark?.text === ',' && tokens.slice(end + 1, end + 4).some(({ lower }) => SAYS.test(lower))) return undefined
  if (NO_NEWS.test(plain) || WHO_I_AM.test(plain) || DANGLING.test(words.at(-1)?.lower ?? '')) return undefined
  return { kind: 'tellings', words }
}

/** Whether a clause of the writer's own begins here: no quotation, no view of somebody else, no condition. */
function isStartAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined) return true
  const isNew =
    (tokens[at]?.breaks ?? 0) > 0 || isMark(before) || (JOINS.test(before.lower) && !NO_START.test(before.lower))
  if (!isNew || before.text === ':') return false
  const sentence = sentenceBefore(tokens, at)
  const marks = tokens.slice(Math.max(0, at - MOST_QUOTED), at).filter(({ text }) => /^["“”]$/.test(text)).length
  return marks % 2 === 0 && !sentence.some(({ lower }) => VIEWS.test(lower))
}

/** The words from the beginning of a sentence up to here. */
function sentenceBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const from = tokens.slice(0, at).findLastIndex(({ breaks, text }) => breaks > 0 || /^[.!?]+$/.test(text))
  return tokens.slice(tokens[from] && /^[.!?]+$/.test(tokens[from].text) ? from + 1 : Math.max(from, 0), at)
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

/** The words up to the end of a clause, and where that is. */
function clauseFrom(tokens: readonly Token[], from: number): { words: Token[]; end: number } {
  const found = tokens.findIndex((token, at) => {
    if (at <= from) return false
    const next = tokens[at + 1]?.lower ?? ''
    return token.breaks > 0 || isMark(token) || (JOINS.test(token.lower) && SUBJECT.test(next))
  })
  const end = found < 0 ? tokens.length : found
  return { words: tokens.slice(from, end), end }
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
  const isHearers = whose === hearer.pronoun || (typeof whose === 'object' && whose.role.id === hearer.to)
  if (kind === 'wishes' ? !isHearers : words.some(({ lower }) => THIRD_PERSON.test(lower))) return undefined
  const said = saidTo(words, 'writer', hearer)
    .split(' ')
    .map((word) => APOSTROPHES.get(word.toLowerCase()) ?? word.replace(/^i'/, "I'"))
    .join(' ')
  if (UNSAID.test(said) || said.split(' ').some((word) => THIRD_PERSON.test(word.toLowerCase()))) return undefined
  // "The reason is there's no van", but "I" stays as it is.
  return said.replace(/^(?:We|It|There)\b/, (word) => word.toLowerCase())
}
