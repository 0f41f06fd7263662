const LABEL_LENGTH = 60

/** Openings that only name an act of communication. */
const LEAD =
  /^(?:how (?:do i|can i|should i|i can|to) )?(?:better |difficult |hard |tough |honest )?(?:talk|talking|speak|speaking|communicate|communicating|communication|conversation|conversations|chat|chatting|deal|dealing|connect|connecting)(?: better)? (to|with|about|for|of|in|at) /i
/** Wishes without a topic: "I would like a branch for …", "something for …". */
const WISH =
  /^(?:(?:please|maybe|perhaps) )?(?:(?:i would|i'd) (?:like|love) |(?:i|we) (?:want|need) |(?:add|grow|make|plant) )?(?:an? |another |some )?(?:new )?(?:branch|page|section|place|something|anything|help|tips|advice|practice) (?:for|about|on|with) /i
const HOW_TO = /^(?:how (?:do i|can i|should i|to)|learning (?:how )?to|getting better at|getting good at) /i
const TAIL =
  /(?<! (?:clear|good|better|effective|written|verbal|oral|honest|open|kind|nonviolent)) (?:communication skills|communication|skills)$/i
/** Control and bidi characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** One line without control and bidi characters; joiners stay. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(UNPRINTABLE, (sign) => (sign === '\u200d' || sign === '\u200c' ? sign : ' '))
    .replace(/[\s\ufffd]+/g, ' ')
    .trim()
}

/** One plain line of at most 60 characters, cut between words. */
export function cleanLabel(label: string): string {
  const line = plainLine(label.slice(0, 1000))
  const characters = Array.from(line)
  if (characters.length <= LABEL_LENGTH) return line
  const cut = characters.slice(0, LABEL_LENGTH).join('')
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut
}

/** "say no" to "saying no". */
export function gerundOf(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  const stem = /[^aeiou]e$/.test(verb) && verb !== 'be' ? verb.slice(0, -1) : verb
  const doubled = /^(?:set|get|run|begin|cut|put|stop|plan|chat|sit|let|win|admit|quit|shut)$/.test(verb)
  return [`${stem}${doubled ? verb.at(-1) : ''}ing`, ...rest].join(' ')
}

type Stripped = {
  /** Label without a wish; "how to" as a gerund. */
  name: string
  /** Topic without communication verbs. */
  phrase: string
  isWithSomebody: boolean
  isHowTo: boolean
}

/** Strips communication verbs, and infers the kind from them. */
export function strip(label: string): Stripped {
  const wished = label.replace(WISH, '')
  const lead = LEAD.exec(wished)
  const howTo = lead ? null : HOW_TO.exec(wished)
  const done = howTo ? gerundOf(wished.slice(howTo[0].length)) : wished
  const bare = lead ? wished.slice(lead[0].length) : ` ${done}`.replace(TAIL, '').trim()
  const isWithSomebody = lead && !/^(?:about|for|of|in|at)$/i.test(lead[1] ?? '') && !/deal/i.test(lead[0])
  return { name: done, phrase: bare || done, isWithSomebody: Boolean(isWithSomebody), isHowTo: howTo !== null }
}
