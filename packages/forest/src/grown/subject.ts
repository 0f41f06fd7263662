import { titleCase } from '../slug.ts'
import type { Kind } from '../types.ts'
import { namesCrisis, SPARED_PHRASE, wouldHarm } from './crisis.ts'
import { ENDURED, kindOfNoun, NOT_VERBS, PHRASES, RELATIONS, takesArticle } from './kinds.ts'
import { cleanLabel, gerundOf, inSecondPerson, lowered, strip } from './label.ts'

/** What a label is about, ready to stand inside our sentences. */
export type Subject = {
  readonly kind: Kind
  /** As the object of a sentence: "your boss", "a job interview", "grief". */
  readonly phrase: string
  /** The same in a title: "Your Boss", "a Job Interview". Its first letter is small where an article begins it. */
  readonly title: string
  /** Of somebody: what the talk with them is about, where the words say it. */
  readonly about?: string
}

const PREPOSITIONS = new Set(
  'about after against at before between by during for from in into of on over to under with without who that when where while'.split(
    ' ',
  ),
)
/** After these a phrase no longer says who, only what about or when. */
const CIRCUMSTANCES = new Set('about after before during when where while'.split(' '))
const DETERMINERS = new Set('a an the your his her their our this that these those every each some any no'.split(' '))
/** The noun that decides the kind: the last word before a preposition. */
function headOf(words: readonly string[]): string {
  const end = words.findIndex((word, i) => i > 0 && PREPOSITIONS.has(word))
  return words.at(end < 0 ? -1 : end - 1) ?? ''
}

function withDeterminer(phrase: string, words: readonly string[], kind: Kind): string {
  const head = headOf(words)
  if (DETERMINERS.has(words[0] ?? '') || !takesArticle(head, kind) || kindOfNoun(head)?.isPlural !== false)
    return phrase
  if (RELATIONS.has(head)) return `your ${phrase}`
  const isVowel = /^(?:[aeiou]|hour|honest|heir)/.test(phrase) && !/^(?:uni|use|euro|one)/.test(phrase)
  return `${isVowel ? 'an' : 'a'} ${phrase}`
}

const isGerund = (word = ''): boolean => /.{2}ing$/.test(word) && !NOT_VERBS.has(word)

/** "Saying no", "being a better husband", "wedding planning". */
const isVerbPhrase = (words: readonly string[]): boolean =>
  (words.length > 1 && isGerund(words[0])) ||
  (words.length > 2 && /^be(?:com)?ing$/.test(words[0] ?? '')) ||
  (words.length > 1 &&
    !words.some((word) => PREPOSITIONS.has(word)) &&
    isGerund(words.at(-1)) &&
    kindOfNoun(words.at(-1) ?? '') === undefined)

const titled = (phrase: string): string => {
  const [first = '', ...rest] = phrase.split(' ')
  if (first !== 'a' && first !== 'an') return titleCase(phrase)
  return [first, titleCase(rest.join(' '))].join(' ')
}

const made = (kind: Kind, phrase: string, about = ''): Subject => ({
  kind,
  phrase,
  title: titled(phrase),
  ...(about ? { about } : {}),
})

const SECOND_PERSON: Readonly<Record<string, string>> = { your: 'my', you: 'me', yourself: 'myself' }

/** The subject as the person says it to the assistant: "your boss" is "my boss" there. */
export function inFirstPerson(subject: Subject): Subject {
  const mine = (text: string) => text.replace(/\b(?:yourself|your|you)\b/g, (word) => SECOND_PERSON[word] ?? word)
  const { phrase, about } = subject
  return { ...subject, phrase: mine(phrase), ...(about ? { about: mine(about) } : {}) }
}

const NAMELESS = 'something new'
const PERSON_WORDS = 3

/** Somebody whom a rationale names: "my son will not talk" gives "your son". */
function personIn(rationale: string): string | undefined {
  const words =
    rationale
      .slice(0, 2000)
      .toLowerCase()
      .match(/[a-z'-]+/g) ?? []
  for (const [i, word] of words.entries()) {
    if (word !== 'my' && word !== 'our') continue
    const after = words.slice(i + 1, i + 1 + PERSON_WORDS)
    const person = after.findIndex((each) => kindOfNoun(each)?.kind === 'people')
    const other = after.findIndex((each) => PREPOSITIONS.has(each) || each === 'my')
    if (person >= 0 && (other < 0 || person < other)) return `your ${after.slice(0, person + 1).join(' ')}`
  }
  return undefined
}

/** Of "your grandma about moving", the person and what it is about. */
function personAnd(phrase: string): readonly [person: string, about: string] {
  const words = phrase.split(' ')
  const end = words.findIndex((word, i) => i > 0 && CIRCUMSTANCES.has(word.toLowerCase()))
  if (end < 0) return [phrase, '']
  return [words.slice(0, end).join(' '), words[end]?.toLowerCase() === 'about' ? words.slice(end + 1).join(' ') : '']
}

function verbPhrase(phrase: string): Subject {
  if (wouldHarm(phrase)) return made('hardship', SPARED_PHRASE)
  return made(ENDURED.has(phrase.split(' ')[0] ?? '') ? 'hardship' : 'skill', phrase)
}

function nounPhrase(phrase: string, isWithSomebody: boolean, rationale: string): Subject {
  const words = phrase.toLowerCase().split(' ')
  const noun = kindOfNoun(headOf(words))
  const [person, about] = personAnd(phrase)
  if (noun?.kind === 'people') return made('people', withDeterminer(person, words, 'people'), about)
  if (noun) return made(noun.kind, withDeterminer(phrase, words, noun.kind))
  if (isWithSomebody) return made('people', person, about)
  const named = personIn(rationale)
  return named ? made('people', named, phrase) : made('topic', phrase)
}

/**
 * What a label is about: the words that only say "talking with" are dropped, my becomes your, and the noun at the head decides
 * the kind. A label that names none is a topic, unless the rationale names somebody it is about.
 *
 * @param label  any text; one without a word in it is called "something new"
 */
export function subjectOf(label: string, rationale = ''): Subject {
  const clean = cleanLabel(label)
  if (!/\p{L}{2}|[^\p{ASCII}\P{L}]/u.test(clean)) return made('topic', NAMELESS)
  if (namesCrisis(clean)) return made('hardship', SPARED_PHRASE)
  const { phrase: bare, isWithSomebody, isHowTo } = strip(clean)
  const phrase = inSecondPerson(lowered(bare))
  const known = PHRASES.get(phrase.toLowerCase())
  if (known) return made(known, phrase)
  if (isVerbPhrase(phrase.toLowerCase().split(' '))) return verbPhrase(phrase)
  return isHowTo ? verbPhrase(gerundOf(phrase)) : nounPhrase(phrase, isWithSomebody, rationale)
}
