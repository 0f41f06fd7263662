import { normalize } from '@understory/language/words'
import { mentionsIn } from './roles.ts'

const DAY =
  /\b(?:(?:this|next|on|by|until|before|last)\s+)?((?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|today|next week|this weekend|next month|the \d{1,2}(?:st|nd|rd|th)|(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?)\b/gi
const TIME = /\b((?:1[0-2]|[1-9])(?::[0-5]\d)?\s?(?:am|pm|a\.m\.|p\.m\.)|noon|midnight|\d{1,2}:\d{2})(?!\w)/gi
/** An hour without am or pm beside one with it: either may be meant. */
const BARE_HOUR =
  /\b(?:after|before|by|until|till|past|from|around|at) (?:1[0-2]|[1-9])\b(?!:|\s?(?:am|pm|a\.m|p\.m|%|days?|weeks?|months?|years?|people|kids|hours?|minutes?|dollars))/i
const AMOUNT = /(?:[$€£]\s?\d[\d,]*(?:\.\d{2})?(?:k\b)?|\b\d[\d,]*\s?(?:dollars|bucks|euros|pounds|grand)\b)/gi
const ABOUT =
  /\babout (?:the|her|his|their|our|my)\s+((?:[a-z'-]+\s?){1,3}?)(?=[.,;!?]|$| (?:and|but|because|when|that|with|on|at|in|to|for|he|she|they|i|we|is|was)\b)/i

type Surely = { name: RegExp; value: (text: string) => string | undefined }

/** The only one of its kind in a text: two days leave it open which one is meant. */
function theOnly(text: string, pattern: RegExp): string | undefined {
  const found = new Set([...text.matchAll(pattern)].map((match) => (match[1] ?? match[0]).trim()))
  return found.size === 1 ? [...found][0] : undefined
}

const NAME_AFTER_ROLE = /^,?\s+([A-Z][a-z]{1,14})(?![a-z])(?!'s (?:day|eve)\b)/
const NO_NAME =
  /^(?:I|He|She|They|We|It|The|And|But|So|My|Is|Was|In|On|At|If|When|Do|What|How|Its|This|That|You|You're|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Thanksgiving|God|English|Spanish)$/

/** A first name that stands right after a role: "my boss Karen". */
function nameAfterRole(text: string): string | undefined {
  const lower = text.toLowerCase()
  const names = mentionsIn(lower).flatMap(({ end }) => {
    const name = NAME_AFTER_ROLE.exec(text.slice(end))?.[1]
    return name && !NO_NAME.test(name) ? [name] : []
  })
  const distinct = new Set(names)
  return distinct.size === 1 ? [...distinct][0] : undefined
}

const capitalized = (day: string) =>
  day.replace(
    /^(mon|tues|wednes|thurs|fri|satur|sun)day/i,
    (word) => word[0]?.toUpperCase() + word.slice(1).toLowerCase(),
  )

/** What a blank of that name can surely take from a message. */
const SURELY: readonly Surely[] = [
  {
    name: /^(?:day|the day|date|what day|which day|by when|when)$/,
    value: (text) => {
      const day = theOnly(text, DAY)
      return day && capitalized(day)
    },
  },
  { name: /^(?:time|what time|a time)$/, value: (text) => (BARE_HOUR.test(text) ? undefined : theOnly(text, TIME)) },
  { name: /^(?:amount|the amount|how much|sum|price|number of dollars)$/, value: (text) => theOnly(text, AMOUNT) },
  { name: /^(?:their name|name|first name|the name)$/, value: nameAfterRole },
  {
    name: /^(?:what it's about|the matter|topic|subject|what this is about)$/,
    value: (text) => {
      const thing = ABOUT.exec(normalize(text))?.[1]?.trim()
      return thing && `the ${thing}`
    },
  },
]

/** A day that things go on from or come back on, rather than one that something is planned for. */
const GOES_ON = /\b(?:since|last|every|each)\s+$/i

/**
 * Whether a value that the message says may stand in a blank: "on Friday" in a message fills no "since [day]", nor the other
 * way around.
 *
 * @param before the phrase up to the blank
 */
export function fitsBlank(value: string, message: string, before: string): boolean {
  const at = message.toLowerCase().indexOf(value.toLowerCase())
  return at < 0 || GOES_ON.test(message.slice(0, at)) === GOES_ON.test(before)
}

/** What blanks a message fills, by the blank's name; nothing is guessed. */
export function surelySaid(text: string, names: readonly string[]): Record<string, string> {
  const filled: Record<string, string> = {}
  for (const name of names) {
    const value = SURELY.find((one) => one.name.test(name.toLowerCase()))?.value(text)
    if (value) filled[name] = value
  }
  return filled
}
