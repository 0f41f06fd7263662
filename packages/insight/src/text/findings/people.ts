import type { Cues } from '../cues.ts'
import type { PhraseMatch } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import { capitalized, fromMatches } from './stance.ts'
import { saysWhen } from './time.ts'
import type { FindingWeight, Found } from './types.ts'

const BLAME_REASONS: Record<string, string> = {
  'always-never': 'Reads as a charge, and one exception is enough to argue with it. Name the one time you mean.',
  'why-you': 'A "why" about the person asks for a defense. Ask what happened, or ask for what you need.',
  should: 'Tells the other person what was wrong. Say what you would like from now on.',
  fault: 'Puts the fault on one person. Say what happened and what it did to you.',
  'make-me': 'Hands your feeling to the other person. "I felt … when …" keeps it yours and is easier to hear.',
  bitter: 'A reproach in the clothes of a yes. The wish behind it is easier to answer when it is said.',
  label: 'Judges the person rather than what was done. Describe the one thing you saw.',
}

/** What says the wish in place of the blame; each reads on with the words after it. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [
    /^you (?:never|hardly ever|rarely|(?:don't|won't|can't) ever|refuse to) (?:(?:ever|even|really|once) )?(?!know\b)/i,
    "I'd like you to ",
  ],
  [/^you (?:always|constantly|just|only ever) (?!have to|need to|find|act\b|start\b)/i, "please don't "],
  [/^(?:you keep(?: on)?|you(?:'re| are) (?:always|constantly|forever)) (?=\w+ing\b)/i, 'please stop '],
  [
    /^why (?:can't|don't|won't) you (?:(?:ever|just|always|never|even|simply) )?(?!have to|think|want|like|care|love)/i,
    'could you ',
  ],
  [
    /^you (?:should(?:'ve| have)|could've|could have|ought to have) (?=not\b|\w+(?:ed|en|ne|ld|wn|ght|ad|ut|et)$)/i,
    'I wish you had ',
  ],
  [/^you (?:shouldn't|should not|should never) have (?=\w+(?:ed|en|ne|ld|wn|ght|ad|ut|et)$)/i, "I wish you hadn't "],
  [
    /^(?:you (?:need to|have to|must|better|had better)|you've got to) (?=stop|calm|relax|listen|apologize|start|fix|think|wake)/i,
    'please ',
  ],
  [
    /^you make me (?:feel )?(?=(?:\S+ )*(?:angry|mad|sad|furious|upset|bad|guilty|small|miserable|anxious|uncomfortable|frustrated|terrible|awful|invisible|unhappy|jealous|insecure)$)/i,
    'I feel ',
  ],
  [
    /^you made me (?:feel )?(?=(?:\S+ )*(?:angry|mad|sad|furious|upset|bad|guilty|small|miserable|anxious|uncomfortable|frustrated|terrible|awful|invisible|unhappy|jealous|insecure)$)/i,
    'I felt ',
  ],
  [/^(?:what is|what's|what the hell is) wrong with you$/i, 'what happened'],
]
/** As often as not an honest question. */
const ASKS_WHY = /^(?:why|how come) (?:do|did|would) you (?!always|never|even|have to)/i
const AFTER_A_PAUSE = /(?:^|[.!?;:\n"'“‘(]|,|\b(?:and|but|so))\s*$/i

const wishFor = (
  { text, phrases }: Reading,
  { first }: PhraseMatch,
  start: number,
  words: string,
): string | undefined => {
  // Inside another clause ("I hate that you never listen") the wish would not read on.
  if (!AFTER_A_PAUSE.test(text.slice(Math.max(0, start - 8), start))) return undefined
  const plain = words.replaceAll('’', "'")
  const wish = WISHES.find(([pattern]) => pattern.test(plain))
  if (wish === undefined) return undefined
  const said = plain.replace(wish[0], wish[1])
  return phrases.sentenceFirst[first] === first ? capitalized(said) : said
}

/** Wordings that put the fault on the person spoken to; the bitter ones hide it. */
export const blameFindings = (reading: Reading, cues: Cues): Found[] =>
  fromMatches(reading, cues.blame, 'blame', (match, words) => {
    const start = reading.tokens[match.first]?.start ?? 0
    const rewrite = wishFor(reading, match, start, words)
    return {
      reason: BLAME_REASONS[match.id] ?? 'May be heard as blame.',
      ...(ASKS_WHY.test(words) ? { weight: 'note' as const } : {}),
      ...(rewrite === undefined ? {} : { rewrite }),
    }
  }).map((found) => (found.rule === 'blame/bitter' ? { ...found, kind: 'passive-aggressive' } : found))

const EMPATHY_REASONS: Record<string, string> = {
  reaction: 'Shows that what they told you reached you.',
  interpretation: 'Shows what you understood.',
  exploration: 'Invites them to say more.',
  thanks: 'Thanks them for telling you.',
}

/** Acts of empathy and acknowledgment. */
export const empathyFindings = (reading: Reading, cues: Cues): Found[] =>
  fromMatches(reading, cues.empathy, 'empathy', ({ id }) => ({
    reason: EMPATHY_REASONS[id] ?? 'Shows that you heard them.',
    weight: 'strength',
  }))

/** Judgments dressed as feelings. */
export const fauxFeelingFindings = (reading: Reading, cues: Cues): Found[] =>
  fromMatches(reading, cues.fauxFeelings, 'faux-feeling', ({ id }) => ({
    reason:
      id === 'thought'
        ? '"I feel that" brings a thought, not a feeling. Name the feeling, then say what you think.'
        : 'Says what somebody did to you rather than what you feel. Hurt, sad, angry or worried may be nearer.',
  }))

/** Requests that leave open what is wanted or by when. */
export const unclearAskFindings = (reading: Reading, cues: Cues): Found[] =>
  fromMatches(reading, cues.unclearAsks, 'unclear-ask', ({ id, first }) => {
    if (id !== 'no-time') return { reason: 'Leaves open who should do what. Name the one next step.' }
    if (saysWhen(reading, first)) return undefined
    return { reason: 'Leaves the time open. A day or an hour makes it easy to say yes.' }
  })

const STRATEGY_REASONS: Partial<Record<string, [FindingWeight, string]>> = {
  gratitude: ['strength', 'Thanks: requests with thanks were rated most polite of all.'],
  apology: ['strength', 'An apology. One is enough.'],
  greeting: ['strength', 'A greeting: requests that open with one are rated more polite.'],
  praise: ['strength', 'Says what you value in their work.'],
  pleaseMid: ['strength', '"Please" inside the sentence softens the request.'],
  pleaseStart: [
    'note',
    '"Please" or "kindly" at the very start can sound like an order. Inside the sentence it is softer.',
  ],
  couldYou: ['strength', '"Could you" or "would you" leaves room to say no.'],
  canYou: ['note', '"Can you" or "will you" asks directly. "Could you" leaves more room.'],
  mind: ['strength', 'Asks whether it suits them.'],
  wonder: ['strength', 'Asks in an open way.'],
  ifYou: ['note', 'Puts the choice with them.'],
  offer: ['strength', 'Offers something yourself.'],
  care: ['strength', 'Shows interest in how they are.'],
  permission: ['strength', 'Asks first.'],
  whyNot: ['suggestion', 'Questions of this form read as a reproach. Ask for what you need instead.'],
  contempt: ['suggestion', 'May be heard as looking down on the reader.'],
  impatience: ['suggestion', 'May be heard as impatience.'],
  command: ['note', 'Tells the reader what to do. Say why, or ask.'],
  swear: ['note', 'A strong word. It can end the talk before your point is heard.'],
}

const MILD = /^(?:silly|joke|shame|lazy|nonsense|fool|foolish|troll|trolling|insane)$/i

const spanOf = (first: number, last: number): number[] => Array.from({ length: last - first }, (_, at) => first + at)

const SYMPATHY = { weight: 'strength', reason: 'Shows that you feel with them.' } as const

const wordsAt = ({ tokens }: Reading, first: number, last: number): string =>
  tokens
    .slice(Math.max(0, first), last)
    .map(({ lower }) => lower)
    .join(' ')

/** "We should stop meeting", "sorry if you were hurt", "lol": the form of a strategy, and another meaning. */
const isNoStrategy = (reading: Reading, id: string, first: number, words: string): boolean => {
  const before = wordsAt(reading, first - 3, first)
  if (id === 'impatience' && /^(?:stop|quit)\b/i.test(words)) return /\b(?:i|we|to)\b/.test(before)
  if (id === 'ifYou') return /\bsorry$/.test(before)
  return id === 'contempt' && /^lol$/i.test(words)
}

/** Strategies of politeness, and what works against it. */
export const politenessFindings = (reading: Reading, cues: Cues): Found[] => {
  const starts = new Set(cues.strategies.filter(({ id }) => id === 'pleaseStart').map(({ last }) => last))
  const disclaimed = new Set(cues.disclaimers.flatMap(({ first, last }) => spanOf(first, last)))
  return fromMatches(reading, cues.strategies, 'politeness', ({ id, first, last }, words) => {
    if (id === 'pleaseMid' && starts.has(last)) return undefined
    if (id === 'swear' && (MILD.test(words) || disclaimed.has(first))) return undefined
    if (isNoStrategy(reading, id, first, words)) return undefined
    if (id === 'apology' && /^(?:to hear|for your)$/.test(wordsAt(reading, last, last + 2))) return SYMPATHY
    const said = STRATEGY_REASONS[id]
    return said === undefined ? undefined : { weight: said[0], reason: said[1] }
  })
}
