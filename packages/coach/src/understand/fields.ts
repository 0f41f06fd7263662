import { content } from '../content.ts'
import { childName, nameOf, onlyNamed, ownName, petName, soleName, studentName } from './names.ts'
import { askedFor, askedOfWriter, keptDoing, leaving, lost, needed, news, sorryFor } from './requests.ts'
import { anyOf, capital, onlyOf, theOnly } from './text.ts'
import { thingAfter, topicOf } from './things.ts'
import { countSaid, fitsWhen, hourSaid, plannedDay, plannedMonth, spanSaid, weekdaysSaid } from './when.ts'

const SMALL =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
/** "Two hundred dollars", "eleven thousand four hundred pounds"; "twenty pounds" may be weight. */
const IN_WORDS = `(?:a|${SMALL})[ -](?:(?:${SMALL}|hundred|thousand|and)[ -]){0,5}(?:dollars|bucks|euros?|quid|grand|(?<=(?:hundred|thousand) )pounds)`
const AMOUNT = new RegExp(
  `(?:[$€£]\\s?\\d(?:[\\d,]*\\d)?(?:\\.\\d{2})?(?:k\\b)?|(?<![\\w,])\\d[\\d,]*\\s?(?:dollars|bucks|euros?|pounds|quid|grand)\\b|\\b${IN_WORDS}\\b)`,
  'gi',
)
/** A sum without its currency, after a word of money: "he owes me 1400". */
const UNITS =
  'days?|weeks?|months?|years?|yrs?|people|guests|kids|hours?|hrs|minutes?|mins?|times|am|pm|miles|km|books?|tools?|eggs?'
const BARE_SUM = new RegExp(
  `\\b(?:borrowed|lent|loaned|owe[sd]?|paid|charged|costs?|quoted)(?: (?:me|him|us|them|you|about|almost|over|like|another|back|the|(?:my|our|his|her|their) [a-z]+|her)){0,4} (\\d{2,6}|\\d{1,3},\\d{3})\\b(?!\\s?(?:%|${UNITS}))`,
  'gi',
)
const NUMBER = /\b(\d{2,6}|\d{1,3},\d{3})\b/g

const NO_SUM = `(?!\\s?(?:[$€£%:]|dollars|bucks|euros?|pounds|quid|grand|of|${UNITS})|[\\d.,]*\\d)`
/** A number that may be another sum: "she said 250". */
const MAYBE_SUM = new RegExp(
  `\\b(?:(?:said|says|wants?|asked(?: for)?|asks(?: for)?|offer(?:s|ed)?|pays?|paid|give|gave|charge[sd]?|borrowed|lent|loaned|owe[sd]?|costs?|quoted|instead of)(?: (?:me|him|her|us|them|only|just))* (?!(?:19|20)\\d\\d\\b)(?:\\d{2,6}|\\d{1,3},\\d{3})|(?:for|at|about|to|is|was) (?!(?:19|20)\\d\\d\\b)(?:\\d{3,6}|\\d{1,3},\\d{3}))\\b${NO_SUM}`,
  'i',
)

/** The one sum that a text names, where no other number could be meant. */
const onlySum = (text: string) =>
  (MAYBE_SUM.test(text) ? undefined : theOnly(text, AMOUNT)) ?? (theOnly(text, NUMBER) && theOnly(text, BARE_SUM))

const STREET =
  /\b(?:corner of ([A-Z]\w*(?: [A-Z]\w*)?(?: (?:and|&) \w+)?)|([A-Z][a-z]+ (?:Street|St|Avenue|Ave|Road|Rd|Drive|Lane|Boulevard|Blvd)\b(?: and \w+)?))/
const streetSaid = (text: string) => {
  const match = STREET.exec(text)
  return match?.[1] ?? match?.[2]
}

/** Where a blank stands: the phrase up to it and after it, and who hears it. */
type Place = { before: string; after: string; to?: string | null | undefined }

/** Sums that the writer would offer or charge are theirs to decide. */
const OWN_SUM =
  /\b(?:I can|I could|we can|we could|I'll|I'd|you'd pay|you pay|afford|offer|charge|charging|budget|think)(?: \w+){0,3}\s*$|\b(?:at least|up to|cost)\s*$|\b(?:do|sell|make|work|take)\b[^.?!]* for\s*$/i
const ADDRESSED = /(?:^|[.!?\n]\s*|\b(?:Hi|Hey|Hello|Dear|Professor|Mr\.|Mrs\.|Ms\.|Dr\.|Coach|Thanks|Thank you),?\s+)$/
/** Whether a name after this text calls the hearer: "Hi ". */
export const isAddress = (before: string): boolean => ADDRESSED.test(before)
const IS_OWN = /\b(?:I'm|I am|my name's|my name is|this is)\s+$/i

function hearerName(text: string, { before, to }: Place): string | undefined {
  if (IS_OWN.test(before)) return ownName(text)
  if (!ADDRESSED.test(before)) return onlyNamed(text)
  if (to === undefined) return onlyNamed(text) ?? soleName(text)
  return nameOf(text, to) ?? soleName(text)
}

/** How each kind of blank reads a message. Kinds that only have words in content/blanks.yaml are added below. */
const READERS: Record<string, (text: string, place: Place, name: string) => string | undefined> = {
  day: plannedDay,
  weekdays: weekdaysSaid,
  month: plannedMonth,
  time: hourSaid,
  amount: onlySum,
  counted: (text, { before, after }) => countSaid(text, before, after),
  duration: (text, { before }) => spanSaid(text, before),
  'hearer-name': hearerName,
  'role-name': (text, _, name) => nameOf(text, name.toLowerCase().replace(/^(?:the )?(\w+)'s name$/, '$1')),
  'own-name': ownName,
  'child-name': childName,
  'student-name': studentName,
  'pet-name': petName,
  street: streetSaid,
  about: topicOf,
  asked: askedFor,
  'kept-doing': keptDoing,
  wanted: askedOfWriter,
  news,
  needed,
  'sorry-for': sorryFor,
  leaving,
  lost,
}
const KINDS = new Map<string, string[]>()
for (const { id, names, words, after, the } of content.blanks) {
  const said = new Map(
    (words ?? []).flatMap(
      (word) => (typeof word === 'string' ? [[word.toLowerCase(), word]] : Object.entries(word)) as [string, string][],
    ),
  )
  const one = said.size > 0 ? anyOf([...said.keys()]) : undefined
  const cues = after && anyOf(after)
  if (one)
    READERS[id] = (text) => {
      const plain = text.toLowerCase().replaceAll('’', "'")
      const word = onlyOf([...plain.matchAll(one)].map(([found]) => said.get(found)))
      return word && the ? `the ${word}` : word
    }
  if (cues) READERS[id] = (text) => thingAfter(text, cues)
  for (const name of names) KINDS.set(name, [...(KINDS.get(name) ?? []), id])
}

const kindsOf = (name: string): readonly string[] => {
  const plain = name.toLowerCase()
  return KINDS.get(plain) ?? KINDS.get(plain.replace(/^the /, '')) ?? []
}

/** "since [what happened]" takes no whole sentence. */
const NEEDS_NOUN = /\b(?:since|after|about|for|of|with|from)\s+$/i
const IS_CLAUSE = /^(?:I|I'm|we|we're|there's|the \w+ (?:is|are|should|will))\b/

/** Whether what the message says may stand in this place. */
function fits(kind: string, value: string, message: string, { before }: Place): boolean {
  if (NEEDS_NOUN.test(before) && IS_CLAUSE.test(value)) return false
  if (kind === 'day' || kind === 'time' || kind === 'month') return fitsWhen(value, message, before, kind)
  if (kind === 'amount') return !OWN_SUM.test(before) && !/\b(?:an?|limit[^.?!]*) $/i.test(before)
  if (kind === 'street') return !/\blive (?:on|at) $/.test(before)
  return true
}

const HAS_ARTICLE = /\b(?:my|your|our|the|a|an|his|her|their|this|that|new|old|favorite)\s+$/i
const TITLE_BEFORE = /\b(?:Professor|Mr\.|Mrs\.|Ms\.|Dr\.|Coach|Pastor|Father)\s+$/

/** A value as it reads in its place: "your [gift]" takes no second article, and a sentence begins with a capital. */
function inPlace(value: string, { before }: Place): string {
  const bare = HAS_ARTICLE.test(before) ? value.replace(/^(?:my|our|the|a|an) /, '') : value
  const named = TITLE_BEFORE.test(before)
    ? bare.replace(/^(?:Professor|Mr\.|Mrs\.|Ms\.|Dr\.|Coach|Pastor|Father) /, '')
    : bare
  return /(?:^|[.!?]\s+)$/.test(before) ? capital(named) : named.replace(/^The /, 'the ')
}

/** What a text surely says for a blank; nothing is guessed. */
export function blankSaid(name: string, text: string, place: Place): string | undefined {
  for (const kind of kindsOf(name)) {
    const value = READERS[kind]?.(text, place, name)
    if (value && fits(kind, value, text, place)) return inPlace(value, place)
  }
  return undefined
}
