import { READ } from '../types.ts'
import { wordCount } from './text.ts'

/**
 * What the writer says in so many words that they want, as it can stand in a field: short stretches after "ask her to", "asked
 * me to", "tell them that". Whatever speaks of a third person stays out, since "her" may be anybody.
 */

const HEARER = '(?:him|her|them|(?:my|our|the) [\\w-]+(?: [\\w-]+)?|[A-Z][a-z]+)'
/** Where such a stretch ends. */
const ENDS =
  /[.,;:!?()\n"]| (?:and|but|so|because|cause|cuz|bc|without|since|when|while|which|or|if|though|before he|before she|ha|lol|omg|plus|then)\b.*/is
const THIRD = /\b(?:he|she|him|her|hers|his|they|them|their|theirs|himself|herself|themselves|he's|she's|shes|hes)\b/i
/** Longer stretches are the person's own sentence, which no phrase takes. */
const MOST_WORDS = 5

/** The stretch up to its end, where it is short and speaks of the two alone. */
function stretch(text: string | undefined): string | undefined {
  const cut = text?.split(ENDS)[0]?.trim() ?? ''
  const isFit =
    cut !== '' &&
    wordCount(cut) <= MOST_WORDS &&
    !THIRD.test(cut) &&
    !/ (?:going|like|to|the|a)$/.test(cut) &&
    !/[A-Z]{3,} [A-Z]{3,}/.test(cut)
  return isFit ? spelled(cut) : undefined
}

const DAYS: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
}
/** "I sat in the car" names no day: somebody sat, or there is a place. */
const SOMEBODY =
  "(?:\\b(?:i|he|she|we|they|you|who|someone|has|have|had|be|been|was|just|then|even|ever|still|all)|'[a-z]+)"
const PLACE =
  '(?:in|on|at(?! \\d)|there|here|down|up|back|out|outside|with|by|next|under|behind|around|across|me|him|her|us|nav)'
const SAT = `(?<!${SOMEBODY} )sat(?! ${PLACE}\\b)`
const SHORT_DAY = new RegExp(`(?<!\\bthe )\\b(mon|tues?|wed|thu(?:rs?)?|fri|${SAT})\\b`, 'gi')

/** Chat spelling as it is written in full: "tmrw", "sat", "im". */
export function spelled(text: string): string {
  return text
    .replace(SHORT_DAY, (day) => DAYS[day.slice(0, 3).toLowerCase()] ?? day)
    .replace(/\b(mon|tues|wednes|thurs|fri|satur|sun)day(s?)\b/g, (day) => day.charAt(0).toUpperCase() + day.slice(1))
    .replace(/\b(?:tmrw|tmr|tmw|tomorow|2moro)\b/gi, 'tomorrow')
    .replace(/\btheres\b/gi, "there's")
    .replace(/\b[Ii]m\b/g, "I'm")
    .replace(/\b(can|won|don|didn|isn)t\b/gi, "$1't")
    .replace(/\bi\b/g, 'I')
    .replace(/\bthru\b/gi, 'through')
}

/** Reads the first stretch of some patterns that is fit. */
const readerOf =
  (...patterns: readonly RegExp[]) =>
  (text: string): string | undefined => {
    const read = text.slice(0, READ)
    for (const pattern of patterns)
      for (const match of read.matchAll(pattern)) {
        const found = stretch(match[1])
        if (found) return found
      }
    return undefined
  }

const NOT_WANTED = "(?<!\\b(?:don't|dont|do not|didn't|not|never|without) )"
/** What the hearer is to do: "go home by this weekend". */
export const askedFor = readerOf(
  new RegExp(
    `\\b(?:I|i|we|We)(?:'d| would)? ${NOT_WANTED}(?:just |really |only )?(?:want|need|like|wish) ${HEARER} to (?!know|hear|be |feel|see|think|stop|quit)(?=(.{1,140}))`,
    'gs',
  ),
  new RegExp(
    `\\b${NOT_WANTED}(?:[Aa]sk|[Aa]sking|get|convince|persuade) ${HEARER} to (?!know|hear|be |feel|see|think|stop|quit)(?=(.{1,140}))`,
    'gs',
  ),
)

/** What the hearer keeps doing: "commenting on my posts". */
export const keptDoing = readerOf(
  new RegExp(`\\b${HEARER} to (?:stop|quit) (?=((?:[a-z]+ly )?[a-z]+ing\\b.{0,140}))`, 'gs'),
  new RegExp(
    `\\b(?:[Hh]e|[Ss]he|[Tt]hey|who|${HEARER}|\\w+) keeps (?:on )?(?=((?!going\\b|being\\b|\\w*thing\\b)[a-z]+ing\\b.{0,140}))`,
    'gs',
  ),
  /\b[Tt]hey (?:all )?keep (?:on )?(?=((?!going\b|being\b|\w*thing\b)[a-z]+ing\b.{0,140}))/gs,
)

const IRREGULAR: Record<string, string> = { be: 'being', lie: 'lying', die: 'dying', tie: 'tying', see: 'seeing' }
const DOUBLED = /^(?:[^aeiou]*[aeiou][bdgmnprt]|forget|begin|admit|commit|refer|upset|regret|permit)$/

/** "give", "giving". */
function gerundOf(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb]
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return DOUBLED.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

/** "run the fish fry" as a thing that one says no to: "running the fish fry". */
function asThing(clause: string): string | undefined {
  const [verb = '', ...rest] = clause.split(' ')
  return /^[a-z]{2,}$/.test(verb) ? [gerundOf(verb), ...rest].join(' ') : undefined
}

const askedOfMe = readerOf(
  /\b(?:asked|asks|ask|wants?|wanted|begged|begs|expects?|pressured|pressuring|asking|invited) me (?:again )?to (?!come\s*$|be\s*$)(?=(.{1,140}))/gis,
)
const namedForNo = readerOf(
  /\b(?:say no to|turn down|get out of|decline) (?=((?:the|a|an|my|our|this|another|[a-z]+ing)\b.{0,140}))/gis,
)

/** What somebody wants of the writer, as a thing: "running the fish fry". */
export function askedOfWriter(text: string): string | undefined {
  const asked = askedOfMe(text)
  return namedForNo(text) ?? (asked && asThing(asked))
}

/** What is to be told: "there's no Christmas bonus". */
export const news = readerOf(
  new RegExp(
    `\\b(?:tell|telling) (?:${HEARER}|people|everyone|everybody) (?:of \\w+ )?(?:(?:on|in|at|from) (?:my|our|the) \\w+ )?(?:that )?(?=((?!(?:[Ii]|we) (?:think|guess|tell)\\b)(?:I|i|I'm|im|i'm|we|we're|there's|theres|the|our|its|it's)\\b .{1,140}))`,
    'gs',
  ),
)

const neededThing = readerOf(
  /\bI (?:just |only |really )?(?:need|want) (?=((?:the|a|an|some|more|one|two|three|ONE|my|tomorrow|tmrw|tonight|\d+|\$)\b.{0,140}))/gis,
  /\b(?:ask|asking) (?:(?:him|her|them|for) )?for (?=((?:the|a|an|some|more|one|two|three|my|tomorrow|tmrw|\d+|\$)\b.{0,140}))/gis,
  /^(?:i )?need (?=((?:the|a|an|some|more|one|my|tomorrow|tmrw|tonight|\d+)\b.{0,140}))/gis,
)

/** What the writer needs, as a thing: "tomorrow off", "three more days". */
export function needed(text: string): string | undefined {
  const thing = neededThing(text)
  return thing && / to |\bthing$| St$/.test(thing) ? undefined : thing
}

export const sorryFor = readerOf(
  /\b(?:sorry|apologi[sz]e|apologi[sz]ing|apology)(?: to [\w' ]{2,20}?)? for (?=((?:[a-z]+ing|my|the)\b.{0,140}))/gis,
)

/** What the writer leaves: "the book club". */
export const leaving = readerOf(
  /\b(?:quit|quitting|leave|leaving|step(?:ping)? down (?:from|as)|resign(?:ing)? from|drop(?:ping)? out of) (?=((?:the|my|our)\b (?!house|room|door|car|kitchen|note|message).{1,140}))/gis,
)

const LOST =
  /\b(?:her|his|their|[\w]+'s|whose) (?:late )?(husband|wife|mom|mother|dad|father|son|daughter|brother|sister|grandmother|grandma|grandfather|grandpa|aunt|uncle|dog|cat|baby|best friend|partner)(?: is| has| just)? (?:died|passed|pass away|passing|is gone)|\blost (?:her|his|their) (husband|wife|mom|mother|dad|father|son|daughter|brother|sister|grandmother|grandma|grandfather|grandpa|dog|cat|baby|partner|job)\b/i

/** Whom or what the hearer lost: "your husband". */
export function lost(text: string): string | undefined {
  const match = LOST.exec(text)
  const noun = match?.[1] ?? match?.[2]
  return noun && `your ${noun.toLowerCase()}`
}
