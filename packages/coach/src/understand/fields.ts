import { content } from '../content.ts'
import { nameOf, ownName } from './names.ts'
import { capital, theOnly } from './text.ts'
import { fitsWhen, plannedDay } from './when.ts'

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

/** Where a blank stands: the phrase up to it, and who hears it. */
type Place = { before: string; to?: string | null | undefined }

/** Sums that the writer would offer or charge are theirs to decide. */
const OWN_SUM =
  /\b(?:I can|I could|we can|we could|I'll|I'd|you'd pay|you pay|afford|offer|charge|charging|budget|think)(?: \w+){0,3}\s*$|\b(?:at least|up to|cost)\s*$|\b(?:do|sell|make|work|take)\b[^.?!]* for\s*$/i
const ADDRESSED = /(?:^|[.!?\n]\s*|\b(?:Hi|Hey|Hello|Dear|Professor|Mr\.|Mrs\.|Ms\.|Dr\.|Coach|Thanks|Thank you),?\s+)$/
/** Whether a name after this text calls the hearer: "Hi ". */
export const isAddress = (before: string): boolean => ADDRESSED.test(before)
const IS_OWN = /\b(?:I'm|I am|my name's|my name is|this is)\s+$/i

function hearerName(text: string, { before, to }: Place): string | undefined {
  if (IS_OWN.test(before)) return ownName(text)
  return ADDRESSED.test(before) ? nameOf(text, to ?? null) : undefined
}

const fitsSum = (before: string) => !OWN_SUM.test(before) && !/\b(?:an?|limit[^.?!]*) $/i.test(before)

function dayFor(text: string, { before }: Place): string | undefined {
  const day = plannedDay(text)
  return day && fitsWhen(day, text, before) ? day : undefined
}

/** How each kind of blank in content/blanks.yaml reads a message. */
const READERS: Record<string, (text: string, place: Place) => string | undefined> = {
  day: dayFor,
  amount: (text, { before }) => (fitsSum(before) ? onlySum(text) : undefined),
  'hearer-name': hearerName,
  'own-name': ownName,
}
const KINDS = new Map(content.blanks.flatMap(({ id, names }) => names.map((name) => [name, id] as const)))

const TITLES = 'Professor|Mr\\.|Mrs\\.|Ms\\.|Dr\\.|Coach|Pastor|Father'
const AFTER_TITLE = new RegExp(`\\b(?:${TITLES})\\s+$`, 'i')
const ITS_TITLE = new RegExp(`^(?:${TITLES}) `)

/** A value as it reads in its place: "Professor [name]" takes no second title, and a sentence begins with a capital. */
function inPlace(value: string, { before }: Place): string {
  if (AFTER_TITLE.test(before)) return value.replace(ITS_TITLE, '')
  return /(?:^|[.!?]\s+)$/.test(before) ? capital(value) : value
}

/** What a text surely says for a blank; nothing is guessed. */
export function blankSaid(name: string, text: string, place: Place): string | undefined {
  const plain = name.toLowerCase()
  const kind = KINDS.get(plain) ?? KINDS.get(plain.replace(/^the /, '')) ?? ''
  const value = READERS[kind]?.(text, place)
  return value && inPlace(value, place)
}
