import { CLASSES } from './lexicon.ts'
import type { Token } from './normalise.ts'

const list = (...names: (keyof typeof CLASSES)[]): Set<string> =>
  new Set(names.flatMap((name) => CLASSES[name].split(/\s+/)).filter((word) => word && !word.startsWith('<')))

const RELATIVES = list('partner', 'parent', 'elder', 'child', 'sibling', 'friend')
// "little", "twin" and "fella" qualify or address; "law" ends "mother in law".
const NO_SUBJECT = new Set(['little', 'parent', 'person', 'student'])
const THIRD = new Set(['he', 'she', 'they', 'who', 'someone', 'character', 'villain', 'hero', 'detective'])
const FIRST = new Set(['i', 'we'])
const SPOKEN = list('say')
const REPLY = new Set(['reply', 'respond', 'answer', 'answering', 'replying'])
const SPOKEN_THINGS = new Set([
  'note',
  'message',
  'voicemail',
  'text',
  'diary',
  'post',
  'story',
  'letter',
  'email',
  'journal',
])
/** What stands before a person that is spoken to, not of. */
const TO_PERSON = new Set(
  'tell telling told ask asking asked text texting call calling with to for from without about at show showing see lose losing hurt hurting scare scaring of on like by miss'.split(
    ' ',
  ),
)
const DETERMINERS = new Set('my our his her their the a an this that your'.split(' '))
const OF_THIRD = new Set('himself herself themselves theirself wants wishes hopes hates deserves feels cuts'.split(' '))
const OF_SELF = new Set(['myself', 'me', 'my'])
const BACK = 12

type Subject = 'self' | 'other' | undefined

const isAddressed = (tokens: readonly Token[], at: number): boolean => {
  let back = at - 1
  while (at - back <= 2 && DETERMINERS.has(tokens[back]?.word ?? '')) back -= 1
  return TO_PERSON.has(tokens[back]?.word ?? '')
}

const subjectAt = (tokens: readonly Token[], at: number): Subject => {
  const word = tokens[at]?.word ?? '.'
  if (FIRST.has(word)) return 'self'
  if (THIRD.has(word)) return 'other'
  if (RELATIVES.has(word) && !NO_SUBJECT.has(word)) return isAddressed(tokens, at) ? undefined : 'other'
  return undefined
}

/** The nearest subject at or before a word, inside the sentence. */
const subjectBefore = (tokens: readonly Token[], from: number): { subject: Subject; at: number } => {
  for (let at = from; at >= 0 && at > from - BACK; at -= 1) {
    if (tokens[at]?.word === '.') break
    const subject = subjectAt(tokens, at)
    if (subject) return { subject, at }
  }
  return { subject: undefined, at: -1 }
}

/** Whether the words from `at` on are another's, told on: `she says i...`, `"..." he wrote`, `reply to "..."`. */
const isReported = (tokens: readonly Token[], at: number): boolean => {
  let before = at - 1
  while (before >= 0 && tokens[at]?.quoted && tokens[before]?.quoted) before -= 1
  const quoted = tokens[at]?.quoted === true
  const reach = quoted ? BACK : 4
  for (let back = before; back >= 0 && back > before - reach; back -= 1) {
    const word = tokens[back]?.word ?? '.'
    if (word === '.' && !quoted) return false
    if (quoted && (REPLY.has(word) || SPOKEN_THINGS.has(word)))
      return subjectBefore(tokens, back - 1).subject !== 'self' || REPLY.has(word)
    if (SPOKEN.has(word)) return subjectBefore(tokens, back - 1).subject === 'other'
    if (FIRST.has(word)) return false
  }
  return false
}

/** Whether anybody is named as the one a match speaks of. */
export const hasSubject = (tokens: readonly Token[], start: number, end: number): boolean =>
  subjectBefore(tokens, start).subject !== undefined ||
  tokens.slice(start, end).some(({ word }) => FIRST.has(word) || OF_SELF.has(word))

/** Of whom a match speaks when its frame does not say so itself; the writer, where nobody is named. */
export const personOf = (tokens: readonly Token[], start: number, end: number): 'self' | 'other' => {
  for (let at = start; at < end; at += 1) {
    const word = tokens[at]?.word ?? ''
    if (OF_THIRD.has(word)) return 'other'
    if (OF_SELF.has(word)) return isReported(tokens, start) ? 'other' : 'self'
  }
  const inside = subjectBefore(tokens, start)
  if (inside.subject === 'other') return 'other'
  if (inside.subject === 'self') return isReported(tokens, inside.at) ? 'other' : 'self'
  return isReported(tokens, start) ? 'other' : 'self'
}

const PRONOUNS: readonly (readonly [words: ReadonlySet<string>, pronoun: Pronoun])[] = [
  [new Set(['she', 'her', 'hers', 'herself']), 'she'],
  [new Set(['he', 'him', 'his', 'himself']), 'he'],
]
const HER = new Set(
  'wife girlfriend fiancee mom mother stepmom grandma gran grandmother aunt daughter stepdaughter niece sister stepsister granddaughter girl woman lady'.split(
    ' ',
  ),
)
const HIM = new Set(
  'husband boyfriend fiance dad father stepdad grandpa grandfather uncle son stepson nephew brother stepbrother grandson boy guy man'.split(
    ' ',
  ),
)

/** How a third person is spoken of. */
export type Pronoun = 'he' | 'she' | 'they'

/** The pronoun the writer uses nearest to a match, else that of the relative named nearest, else "they". */
export const pronounNear = (tokens: readonly Token[], at: number): Pronoun => {
  const nearest = (test: (word: string) => Pronoun | undefined): Pronoun | undefined => {
    for (let away = 0; away < 40; away += 1) {
      for (const index of [at - away, at + away]) {
        const found = test(tokens[index]?.word ?? '')
        if (found) return found
      }
    }
    return undefined
  }
  const byRole = nearest((word) => (HER.has(word) ? 'she' : HIM.has(word) ? 'he' : undefined))
  const byPronoun = nearest((word) => PRONOUNS.find(([words]) => words.has(word))?.[1])
  return byPronoun ?? byRole ?? 'they'
}
