import { countWords } from '../text/words.ts'
import type { Context, Medium } from '../types.ts'
import { dateVague, hedgesIn, isBlame } from './edits.ts'
import type { Letter } from './letter.ts'

/** What matters most in a pasted text; `at` is the sentence, `quote` their words. */
export type Finding =
  | { kind: 'blame' | 'hedges' | 'vague' | 'long-sentence'; at: number; quote: string; n: number }
  | { kind: 'late-ask' | 'buried-news' | 'sorries'; at: number; n: number }
  | { kind: 'no-ask' | 'length' | 'tone'; n: number }
  | { kind: 'short-forms'; quote: string; n: number }

const ASK =
  /\?|\b(?:please|could you|can you|would you|let me know|i(?:'d| would) like to ask|i was wondering|may i|could i|can i|would it be possible|i need (?:you to|them|it|this|that|the|your)|send me|reply by|get back to me|apply(?:ing)? for|(?:happy|glad|grateful|pleased|thankful) if|look(?:ing)? forward|hope to hear|i'd appreciate|would appreciate)\b/i
const REQUEST =
  /\b(?:could you|can you|would you|i was wondering|may i|could i|can i|could we|can we|would it be possible|i need you to|please)\b/i
const NEWS =
  /\b(?:unfortunately|won't be able|will not be able|i can(?:'t|not)|we can(?:'t|not)|cancel\w*|delay(?:ed|s)?|postpone\w*|resign\w*|i(?:'m| am) (?:leaving|quitting)|my mistake|i made a mistake|by mistake|will be late|not going to make|over budget|has to be moved|is broken|went down)\b/i
const SORRY = /\b(?:sorry|apologi[sz]e|apologies)\b/gi
const NO_ASK_NEEDED =
  /\b(?:sorry|apolog|thank|congratulat|condolence|died|passed away|happy birthday|love you|proud of|unfortunately|i can't|won't be able|farewell|welcome|toast|ladies and gentlemen|good evening everyone|once upon)\b/i
const SLANG = /\b(?:lol|gonna|wanna|u|ur|thx|pls|plz|yeah|dude|bro|btw|asap|hey)\b/i

/** Short forms that nearly everybody reads. */
const COMMON = new Set(
  'OK AM PM US USA UK EU UN TV PC PR HR IT ID CEO CFO CTO CV FAQ PDF RSVP FYI ASAP DIY GPS ATM DNA PS NGO BBC NASA WIFI USB API SQL HTML CSS MRI ER ICU GPA SAT PHD MBA NO NOT AGAIN NEVER NOW ALL ALWAYS EVERY VERY YOU STOP PLEASE LATE WRONG I A'.split(
    ' ',
  ),
)

/** Short forms of a trade that outsiders do not read, each once. */
const shortFormsIn = (text: string): string[] => {
  const upper = text.match(/\b[A-Z][A-Z0-9/&-]{1,7}\b/g) ?? []
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  // a shouted text has no short forms
  if (letters > 0 && (text.match(/\p{Lu}/gu)?.length ?? 0) / letters > 0.4) return []
  return [...new Set(upper)].filter((each) => !COMMON.has(each))
}

const clip = (text: string, pattern: RegExp): string => {
  const match = pattern.exec(text)
  if (!match)
    return text
      .split(/\s+/)
      .slice(0, 8)
      .join(' ')
      .replace(/[.,;:!?"]+$/, '')
  const words = text
    .slice(match.index)
    .split(/\s+/)
    .slice(0, 8)
    .join(' ')
    .replace(/^((?:\S+ ){3,}?\S+) (?:and|but|because|so) .*$/i, '$1')
  return words
    .replace(/(?: (?:you|i|we|if|that|to|the|a|an|and|or|could|would|can|of|for|in|at|my|your|me))+$/i, '')
    .replace(/[.,;:!?"]+$/, '')
}

const BLAMING =
  /\b(?:why (?:would|do|did|can't|don't|won't|didn't|wouldn't) you|you (?:always|never|constantly)|every (?:single )?time you|your fault|you should(?:'ve| have)|you(?:'re| are) (?:so|such|just|being|really)|you (?:make|made) me|or else|you(?:'ll| will) (?:regret|be sorry)|last (?:chance|warning)|did you even|what were you thinking|no exceptions|as per my (?:last|previous) \w+|i(?:'ve| have)? (?:already )?(?:told|asked) you|obviously|(?:sick|tired) of)\b/i
const HEDGING =
  /\b(?:i (?:was|am) (?:just )?wondering|i just|maybe|possibly|perhaps|kind of|sort of|i think|i feel like|i guess|might|just)\b/i

const MOST: Partial<Record<Medium, number>> = { text: 60, chat: 80, email: 200 }

/** All findings of a text in the order in which they matter. */
export const findingsOf = (letter: Letter, context: Context, medium: Medium | undefined): Finding[] => {
  const found: Finding[] = []
  const { body } = letter
  const text = body.join(' ')
  const total = countWords(text)
  const straight = body.map((each) => each.replace(/[’]/g, "'"))
  straight.forEach((each, at) => {
    if (isBlame(each)) found.push({ kind: 'blame', at, quote: clip(each, BLAMING), n: 1 })
  })
  const asks = straight.map((each, at) => (ASK.test(each) ? at : -1)).filter((at) => at >= 0)
  const request = straight.findIndex((each) => REQUEST.test(each))
  const isMail = letter.greeting !== undefined || medium === 'email'
  const news = straight.findIndex((each) => NEWS.test(each))
  const newsFirst = news >= 2 && request > news
  if (request >= 3 && !newsFirst && !straight.slice(0, request).some((each) => REQUEST.test(each)))
    found.push({ kind: 'late-ask', at: request, n: request + 1 })
  if (news >= 2 && request !== news) found.push({ kind: 'buried-news', at: news, n: news + 1 })
  const sorries = text.match(SORRY)?.length ?? 0
  if (sorries >= 2)
    found.push({ kind: 'sorries', at: straight.findIndex((each) => /\b(?:sorry|apolog)/i.test(each)), n: sorries })
  straight.forEach((each, at) => {
    const n = hedgesIn(each)
    if (n >= 2) found.push({ kind: 'hedges', at, quote: clip(each, HEDGING), n })
  })
  straight.forEach((each, at) => {
    const dated = dateVague(each)
    if (dated) found.push({ kind: 'vague', at, quote: dated.out[0] ?? '', n: 1 })
  })
  straight.forEach((each, at) => {
    const n = countWords(each)
    if (n > 30) found.push({ kind: 'long-sentence', at, quote: clip(each, /$^/), n })
  })
  if (asks.length === 0 && isMail && total >= 15 && !NO_ASK_NEEDED.test(text)) found.push({ kind: 'no-ask', n: total })
  const most = medium === undefined ? (isMail ? MOST.email : undefined) : MOST[medium]
  if (most !== undefined && total > most) found.push({ kind: 'length', n: total })
  const short = shortFormsIn(text)
  if (short.length >= 2) found.push({ kind: 'short-forms', quote: short.slice(0, 2).join('" and "'), n: short.length })
  if (/^(?:Work|Professional|Academic)$/.test(context) && SLANG.test(text)) found.push({ kind: 'tone', n: 1 })
  return found
}
