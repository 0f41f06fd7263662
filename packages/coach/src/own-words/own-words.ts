import { FIELD_LENGTH } from '@understory/contract/limits'
import { spelled } from '@understory/language/spelled'
import { withSingleSpaces } from '@understory/language/words'
import { wordNumbers } from '../find/vector-parts.ts'
import { isHostile } from '../review/hostile.ts'
import { READ, type Vectors } from '../types.ts'
import { QUOTED } from '../understand/names.ts'
import { capital } from '../understand/text.ts'
import { toYouOf } from './said-to-hearer.ts'
import { readMessage } from './stretches.ts'

/** Words of the person's message for a blank, with what stands before it in its phrase; the likeliest first. */
export type OwnWords = (name: string, before: string) => string[]

/** Their capital only says that a sentence begins. */
const LOWERED =
  /^(?:the|an?|my|our|your|he|she|they|we|it|its|it's|there|there's|this|that|these|those|some|somebody|someone|nobody|everyone|everybody|his|her|their|when|since|in|on|at|after|before|for|every|each|last|next|you|you're|you've|not|no|if|what|how|to|from|with|about|because|one|two|three)$/i
/** Alone, or left open at its end, it says nothing in a phrase. */
const NO_WORDS = /^(?:your?|it|he|she|they|them)?$|(?:'s|\b(?:to|and|or|the|an|my|our|your|that|than|because))$/i
const DEATH = /\b(?:died|dies|dying|death|passed away|killed|suicide)\b/i
const MAY_BE_DEATH = /^(?:what|why|who|how)\b|\b(?:news|reason|loss|lost|loved one|died|name|sorry)\b/i
/** A death fills no blank for a thing, a habit or a day. */
export const isFitFor = (said: string, blank: string): boolean => !DEATH.test(said) || MAY_BE_DEATH.test(blank)
const OPENING = /^[^\p{L}\p{N}$€£"“'‘]+/u
const CLOSING = /[^\p{L}\p{N}%)"”'’]+$/u

/** A stretch as it stands in a phrase: mended spelling, no marks at its edges, a capital where a sentence begins. */
function asSaid(stretch: string, before: string): string {
  const bare = stretch
    .replace(OPENING, '')
    .replace(CLOSING, '')
    .replace(/[.,;:]"$/, '"')
  const isQuoteOpen = (bare.match(/"/g)?.length ?? 0) % 2 === 1
  const whole = isQuoteOpen ? (bare.endsWith('"') ? bare.slice(0, -1) : `${bare}"`) : bare
  const [first = ''] = whole.split(' ')
  const lowered = LOWERED.test(first) ? first.toLowerCase() + whole.slice(first.length) : whole
  return /(?:^|[.!?]\s+)$/.test(before) ? capital(spelled(lowered)) : spelled(lowered)
}

/** Whether a place stands inside a quotation: whose words these are, the stretch doesn't tell. */
const isQuoted = (message: string, at: number) =>
  [...message.matchAll(QUOTED)].some(({ 0: quote, index }) => index < at && at < index + quote.length)

/** The sentence that holds a stretch: a threat may begin before it, or end after it. */
function sentenceAround(message: string, start: number, end: number) {
  const at = Math.max(...['. ', '! ', '? '].map((mark) => message.lastIndexOf(mark, start - 1) + 1), 0)
  const rest = message.slice(end).search(/[.!?]/)
  return { at, text: rest < 0 ? message.slice(at) : message.slice(at, end + rest) }
}

/** Offers words of a message for the blanks of phrases that are said to somebody; none where no encoder read the message. */
export function ownWordsOf(whole: string, vectors: Vectors, to: string | null | undefined): OwnWords {
  const numbers = wordNumbers(vectors.get(whole))
  if (numbers.length === 0) return () => []
  const message = withSingleSpaces(whole.slice(0, READ).normalize('NFKC').slice(0, READ)).replaceAll('’', "'")
  const reading = readMessage(message, numbers)
  const toYou = toYouOf(message, to)
  return (name, before) => {
    const { best, isOffered } = reading.find(name, before)
    const texts = (isOffered ? best : []).flatMap(({ from, to: last }) => {
      const start = reading.words[from]?.start ?? 0
      const end = reading.words[last]?.end ?? 0
      if (end - start > FIELD_LENGTH || isQuoted(message, start) || isQuoted(message, end)) return []
      const said = toYou(message.slice(start, end), start)
      const sentence = sentenceAround(message, start, end)
      if (isHostile(toYou(sentence.text, sentence.at) ?? sentence.text)) return []
      return said === undefined || !isFitFor(said, name) ? [] : asSaid(said, before)
    })
    return [...new Set(texts)].filter((text) => !NO_WORDS.test(text) && text.length <= FIELD_LENGTH && !isHostile(text))
  }
}
