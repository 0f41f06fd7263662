import { spelled } from '@understory/language/spelled'
import { theOnly } from './text.ts'

const DAY =
  /\b(?:(?:this|next|on|by|until|before|last)\s+)?((?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?(?! (?:school|mass|best|service|sauce|dinner|ladies|group)\b)|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|today|next week|this weekend|next month|the \d{1,2}(?:st|nd|rd|th)|the end of (?:(?:this|next|the) month|(?:January|February|March|April|May|June|July|August|September|October|November|December))|(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?)\b/gi
const PLANNED = /\b(?:this|next|by|until|till|for|tomorrow|tonight|next week|this weekend)\b/i
const WAS =
  /\b(?:was|were|did|didn'?t|had|got|went|came|said|told|took|gave|made|saw|sat|left|put|(?!need|feed|speed|weed|seed|shed|proceed)\w{2,}ed|sent|showed up|last(?! day)|missed|found)\b/i

/** "He says tomorrow, every time" sets no day. */
const PUT_OFF = /^(?:tomorrow|tonight|next week|next month|this weekend)$/i
const SAYS = /\b(?:says|said|promise[sd])\b(?![^.?!]*\bI\b)[^.?!]*$/i

/** A text up to a place, as far as its sentence goes. */
const leadOf = (text: string, at: number) =>
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

/** How a day stands to what happens: "by Friday" fills no "after [day]". */
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

/** Whether a day that the message says may stand in a blank. @param before the phrase up to the blank */
export function fitsWhen(value: string, message: string, before: string): boolean {
  const lead = leadOf(before, before.length)
  if (OFFERS.test(before) || (ON.test(before) && NEEDS_NO_ON.test(value))) return false
  const full = spelled(message)
  const at = full.toLowerCase().indexOf(value.toLowerCase())
  if (at < 0 || WAS.test(lead.replace(/\bI'd like[^,]*/, ''))) return false
  return isNear(relationOf(before), relationOf(full.slice(0, at)))
}
