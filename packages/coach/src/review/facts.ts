import { isFamiliar } from '@understory/insight/text/familiar'
import { GIVEN_NAMES, WORD_NAMES } from '@understory/insight/text/lexicon'
import { ENGLISH, STOP } from '@understory/language/english'
import { straight } from './edit.ts'

const FIGURE = /[$€£]?\d(?:[\d.,:/-]*\d)?\s?(?:%|[ap]m\b|k\b)?/gi
const NUMBER =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen)\b/gi
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|yesterday|noon|midnight|weekend|january|february|april|june|july|august|september|october|november|december)\b|\b(?:March|May|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b(?=\.? \d)/gi
const INSIDE = /(?<=[\p{L}\p{N},;:] |\()\p{Lu}[\p{L}'-]+/gu
const FIRST = /\b\p{Lu}\p{Ll}+\b/gu

const NO_NAME = /^(?:i(?:'.*)?|asap|again|fyi|ok|btw|lol|pls|plz|wtf|smh|tbh|omg|rsvp|imo)$/

/** A capitalized word inside a sentence is a name, unless it is an everyday word that was shouted. */
function isName(written: string): boolean {
  const word = written.toLowerCase()
  if (STOP.has(word) || ENGLISH.has(word) || NO_NAME.test(word)) return false
  return !(/^[\p{Lu}'-]+$/u.test(written) && isFamiliar(word))
}

/** Numbers, sums, dates and names of a text in small letters; [blanks] hold none. */
export function factsOf(text: string): string[] {
  const plain = straight(text).replace(/\[[^\]]*\]/g, ' ')
  const sure = [FIGURE, NUMBER, DAY].flatMap((pattern) => plain.match(pattern) ?? [])
  const inside = (plain.match(INSIDE) ?? []).filter(isName).map((word) => word.toLowerCase())
  const given = (plain.match(FIRST) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => GIVEN_NAMES.has(word) && !WORD_NAMES.has(word))
  return [...new Set([...sure.map((fact) => fact.toLowerCase().trim()), ...inside, ...given])]
}

/** Numbers, sums and dates alone. */
export const hasFigures = (text: string) => [FIGURE, NUMBER, DAY].some((pattern) => text.search(pattern) >= 0)

const countOf = (text: string, fact: string): number => text.toLowerCase().split(fact).length

/** Whether two texts name the same facts equally often. */
export function sameFacts(before: string, after: string): boolean {
  const [one, two] = [before, after].map((text) => straight(text).replace(/\[[^\]]*\]/g, ' ')) as [string, string]
  return [...factsOf(one), ...factsOf(two)].every((fact) => countOf(one, fact) === countOf(two, fact))
}
