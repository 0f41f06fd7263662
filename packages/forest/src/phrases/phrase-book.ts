import { BOOKS, GREETINGS, type Phrase } from './books.ts'
import type { Form, FormKind, Forms } from './forms.ts'
import type { LanguageCode } from './languages.ts'
import { address, INTRODUCTION, introduce, namedIn } from './names.ts'
import { readingOf } from './reading.ts'
import { commaParts, joined, sentencesOf } from './sentences.ts'
import { type Reading, slipsBetween } from './slips.ts'

/**
 * `phrase` is the matched phrase, `isExact` whether it matched literally. `forms`: gendered forms of the translation,
 * if any.
 */
export type Found = { phrase: string; translation: string; isExact: boolean; forms?: Forms }

/** No phrase is this long. */
const LONGEST = 200
const MOST_SENTENCES = 4

/** A paraphrase with the index of its phrase; `form` for the feminine. */
type Entry = Reading & { readonly place: number; readonly wording: string; readonly form?: FormKind }
/** Certain if it is a literal paraphrase. */
type Match = {
  place: number
  phrase: string
  isExact: boolean
  isCertain: boolean
  form?: FormKind | undefined
  name?: string
}

/**
 * Translates up to four known sentences; undefined if any is unknown.
 *
 * @param wanted requested forms; default: those of the text, else masculine
 */
export function findPhrase(text: string, from: LanguageCode, to: LanguageCode, wanted: Forms = {}): Found | undefined {
  if (text.length > LONGEST * MOST_SENTENCES) return undefined
  const matches = matchesOf(text, from)
  if (!matches) return undefined
  const parts = matches.map((match) => translated(match, to, wanted))
  const forms = Object.assign({}, ...parts.map((part) => part.forms)) as Forms
  return {
    phrase: joined(
      matches.map(({ phrase }) => phrase),
      from,
    ),
    translation: joined(
      parts.map((part) => part.text),
      to,
    ),
    isExact: matches.every(({ isExact }) => isExact),
    ...(Object.keys(forms).length > 0 && { forms }),
  }
}

/** Literal matches, whole or in parts, take priority over near ones. */
function matchesOf(text: string, from: LanguageCode): Match[] | undefined {
  const whole = matchOf(text, from)
  if (whole?.isCertain) return [whole]
  const sentences = sentencesOf(text)
  const several =
    sentences.length > 1
      ? allOf(sentences.map((sentence) => partsOf(sentence, from) ?? matchOf(sentence, from)))
      : partsOf(text, from)
  return several ?? (whole && [whole])
}

/** "Hello, how are you?" is two phrases. */
function partsOf(sentence: string, from: LanguageCode): Match[] | undefined {
  const parts = commaParts(sentence)
  if (parts.length < 2 || matchOf(sentence, from)?.isCertain) return undefined
  const matches = parts.map((part) => matchOf(part, from))
  if (!matches.every((match) => match?.isCertain)) return undefined
  return allOf(matches.map((match) => match && { ...match, isExact: false }))
}

function allOf(found: readonly (Match | Match[] | undefined)[]): Match[] | undefined {
  const all = found.flatMap((each) => each ?? [])
  return found.every((each) => each !== undefined) && all.length <= MOST_SENTENCES ? all : undefined
}

function matchOf(text: string, from: LanguageCode): Match | undefined {
  if (text.length > LONGEST) return undefined
  const written = readingOf(text, from)
  if (written.letters === '') return undefined
  const entries = entriesOf(from)
  const exact = entries.find(({ letters }) => letters === written.letters)
  const named = exact ? undefined : withName(text, from)
  if (named) return named
  const entry = exact ?? nearest(entries, written)
  if (!entry) return undefined
  const phrase = entry.form ? entry.wording : phraseAt(entry.place, from).text
  const isExact = readingOf(phrase, from).letters === written.letters
  return { place: entry.place, phrase, form: entry.form, isExact, isCertain: exact !== undefined }
}

/** A phrase with a typed name: "My name is Priya.", "Thank you, Priya." */
function withName(text: string, from: LanguageCode): Match | undefined {
  const entries = entriesOf(from)
  const placeOf = (phrase: string) => {
    const { letters } = readingOf(phrase, from)
    return entries.find((entry) => entry.letters === letters)
  }
  for (const { name, phrase, isSure } of namedIn(text, from)) {
    if (placeOf(name)) continue
    if (phrase === undefined)
      return {
        place: BOOKS.en.phrases.findIndex(({ text }) => text === INTRODUCTION),
        phrase: introduce(name, from),
        name,
        isExact: isSure,
        isCertain: true,
      }
    const entry = placeOf(phrase)
    if (!entry || !(isSure || GREETINGS.has(phraseAt(entry.place, 'en').text))) continue
    const called = address(entry.form ? entry.wording : phraseAt(entry.place, from).text, name, from)
    const isExact = readingOf(called, from).letters === readingOf(text, from).letters
    return { place: entry.place, phrase: called, name, form: entry.form, isExact, isCertain: true }
  }
  return undefined
}

function translated(match: Match, to: LanguageCode, wanted: Forms): { text: string; forms: Forms } {
  const { place, name, form } = match
  if (name !== undefined && phraseAt(place, 'en').text === INTRODUCTION) return { text: introduce(name, to), forms: {} }
  const { text: own, feminine = own, of } = phraseAt(place, to)
  const shown: Form = of ? (wanted[of] ?? (form === of ? 'feminine' : 'masculine')) : 'masculine'
  const text = shown === 'feminine' ? feminine : own
  return {
    text: name === undefined ? text : address(text, name, to),
    forms: of ? { [of]: shown } : {},
  }
}

const phraseAt = (place: number, language: LanguageCode): Phrase => BOOKS[language].phrases[place] ?? { text: '' }

const shelves = new Map<LanguageCode, readonly Entry[]>()

/** Paraphrases of every phrase, then feminine forms. */
function entriesOf(language: LanguageCode): readonly Entry[] {
  const known = shelves.get(language)
  if (known) return known
  const { phrases } = BOOKS[language]
  const own = phrases.map(({ text }, place) => ({ wording: text, place }))
  const ofWomen = phrases.flatMap(({ feminine, of }, place) =>
    feminine && of ? [{ wording: feminine, place, form: of }] : [],
  )
  const others = phrases.flatMap(({ wordings = [] }, place) => wordings.map((wording) => ({ wording, place })))
  const entries = [...own, ...ofWomen, ...others].map((entry) => ({ ...readingOf(entry.wording, language), ...entry }))
  shelves.set(language, entries)
  return entries
}

/** The closest phrase, or none on a tie. Both forms count as one phrase. */
function nearest(entries: readonly Entry[], written: Reading): Entry | undefined {
  let found: Entry | undefined
  let least = Number.POSITIVE_INFINITY
  let isTied = false
  for (const entry of entries) {
    const slips = slipsBetween(written, entry)
    if (slips === undefined || slips > least || (slips === least && entry.place === found?.place)) continue
    isTied = slips === least && found !== undefined
    ;[found, least] = [entry, slips]
  }
  return isTied ? undefined : found
}
