import type { Cues } from '../cues.ts'
import { NOTES, noteOf } from '../lexicon.ts'
import type { PhraseMatch } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import { capitalized, fromMatches } from './stance.ts'
import { saysWhen } from './time.ts'
import type { FindingWeight, Found } from './types.ts'

/** Rewrites of blame as a wish; they read on with the following words. */
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
/** Often a rhetorical question. */
const ASKS_WHY = /^(?:why|how come) (?:do|did|would) you (?!always|never|even|have to)/i
const AFTER_A_PAUSE = /(?:^|[.!?;:\n"'“‘(]|,|\b(?:and|but|so))\s*$/i

const wishFor = ({ text, tokens, phrases }: Reading, { first }: PhraseMatch, words: string): string | undefined => {
  const start = tokens[first]?.start ?? 0
  // Inside another clause ("I hate that you never listen") the rewrite wouldn't fit.
  if (!AFTER_A_PAUSE.test(text.slice(Math.max(0, start - 8), start))) return undefined
  const plain = words.replaceAll('’', "'")
  const wish = WISHES.find(([pattern]) => pattern.test(plain))
  if (wish === undefined) return undefined
  const said = plain.replace(wish[0], wish[1])
  return phrases.sentenceFirst[first] === first ? capitalized(said) : said
}

export const blameFindings = (reading: Reading, cues: Cues): Found[] =>
  fromMatches(reading, cues.blame, 'blame', (match, words) => {
    const weight = ASKS_WHY.test(words) ? 'note' : undefined
    return { reason: noteOf('blame', match.id), weight, rewrite: wishFor(reading, match, words) }
  }).map((found) => (found.rule === 'blame/bitter' ? { ...found, kind: 'passive-aggressive' } : found))

export const empathyFindings = (reading: Reading, cues: Cues): Found[] =>
  fromMatches(reading, cues.empathy, 'empathy', ({ id }) => ({
    reason: noteOf('empathy', id),
    weight: 'strength',
  }))

export const fauxFeelingFindings = (reading: Reading, cues: Cues): Found[] =>
  fromMatches(reading, cues.fauxFeelings, 'faux-feeling', ({ id }) => ({
    reason: noteOf('faux-feeling', id === 'thought' ? id : 'judgment'),
  }))

const ASKS_READER = /^(?:please|pls|could you|can you)\b/i

export const unclearAskFindings = (reading: Reading, cues: Cues): Found[] =>
  fromMatches(reading, cues.unclearAsks, 'unclear-ask', ({ id, first }, words) => {
    // "Please review this by Friday" is complete.
    if (saysWhen(reading, first) && (id === 'no-time' || ASKS_READER.test(words))) return undefined
    return { reason: noteOf('unclear-ask', id) }
  })

/** Weight of each strategy; others are ignored. */
const STRATEGY_WEIGHTS: Partial<Record<string, FindingWeight>> = {
  gratitude: 'strength',
  apology: 'strength',
  greeting: 'strength',
  praise: 'strength',
  pleaseMid: 'strength',
  pleaseStart: 'note',
  couldYou: 'strength',
  canYou: 'note',
  mind: 'strength',
  wonder: 'strength',
  ifYou: 'note',
  offer: 'strength',
  care: 'strength',
  permission: 'strength',
  whyNot: 'suggestion',
  contempt: 'suggestion',
  impatience: 'suggestion',
  command: 'note',
  swear: 'note',
}

const MILD = /^(?:silly|joke|shame|lazy|nonsense|fool|foolish|troll|trolling|insane)$/i

const spanOf = (first: number, last: number): number[] => Array.from({ length: last - first }, (_, at) => first + at)

/** "Sorry about your dad" is sympathy; "sorry about your order" is an apology. */
const SYMPATHIZES =
  /^(?:to hear|for (?:your|his|her|their) (?:[\w']+ )?loss|for what (?:you|he|she|they)|(?:that |this |what )?happened|(?:that )?this happened|(?:that )?(?:you|he|she|they)(?:'re| are| have| had| lost| went| got| must)\b(?! to wait\b)|about (?:your|his|her|their)\b(?! (?:order|package|delivery|refund|bill|booking|reservation|appointment|account|wait|experience|trouble)\b)|about (?!the |my |that |this |it |being |our |all ))/

const SYMPATHY = { weight: 'strength', reason: NOTES.empathy.sympathy } as const

const wordsAt = ({ tokens }: Reading, first: number, last: number): string =>
  tokens
    .slice(Math.max(0, first), last)
    .map(({ lower }) => lower)
    .join(' ')

const OF_OTHERS =
  /\b(?:you|he|she|they)(?:['’](?:ll|re|s))?(?: (?:will|won['’]t|are|is|going|to|be|so|very|really|all))*$/

/** False matches: "we should stop meeting", "sorry if you were hurt", "you'll be sorry", "lol". */
const isNoStrategy = (reading: Reading, id: string, first: number, words: string): boolean => {
  const before = wordsAt(reading, first - 3, first)
  if (id === 'impatience' && /^(?:stop|quit)\b/i.test(words)) return /\b(?:i|we|to)\b/.test(before)
  if (id === 'ifYou') return /\bsorry$/.test(before)
  // "Will you forgive me" apologizes, too.
  if (id === 'apology') return !/ me$/i.test(words) && OF_OTHERS.test(wordsAt(reading, first - 5, first))
  return id === 'contempt' && /^lol$/i.test(words)
}

export const politenessFindings = (reading: Reading, cues: Cues): Found[] => {
  const starts = new Set(cues.strategies.filter(({ id }) => id === 'pleaseStart').map(({ last }) => last))
  const disclaimed = new Set(cues.disclaimers.flatMap(({ first, last }) => spanOf(first, last)))
  return fromMatches(reading, cues.strategies, 'politeness', ({ id, first, last }, words) => {
    if (id === 'pleaseMid' && starts.has(last)) return undefined
    if (id === 'swear' && (MILD.test(words) || disclaimed.has(first))) return undefined
    if (isNoStrategy(reading, id, first, words)) return undefined
    if (id === 'apology' && SYMPATHIZES.test(wordsAt(reading, last, last + 6))) return SYMPATHY
    const weight = STRATEGY_WEIGHTS[id]
    return weight === undefined ? undefined : { weight, reason: noteOf('politeness', id) }
  })
}
