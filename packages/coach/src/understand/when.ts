import { spelled } from './requests.ts'
import { theOnly } from './text.ts'

const DAY =
  /\b(?:(?:this|next|on|by|until|before|last)\s+)?((?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?(?! (?:school|mass|best|service|sauce|dinner|ladies|group)\b)|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|today|next week|this weekend|next month|the \d{1,2}(?:st|nd|rd|th)|(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?)\b/gi
const TIME = /\b((?:1[0-2]|[1-9])(?::[0-5]\d)?\s?(?:am|pm|a\.m\.|p\.m\.)|noon|midnight|\d{1,2}:\d{2})(?!\w)/gi
/** An hour without am or pm beside one with it: either may be meant. */
const BARE_HOUR =
  /\b(?:after|before|by|until|till|past|from|around|at) (?:1[0-2]|[1-9])\b(?!:|\s?(?:am|pm|a\.m|p\.m|%|days?|weeks?|months?|years?|people|kids|hours?|minutes?|dollars))/i
const MONTH =
  /\b(?:in|by|until|till|this|next|for) (January|February|March|April|May|June|July|August|September|October|November|December)\b/gi

const PLANNED = /\b(?:this|next|by|until|till|for|tomorrow|tonight|next week|this weekend)\b/i
const WAS =
  /\b(?:was|were|did|didn'?t|had|got|went|came|said|told|took|gave|made|saw|sat|left|put|(?!need|feed|speed|weed|seed|shed|proceed)\w{2,}ed|sent|showed up|last|missed|found)\b/i

/** "He says tomorrow, every time" sets no day. */
const PUT_OFF = /^(?:tomorrow|tonight|next week|next month|this weekend)$/i
const SAYS = /\b(?:says|said|promise[sd])\b(?![^.?!]*\bI\b)[^.?!]*$/i

export const isPast = (sentence: string): boolean => WAS.test(sentence)

/** A text up to a place, as far as its sentence goes. */
export const leadOf = (text: string, at: number) =>
  text
    .slice(0, at)
    .split(/[.!?\n]+/)
    .at(-1) ?? ''

/** The one day that something is planned for. A day in a sentence about the past is none. */
export function plannedDay(text: string): string | undefined {
  const full = spelled(text)
  const day = theOnly(full, DAY)
  if (!day) return undefined
  const sentence = full.split(/[.!?\n]+/).find((each) => each.toLowerCase().includes(day.toLowerCase())) ?? ''
  const at = sentence.toLowerCase().indexOf(day.toLowerCase())
  if (PUT_OFF.test(day) && SAYS.test(sentence.slice(0, at))) return undefined
  const lead = sentence
    .slice(0, at + day.length)
    .split(' ')
    .slice(-4)
  return WAS.test(sentence) && !PLANNED.test(lead.join(' ')) ? undefined : day
}

export function plannedMonth(text: string): string | undefined {
  const month = theOnly(text, MONTH)
  if (!month) return undefined
  const sentence = text.split(/[.!?\n]+/).find((each) => each.includes(month)) ?? ''
  return WAS.test(sentence) ? undefined : month.charAt(0).toUpperCase() + month.slice(1)
}

export const hourSaid = (text: string): string | undefined => (BARE_HOUR.test(text) ? undefined : theOnly(text, TIME))

/** How a day or an hour stands to what happens: "by Friday" fills no "after [day]". */
const RELATIONS: readonly [string, RegExp][] = [
  ['since', /\b(?:since|last|every|each)\s+$/i],
  ['from', /\b(?:from|starting|beginning|start|as of|after|past)\s+(?:about |around )?$/i],
  ['until', /\b(?:until|till|til)\s+$/i],
  ['by', /\b(?:by|before)\s+$/i],
]
const relationOf = (before: string) => RELATIONS.find(([, pattern]) => pattern.test(before))?.[0] ?? 'on'
/** A deadline may be the very day of the event. */
const isNear = (blank: string, said: string) => blank === said || (blank === 'by' && said === 'on')

/** What the writer offers on their own takes its day from no message. */
const OFFERS =
  /\b(?:maybe|how about|what about|I can|I could|can I|could I|may I|I'll|can we|could we|should we|shall we|let's|free|next (?:one|time)|instead|again|lunch|coffee|pick (?:it|them) up|come by|starting)\b[^.?!]*$/i

/** "on tomorrow" is no English. */
const ON = /\bon $/i
const NEEDS_NO_ON = /^(?:tomorrow|tonight|today|next|this)\b/i
const MONTH_LEAD = /\b(\w+) $/

/** Whether a day, an hour or a month that the message says may stand in a blank. @param before the phrase up to the blank */
export function fitsWhen(value: string, message: string, before: string, kind: 'day' | 'time' | 'month'): boolean {
  const lead = leadOf(before, before.length)
  if (OFFERS.test(before) || (ON.test(before) && NEEDS_NO_ON.test(value))) return false
  const full = spelled(message)
  const at = full.toLowerCase().indexOf(value.toLowerCase())
  if (at < 0) return false
  if (kind === 'month')
    return MONTH_LEAD.exec(before)?.[1]?.toLowerCase() === MONTH_LEAD.exec(full.slice(0, at))?.[1]?.toLowerCase()
  if (WAS.test(lead.replace(/\bI'd like[^,]*/, ''))) return false
  const said = relationOf(full.slice(0, at))
  return kind === 'time' ? said !== 'on' && relationOf(before) === said : isNear(relationOf(before), said)
}

const COUNT = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const SPAN = new RegExp(
  `\\b(?:for|been)(?: (?:about|almost|over|nearly|the (?:last|past)))* (${COUNT} (?:years?|yrs|months?|weeks?|days?))\\b`,
  'gi',
)
export function spanSaid(text: string, before: string): string | undefined {
  return /(?:'ve|\bhave|\bhas|\bbeen)\b[^.?!]*\b(?:for|been) $/i.test(before) ? theOnly(text, SPAN) : undefined
}

/** How many the writer wants or offers is theirs to say. */
const WISHES = /\b(?:could you|can you|I'd like|we'd like|I need|just|try|I can|I'll|let's|maybe|about|in) [^.?!]*$/i
/** A number with the noun that follows the blank: "[number] nights" is filled by "five nights" alone. */
export function countSaid(text: string, before: string, after: string): string | undefined {
  const noun = /^ ([a-z]{4,})\b/.exec(after)?.[1]
  if (!noun || (noun !== 'behind' && WISHES.test(before))) return undefined
  const stem = noun.replace(/s$/, '')
  const unit = noun === 'behind' ? '(?: (?:years?|grades?|months?|weeks?|chapters?|levels?))' : ''
  return theOnly(text, new RegExp(`(?<![\\w-])(${COUNT}${unit}) ${stem}s?\\b`, 'gi'))
}

const WEEKDAYS = /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days) (?:off|free)\b/gi
export const weekdaysSaid = (text: string): string | undefined => theOnly(spelled(text), WEEKDAYS)
