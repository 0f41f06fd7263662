import { matchesOf } from '../text/matches.ts'
import type { Stretch } from '../text/words.ts'
import type { Urgency } from '../types.ts'

/** A point in time in the person's words. `sayable` is a form that fits after "until" and "before", if there is one. */
type When = Stretch & { text: string; urgency: Urgency; sayable?: string }

const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'
const NUMBER =
  '\\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|half an|a few|a couple(?: of)?|couple(?: of)?'

type Rule = { pattern: RegExp; urgency: Urgency; sayable?: true }
const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(`\\bin (?:about |like )?(?:${NUMBER}) (?:mins?|minutes?|seconds?|secs?)\\b`, 'g'),
    urgency: 'now',
  },
  { pattern: /\bin (?:about |like )?(?:an?|half an|one|1) hours?\b/g, urgency: 'now' },
  {
    pattern:
      /\b(?:right now|he's calling|she's calling|they're calling|about to (?:walk|go|call|speak|start|present|begin|join)|walking in|any minute|he's here|she's here|they're here|on my way in|waiting outside|starting now|as we speak)\b/g,
    urgency: 'now',
  },
  { pattern: new RegExp(`\\bin (?:about |like )?(?:${NUMBER}) hours?\\b`, 'g'), urgency: 'today' },
  {
    pattern:
      /\b(?:tonight|later today|this (?:afternoon|evening|morning)|today|after (?:work|school|lunch|dinner)|end of (?:the )?day|eod)\b/g,
    urgency: 'today',
    sayable: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:tomorrow(?: (?:morning|afternoon|evening|night))?|(?:this |next |on )?(?:${DAY})(?: (?:morning|afternoon|evening|night))?|the weekend|this weekend|next week|this week)\\b`,
      'g',
    ),
    urgency: 'soon',
    sayable: true,
  },
  { pattern: new RegExp(`\\bin (?:${NUMBER}) days?\\b`, 'g'), urgency: 'soon' },
  {
    pattern: new RegExp(
      `\\b(?:in (?:${NUMBER}) (?:weeks?|months?|years?)|next (?:month|year|semester|summer|spring|fall|winter))\\b`,
      'g',
    ),
    urgency: 'later',
  },
  {
    pattern: new RegExp(`\\b(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?\\b|\\bthe \\d{1,2}(?:st|nd|rd|th)\\b`, 'g'),
    urgency: 'later',
    sayable: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:yesterday|last (?:night|week|weekend|month|year|${DAY})|(?:${NUMBER}|\\d+) (?:minutes?|mins?|hours?|days?|weeks?|months?|years?) ago|this past (?:week|weekend)|the other (?:day|night)|overdue)\\b`,
      'g',
    ),
    urgency: 'past',
  },
]

const CAPITAL = new RegExp(`\\b(?:${DAY}|${MONTH})\\b`, 'g')
const NO_DATE =
  /\b(?:every|each|most|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|last|since|always|never|used to)\s*$/

const sayableOf = (text: string): string =>
  text.replace(/^(?:on|this) (?=\w+day)/, '').replace(CAPITAL, (name) => name.charAt(0).toUpperCase() + name.slice(1))

/**
 * The time that matters most: the nearest still to come, else one that has passed. Habits ("every friday") are no date.
 */
export const whenIn = (text: string): When | undefined => {
  let past: When | undefined
  for (const rule of RULES) {
    rule.pattern.lastIndex = 0
    for (const match of matchesOf(text, rule.pattern)) {
      if (NO_DATE.test(text.slice(Math.max(0, match.index - 14), match.index))) continue
      // "right now things are tense" tells a state, not a clock
      if (
        rule.urgency === 'now' &&
        match[0] === 'right now' &&
        !/\b(?:he|she|they|is|are|has|have|it)\b/.test(text.slice(0, match.index).slice(-24))
      )
        continue
      const found: When = {
        text: match[0],
        urgency: rule.urgency,
        start: match.index,
        end: match.index + match[0].length,
        ...(rule.sayable ? { sayable: sayableOf(match[0]) } : {}),
      }
      if (rule.urgency !== 'past') return found
      past ??= found
    }
  }
  return past
}

const SAYABLE = RULES.filter((rule) => rule.sayable).map((rule) => new RegExp(`^(?:${rule.pattern.source})$`, 'i'))

/** Whether a time stands well after "before" and "until": "Friday" does, "in two hours" does not. */
export const isSayable = (text: string): boolean => SAYABLE.some((pattern) => pattern.test(text))

const AMOUNT =
  /[$£€]\s?\d[\d,]*(?:\.\d+)?k?\b|\b\d[\d,]*(?:\.\d+)? ?(?:dollars|bucks|euros|pounds|percent|usd)\b|\b\d+(?:\.\d+)?%|\b\d{2,3}k\b/

/** The first sum of money or share in a text. */
export const amountIn = (text: string): Stretch | undefined => {
  const match = AMOUNT.exec(text)
  return match ? { start: match.index, end: match.index + match[0].length } : undefined
}
