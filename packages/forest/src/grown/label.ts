import { titleCase } from '../slug.ts'

const LABEL_LENGTH = 60

/** Openings that say only that somebody communicates; what follows is the subject. */
const LEAD =
  /^(?:how (?:do i|can i|should i|i can|to) )?(?:better |difficult |hard |tough |honest )?(?:talk|talking|speak|speaking|communicate|communicating|communication|conversation|conversations|chat|chatting|deal|dealing|connect|connecting)(?: better)? (to|with|about|for|of|in|at) /i
/** A wish for a branch says nothing of its subject: "I would like a branch for beekeepers". */
const WISH =
  /^(?:(?:please|maybe|perhaps) )?(?:(?:i would|i'd) (?:like|love) |(?:i|we) (?:want|need) |(?:add|grow|make|plant) )?(?:an? |another |some )?(?:new )?(?:branch|page|section|place) (?:for|about|on) /i
const HOW_TO = /^(?:how (?:do i|can i|should i|to)|learning (?:how )?to|getting better at|getting good at) /i
const TAIL =
  /(?<! (?:clear|good|better|effective|written|verbal|oral|honest|open|kind|nonviolent)) (?:communication skills|communication|skills)$/i
const FIRST_PERSON: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  me: 'you',
  us: 'you',
  myself: 'yourself',
  i: 'you',
}
const PROPER =
  /^(?:english|spanish|french|german|italian|japanese|korean|chinese|mandarin|russian|arabic|hindi|portuguese|american|british|indian|christian|muslim|jewish|catholic|hindu|buddhist|christmas|thanksgiving|easter|ramadan|eid|hanukkah|diwali|god|bible|quran|torah|january|february|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i

/** Control and direction characters would change how the page around the label reads. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** A text as one line without control and direction characters; the joiners that scripts and emoji need stay. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(UNPRINTABLE, (sign) => (sign === '\u200d' || sign === '\u200c' ? sign : ' '))
    .replace(/[\s\ufffd]+/g, ' ')
    .trim()
}

/** A label as it may be shown: one plain line of at most 60 characters, cut after a word. */
export function cleanLabel(label: string): string {
  const line = plainLine(label.slice(0, 1000))
  const characters = Array.from(line)
  if (characters.length <= LABEL_LENGTH) return line
  const cut = characters.slice(0, LABEL_LENGTH).join('')
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
}

const isShouted = (text: string): boolean => text.length > 4 && /\p{Lu}/u.test(text) && text === text.toUpperCase()

/** Capitals of a title are dropped; acronyms, names we know and, in a label that is no title, capitals after the first word stay. */
export function lowered(phrase: string): string {
  const words = phrase.split(' ')
  const isTitle = words.every((word, i) => /^[^\p{Ll}]/u.test(word) || (i > 0 && word.length < 5))
  const drop = isTitle || words.length === 1 || isShouted(phrase)
  return words
    .map((word, i) => {
      if (PROPER.test(word)) return titleCase(word.toLowerCase())
      if (/^.+\p{Lu}/u.test(word) && !isShouted(phrase)) return word
      return drop || i === 0 ? word.toLowerCase() : word
    })
    .join(' ')
}

/** My becomes your: the label is the person's, the sentence around it ours. */
export const inSecondPerson = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => FIRST_PERSON[word.toLowerCase()] ?? word)
    .join(' ')

/** "say no" to "saying no": the first verb gets its -ing. */
export function gerundOf(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  const stem = /[^aeiou]e$/.test(verb) && verb !== 'be' ? verb.slice(0, -1) : verb
  const doubled = /^(?:set|get|run|begin|cut|put|stop|plan|chat|sit|let|win|admit|quit|shut)$/.test(verb)
  return [`${stem}${doubled ? verb.at(-1) : ''}ing`, ...rest].join(' ')
}

type Stripped = { phrase: string; isWithSomebody: boolean; isHowTo: boolean }

/** A label without the words that only say that somebody communicates, and what those words gave away. */
export function strip(label: string): Stripped {
  const wished = label.replace(WISH, '')
  const lead = LEAD.exec(wished)
  const afterLead = lead ? wished.slice(lead[0].length) : wished
  const howTo = lead ? null : HOW_TO.exec(afterLead)
  const bare = howTo ? afterLead.slice(howTo[0].length) : ` ${afterLead}`.replace(TAIL, '').trim()
  const isWithSomebody = lead && !/^(?:about|for|of|in|at)$/i.test(lead[1] ?? '') && !/deal/i.test(lead[0])
  return { phrase: bare || label, isWithSomebody: Boolean(isWithSomebody), isHowTo: howTo !== null }
}
