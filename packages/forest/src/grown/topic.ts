import { capitalized } from '../slug.ts'
import type { Kind } from '../types.ts'
import { namesCrisis, wouldHarm } from './crisis.ts'
import { ENDURED, kindOfNoun, NOT_VERBS, PHRASES } from './kinds.ts'
import { cleanLabel, plainLine, strip } from './label.ts'

export type Topic = {
  /** The person's words, if they are a noun phrase. */
  readonly name?: string
  /** If they are a sentence: a name to confirm. */
  readonly guess?: string
  readonly kind: Kind
}

const MOST_WORDS = 6
/** Finite verbs and pronouns, which a name doesn't have. */
const SENTENCE =
  /(?:^|\s)(?:i|i'[a-z]+|we|we'[a-z]+|he|she|they|it's|there's|is|are|was|were|am|has|have|had|wants?|wanted|needs?|got|gets|can|can't|cannot|could|do|does|don't|doesn't|won't|wouldn't|should|will|would|keeps?|because|how|why|what|when|where|who)(?=\s|$)|[?!;:]|[.,]\s/i
const PREPOSITIONS = new Set(
  'about after against at before between by during for from in into of on over to under with without who that when where while'.split(
    ' ',
  ),
)
/** End of the clause. */
const CLAUSE = /[,;:.?!]|\s(?:because|since|so that|but|when|who|that|for my|and i|and we|and you)(?=\s|$)/i
const RATIONALE_LENGTH = 2000
const PERSON_WORDS = 3
const isGerund = (word = ''): boolean => /.{2}ing$/.test(word) && !NOT_VERBS.has(word)

const isSentence = (text: string): boolean => text.split(' ').length > MOST_WORDS || SENTENCE.test(` ${text}`)
const isWord = (text: string): boolean => /\p{L}{2}|[^\p{ASCII}\P{L}]/u.test(text)

/** "Saying no", "being a better husband", "wedding planning". */
function isVerbPhrase(words: readonly string[]): boolean {
  if (words.length < 2) return false
  const endsAsVerb = isGerund(words.at(-1)) && kindOfNoun(words.at(-1) ?? '') === undefined
  return (
    isGerund(words[0]) ||
    /^being$/.test(words[0] ?? '') ||
    (endsAsVerb && !words.some((word) => PREPOSITIONS.has(word)))
  )
}

/** The head noun: last word before a preposition. */
function headOf(words: readonly string[]): string {
  const end = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word))
  return words.at(end < 0 ? -1 : end - 1) ?? ''
}

/** "my son will not talk" gives "my son"; "my brother's wedding" gives undefined. */
function personIn(text: string): string | undefined {
  const words = text.slice(0, RATIONALE_LENGTH).match(/[\p{L}'’-]+/gu) ?? []
  for (const [at, word] of words.entries()) {
    if (!/^(?:my|our)$/i.test(word)) continue
    const after = words.slice(at + 1, at + 1 + PERSON_WORDS).map((each) => each.toLowerCase())
    const person = after.findIndex((each) => kindOfNoun(each) === 'person')
    const other = after.findIndex((each) => PREPOSITIONS.has(each) || each === 'my')
    if (person >= 0 && (other < 0 || person < other)) return ['my', ...after.slice(0, person + 1)].join(' ')
  }
  return undefined
}

function kindIn(text: string): Kind | undefined {
  for (const word of text.toLowerCase().match(/[a-z-]+/g) ?? []) {
    const kind = kindOfNoun(word)
    if (kind) return kind
  }
  return undefined
}

function kindOfPhrase(phrase: string, isHowTo: boolean): Kind | undefined {
  const known = PHRASES.get(phrase)
  if (known) return known
  const words = phrase.split(' ')
  if (isHowTo || isVerbPhrase(words)) return ENDURED.has(words[0] ?? '') ? 'change' : 'skill'
  return kindOfNoun(headOf(words))
}

function guessIn(sentence: string, reason: string): string | undefined {
  const person = personIn(sentence)
  if (person) return capitalized(person)
  const start = sentence.split(CLAUSE, 1)[0]?.trim() ?? ''
  if (isWord(start) && !isSentence(start)) return capitalized(start)
  const other = personIn(reason)
  return other && capitalized(other)
}

/**
 * The topic of a seed; a sentence is never taken as a name.
 *
 * @param rationale why it was asked for
 */
export function topicOf(title: string, rationale = ''): Topic {
  const label = cleanLabel(title)
  const reason = plainLine(rationale.slice(0, RATIONALE_LENGTH))
  if (namesCrisis(`${label} ${reason}`)) return { kind: 'change', ...(isSentence(label) ? {} : named(label)) }
  const { name, phrase, isWithSomebody, isHowTo } = strip(label)
  const lower = phrase.toLowerCase()
  if (!isWord(label) || wouldHarm(lower)) return { kind: 'subject' }
  if (isSentence(name) || plainLine(title.slice(0, 1000)) !== label) {
    const guess = guessIn(name, reason)
    const kind = personIn(name) ? 'person' : (kindIn(name) ?? kindIn(reason) ?? 'subject')
    return { kind, ...(guess === undefined ? {} : { guess }) }
  }
  const kind = kindOfPhrase(lower, isHowTo) ?? (isWithSomebody ? 'person' : undefined)
  return { ...named(name), kind: kind ?? 'subject' }
}

const named = (name: string): { name: string } => ({ name: capitalized(name) })
