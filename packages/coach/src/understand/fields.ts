import { normalize } from '@understory/language/words'
import { nameAfterRole } from './names.ts'
import {
  askedFor,
  askedOfWriter,
  keptDoing,
  leaving,
  lost,
  needed,
  news,
  proof,
  sorryFor,
  spelled,
} from './requests.ts'

const DAY =
  /\b(?:(?:this|next|on|by|until|before|last)\s+)?((?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|today|next week|this weekend|next month|the \d{1,2}(?:st|nd|rd|th)|(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?)\b/gi
export const TIME = /\b((?:1[0-2]|[1-9])(?::[0-5]\d)?\s?(?:am|pm|a\.m\.|p\.m\.)|noon|midnight|\d{1,2}:\d{2})(?!\w)/gi
/** An hour without am or pm beside one with it: either may be meant. */
const BARE_HOUR =
  /\b(?:after|before|by|until|till|past|from|around|at) (?:1[0-2]|[1-9])\b(?!:|\s?(?:am|pm|a\.m|p\.m|%|days?|weeks?|months?|years?|people|kids|hours?|minutes?|dollars))/i
export const AMOUNT =
  /(?:[$€£]\s?\d(?:[\d,]*\d)?(?:\.\d{2})?(?:k\b)?|\b\d[\d,]*\s?(?:dollars|bucks|euros|pounds|grand)\b)/gi
/** A sum without its currency, after a word of money: "he owes me 1400". */
const BARE_SUM =
  /\b(?:borrowed|lent|loaned|owe[sd]?|paid|charged|costs?|quoted)(?: (?:me|him|her|us|them|you|about|almost|over|like|another|back))* (\d{2,6}|\d{1,3},\d{3})\b(?!\s?(?:%|days?|weeks?|months?|years?|people|kids|hours?|hrs|minutes?|times|am|pm|books?|tools?|eggs?))/gi
const ABOUT =
  /\babout (?:the|her|his|their|our|my)\s+((?:[a-z'-]+\s?){1,3}?)(?=[.,;!?]|$| (?:and|but|because|when|that|with|on|at|in|to|for|he|she|they|i|we|is|was)\b)/i

type Surely = { name: RegExp; value: (text: string) => string | undefined }

/** The only one of its kind in a text: two days leave it open which one is meant. */
function theOnly(text: string, pattern: RegExp): string | undefined {
  const found = new Set([...text.matchAll(pattern)].map((match) => (match[1] ?? match[0]).trim()))
  return found.size === 1 ? [...found][0] : undefined
}

/** A sum without its currency, where no other number could be meant. */
function bareSum(text: string): string | undefined {
  return theOnly(text, /\b(\d{2,6}|\d{1,3},\d{3})\b/g) && theOnly(text, BARE_SUM)
}

const PLANNED = /\b(?:this|next|by|until|till|for|tomorrow|tonight|next week|this weekend)\b/i
const WAS =
  /\b(?:was|were|did|didn'?t|had|got|went|came|said|told|took|gave|made|saw|sat|left|put|\w{2,}ed|sent|showed up|last)\b/i

/** The one day that something is planned for. A day in a sentence about the past is none. */
function plannedDay(text: string): string | undefined {
  const full = spelled(text)
  const day = theOnly(full, DAY)
  if (!day) return undefined
  const sentence = full.split(/[.!?\n]+/).find((each) => each.toLowerCase().includes(day.toLowerCase())) ?? ''
  const lead = sentence
    .slice(0, sentence.toLowerCase().indexOf(day.toLowerCase()) + day.length)
    .split(' ')
    .slice(-4)
  return WAS.test(sentence) && !PLANNED.test(lead.join(' ')) ? undefined : day
}

/** What a blank of that name can surely take from a message. */
const SURELY: readonly Surely[] = [
  { name: /^(?:day|the day|date|what day|which day|by when|when|deadline)$/, value: plannedDay },
  { name: /^(?:time|what time|a time)$/, value: (text) => (BARE_HOUR.test(text) ? undefined : theOnly(text, TIME)) },
  {
    name: /^(?:amount|the amount|how much|sum|price|number of dollars)$/,
    value: (text) => theOnly(text, AMOUNT) ?? bareSum(text),
  },
  { name: /^(?:their name|name|first name|the name)$/, value: (text) => nameAfterRole(text) },
  { name: /^what you want them to do$/, value: askedFor },
  { name: /^(?:what they keep doing|what has to stop)$/, value: keptDoing },
  { name: /^what they want$/, value: askedOfWriter },
  { name: /^(?:what happened|what you want to tell|what they should know|what's true)$/, value: news },
  { name: /^what you need$/, value: needed },
  { name: /^(?:doing what|what you're sorry for)$/, value: sorryFor },
  { name: /^what you're leaving$/, value: leaving },
  { name: /^what you can show$/, value: proof },
  { name: /^who or what they lost$/, value: lost },
  {
    name: /^(?:what it's about|the matter|topic|subject|what this is about)$/,
    value: (text) => {
      const thing = ABOUT.exec(normalize(text))?.[1]?.trim()
      return thing && `the ${thing}`
    },
  },
]

/** "since [what happened]" takes no whole sentence. */
const NEEDS_NOUN = /\b(?:since|after|about|for|of|with|from)\s+$/i
const IS_CLAUSE = /^(?:I|I'm|we|we're|there's|the \w+ (?:is|are|should|will))\b/

/** A day that things go on from or come back on, rather than one that something is planned for. */
const GOES_ON = /\b(?:since|last|every|each)\s+$/i

/**
 * Whether a value that the message says may stand in a blank: "on Friday" in a message fills no "since [day]", nor the other
 * way around.
 *
 * @param before the phrase up to the blank
 */
export function fitsBlank(value: string, message: string, before: string): boolean {
  if (NEEDS_NOUN.test(before) && IS_CLAUSE.test(value)) return false
  const at = message.toLowerCase().indexOf(value.toLowerCase())
  return at < 0 || GOES_ON.test(message.slice(0, at)) === GOES_ON.test(before)
}

const known = new Map<string, (string | undefined)[]>()

/** What a text says for each kind of blank, read once. */
function sayings(text: string): (string | undefined)[] {
  const before = known.get(text)
  if (before) return before
  const values = SURELY.map(({ value }) => value(text))
  known.clear()
  known.set(text, values)
  return values
}

/** What blanks a message fills, by the blank's name; nothing is guessed. */
export function surelySaid(text: string, names: readonly string[]): Record<string, string> {
  const filled: Record<string, string> = {}
  for (const name of names) {
    const kind = SURELY.findIndex((one) => one.name.test(name.toLowerCase()))
    const value = kind < 0 ? undefined : sayings(text)[kind]
    if (value) filled[name] = value
  }
  return filled
}
