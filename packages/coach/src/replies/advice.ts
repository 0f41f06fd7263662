import { isOfKind } from '../open-shelf/open-shelf.ts'
import { asks, formOf, fresh, leads, openTries, quoteFor, sayable, sees, spareTries } from '../speak/choose.ts'
import { meetFeeling } from '../speak/feelings.ts'
import type { Filled } from '../speak/fill.ts'
import { fill } from '../speak/fill.ts'
import { isSpent } from '../speak/fingerprints.ts'
import { splitPhrase } from '../speak/phrases.ts'
import { countWords } from '../text/words.ts'
import type { Card, Part, Span, Try } from '../types.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'

/** When no template of the card fits any more: true of every talk, and always with their words. */
const ANY_SEE: readonly string[] = [
  '{quote} is the place to begin.',
  'Take {quote} as the one thing that has to come across.',
  'If only {quote} is understood, the rest can follow later.',
  'What weighs most in it is {quote}.',
  '{quote} is the part that the first sentence has to carry.',
  'With {quote} on the table, the next sentence can be more exact.',
  'With {quote} in it, a short first sentence does more than a long one.',
  'I would start from {quote} and leave the rest for later.',
  '{quote} gives us something to hold on to.',
]

const TO_SEE: readonly string[] = [
  'What {to} may need from you is one clear sentence, and the rest can follow.',
  'Before {to} can agree or refuse, the thing itself has to be on the table.',
  'Make it easy for {to} to answer in one sentence.',
  'There is one thing that {to} should hear first, so here it is.',
  'Say it so that {to} can answer in one breath.',
]

/** For people with minutes left: one thing to do with the body. */
const BODY: readonly string[] = [
  'Both feet flat, one long breath out, then the first word.',
  'Let the air out first; the words come on the new breath.',
  'Drop the shoulders, breathe out to the end, and begin on the next breath in.',
  'Press both feet into the floor, breathe out slowly once, and speak lower than you feel.',
]

const ENOUGH = 52
const FULL = 112

/** Sentences about a situation, theirs inside: of the card, else those that are true of every talk. */
export const seeing = (s: Situation, card: Card): Filled[] => {
  const quote = quoteFor(s, card)
  const own = sees(s, card, quote && isOfKind(card, quote.text.toLowerCase()) ? quote : undefined)
  const filling = { slots: s.slots, card, ...(quote ? { quote } : {}) }
  const general = [...ANY_SEE, ...TO_SEE]
    .map((each) => fill(each, filling))
    .filter((each): each is Filled => each !== undefined && !isSpent(s.memory.spent, each.text))
  const shifted = general
    .slice(s.seed % Math.max(1, general.length))
    .concat(general.slice(0, s.seed % Math.max(1, general.length)))
  const theirs = own.filter((each) => each.slots.length > 0)
  const bare = own.filter((each) => each.slots.length === 0)
  // a sentence of the card without a slot is still the better one when a fragment stands beside it
  return [...theirs, ...shifted.filter((each) => each.quote !== undefined), ...shifted, ...bare]
}

const spanOf = (s: Situation, filled: Filled): Span | undefined => {
  if (filled.quote) return filled.quote.span
  for (const name of filled.slots) {
    const slot =
      name === 'to' ? s.slots.to : name === 'when' ? s.slots.when : name === 'amount' ? s.slots.amount : undefined
    if (slot?.span) return slot.span
  }
  return undefined
}

/** The see part; the feeling that was named comes first. */
const seePart = (s: Situation, filled: Filled | undefined, withFeeling: boolean): Part | undefined => {
  const met = withFeeling ? meetFeeling(s) : undefined
  const text = [met?.text, filled?.text].filter((each) => each !== undefined).join(' ')
  if (text === '') return undefined
  return part('see', text, (filled && spanOf(s, filled)) ?? met?.span)
}

/** The try part: the phrase with its lead, why it works, and, while there is room, what it costs. */
export const tryText = (s: Situation, each: Try, lead: string | undefined, room: number): string => {
  const said = sayable(formOf(each.say, s), lead)
  const sentences = [said]
  // sources are named when somebody asks why
  const why = each.why.replace(/\s*\([^()]*\d{4}[^()]*\)/g, '')
  if (!isSpent(s.memory.spent, why)) sentences.push(why)
  const sofar = countWords(sentences.join(' '))
  if (each.cost !== undefined && sofar + countWords(each.cost) <= room && !isSpent(s.memory.spent, each.cost))
    sentences.push(each.cost)
  return sentences.join(' ')
}

/** "Leave out …": a trap of the card, for replies with room. */
const trapLine = (s: Situation, card: Card): string | undefined => {
  const trap = card.traps
    .map((each) => `Leave out ${each.replace(/[.\s]+$/, '')}.`)
    .find(
      (each) =>
        countWords(each) <= 14 &&
        !/"[^"]*$|^Leave out (?:not|leaving|forgetting)/.test(each.replace(/"[^"]*"/g, '')) &&
        !isSpent(s.memory.spent, each),
    )
  return trap
}

type Options = {
  /** Sentence before everything, for instance that nothing close is on the shelf. */
  opener?: string
  /** Where the opener quotes them. */
  openerSpan?: Span
  /** Questions to prefer over those of the card. */
  questions?: readonly string[]
  /** Tries to prefer; else the open ones of the card. */
  tries?: readonly Try[]
  /** See sentences to prefer. */
  sees?: readonly Filled[]
  noQuestion?: boolean
  noFeeling?: boolean
}

/** See, try, ask: every way to put it, best first. */
export function* advise(s: Situation, card: Card, options: Options = {}): Reply {
  const urgent = s.slots.when?.value.urgency === 'now' && s.reading.slots.when !== undefined
  const all = options.tries ?? [...openTries(card, s.facts, s.memory), ...spareTries(card, s.facts, s.memory)]
  const seen: (Filled | undefined)[] = [...(options.sees ?? []), ...seeing(s, card)]
  // an opener that quotes them says enough by itself
  if (options.opener !== undefined && (options.openerSpan !== undefined || options.sees?.length === 0))
    seen.unshift(undefined)
  const questions =
    urgent || options.noQuestion ? [undefined] : [...(options.questions ?? []), ...asks(s, card), undefined]
  for (const filled of seen.slice(0, 7)) {
    for (const each of all.slice(0, 4)) {
      for (const question of questions.slice(0, 3)) {
        for (const lead of leads(s, each).slice(0, 2)) {
          const see = seePart(s, filled, !options.noFeeling)
          const before = [options.opener, see?.text].filter((text) => text !== undefined).join(' ')
          const room = FULL - countWords(before) - countWords(question ?? '')
          let text = tryText(s, each, lead, urgent ? 30 : room)
          const staged = splitPhrase(formOf(each.say, s)).stage !== undefined
          if (urgent) text = `${sayable(formOf(each.say, s), lead)} ${staged ? '' : (fresh(s, BODY) ?? '')}`.trim()
          else if (countWords(`${before} ${text} ${question ?? ''}`) < ENOUGH)
            text = [text, trapLine(s, card)].filter((line) => line !== undefined).join(' ')
          const head = before === '' ? undefined : part('see', before, options.openerSpan ?? see?.quote)
          yield {
            parts: partsOf(head, part('try', text), partIf('ask', question)),
            advice: true,
            theirs: true,
            card: card.id,
            try: each.id,
          }
        }
      }
    }
  }
}
