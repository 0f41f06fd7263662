import { normalize, withFewMarks } from '@understory/language/words'
import { content, type Role, roles } from '../content.ts'
import type { Pronoun } from '../render/pronoun.ts'
import { READ } from '../types.ts'
import { weightOf } from './mention-weight.ts'
import { QUOTED } from './names.ts'
import { type Mention, mentionsIn } from './roles.ts'
import { anyOf } from './text.ts'

type OfOne = Exclude<Pronoun, 'they'>

/** The pronoun of a role that only has nouns of one: "mom", "dad". */
function pronounOfRole({ words, he, she }: Role): OfOne | undefined {
  if (words.length > 0 || he.length * she.length > 0) return undefined
  return she.length > 0 ? 'she' : he.length > 0 ? 'he' : undefined
}

export const NOUNS = (['he', 'she'] as const).map((pronoun) => ({ pronoun, pattern: anyOf(content.pronouns[pronoun]) }))
const PLURAL = /(?:s|folks|people|children|women|men)$/
const IS_SINGULAR = /(?:boss|hostess|waitress|sis|gramps|stewardess|actress)$/
const SUBJECT = /\b(she|he)(?:'?s|'d|'ll)?\b/g
/** "Tell her", "ask him that": whoever is told is the hearer. */
const TOLD =
  /\b(?:tell|ask|asking|telling|text|email|write|call|thank|thanking|(?:talk|talking|speak|say|write|explain|apologi[sz]e|send) (?:\w+ ){0,2}?(?:to|with)) (him|her)(?=$|[.,!?;:)]| (?:that|to|i|i'm|i'll|im|about|how|not|for|if|it|when|why|what|no|directly|again|yet|this|something|we|my|the|without|so|because|or|and|in|at|on|before|with|where|but|off|back|tonight|today|tomorrow)\b)/g
/** The writer is the one who tells. */
const ASKS = /\b(?:how|what|i|i'm|we)(?: \w+){0,3} $/
/** A name is somebody else, unless it stands beside the hearer's noun. */
export const NAME =
  /(?<=[a-z0-9,;:] )(?<!\b(?:in|at|the|on|near|by|via|of|this|next|last|every|before|until|since|[Mm]y|[Oo]ur) )(?!(?:I|Im|Id|Ill|Ive|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Jan|Feb|Apr|Aug|Sept|Oct|Nov|Dec|God|Christ|Easter|Thanks|Ramadan|English|Spanish|Zoom|Slack|Facebook|Instagram|Venmo|Google)(?:day|uary|ruary|il|ust|ember|ober|mas|giving)?\b)[A-Z][a-z]{2,}\b|(?<=^|[.!?] )(?!It\b|He\b|She\b|They\b|We\b|The\b|This\b|That\b|My\b|Our\b|So\b|And\b|But\b|What\b|How\b|Who\b|Nobody\b|Everyone\b|Somebody\b|Someone\b)[A-Z][a-z]{2,}(?= (?:is|was|has|keeps|said|says|asked|wants|did|just|never|always|on the|from|still|won't)\b)/g

/** Someone whom a "she" further on may mean. */
type Person = { start: number; end: number; pronoun: Pronoun; isHearer: boolean }

const isPlural = ({ noun, role }: Mention) => role.many || (PLURAL.test(noun) && !IS_SINGULAR.test(noun))
const ANOTHERS = /(?:\b(?:his|her|their|husbands|wifes|boyfriends|girlfriends|partners)|'s) (?:\w+ )?$/
const FAMILY: ReadonlySet<string> = new Set(['mom', 'dad', 'sibling', 'grandparent', 'parents'])
/** Roles that people call by each other's nouns: what a noun of one tells of a pronoun holds for the other. */
const KIN: readonly (readonly string[])[] = [
  ['child', 'teen', 'grown-child'],
  ['friend', 'friends'],
  ['client', 'customer'],
  ['teacher', 'professor'],
  ['boss', 'employer'],
  ['boss', 'organizer'],
  ['clerk', 'office'],
  ['member', 'congregation'],
  ['coworker', 'classmate'],
  ['class', 'student'],
  ['report', 'team'],
]
const isKin = (one: string, other: string) => KIN.some((group) => group.includes(one) && group.includes(other))

/** Whether a noun speaks of the one who hears: it's the role's own, or that of a role which shares it. */
function isOfHearer(text: string, { role, start }: Mention, hearer: string | null): boolean {
  if (hearer === null) return false
  if (role.id === hearer || (!role.many && isKin(role.id, hearer))) return true
  const isRelated = hearer === 'in-law' || hearer === 'other-parent'
  return isRelated && FAMILY.has(role.id) && ANOTHERS.test(text.slice(Math.max(0, start - 30), start))
}

/** The pronoun of the one who hears, where the message tells it: by a noun, else by "she" and "he" that can mean nobody else. */
export function pronounOf(whole: string, roleId: string | null): Pronoun {
  const message = whole.slice(0, READ)
  const role = roleId === null ? undefined : roles.get(roleId)
  if (role?.many) return 'they'
  const certain = role && pronounOfRole(role)
  if (certain) return certain
  const text = normalize(message)
  const mentions = mentionsIn(text)
  const own = mentions.filter((mention) => isOfHearer(text, mention, roleId))
  const named = ofNouns(text, own)
  if (named) return named
  return ofPronouns(message, text, { mentions, own, isOften: roleId === null || !OF_OTHERS.has(roleId) })
}

/** What nouns of the hearer tell. Where they tell two things, those count that stand where hearers stand. */
function ofNouns(text: string, own: readonly Mention[]): Pronoun | undefined {
  const told = own.filter((mention) => mention.pronoun !== 'they' || isPlural(mention))
  const most = Math.max(...told.map((mention) => weightOf(text, mention)))
  const forms = (those: readonly Mention[]) =>
    new Set(those.map((mention): Pronoun => (isPlural(mention) ? 'they' : mention.pronoun)))
  const all = forms(told)
  if (all.size <= 1) return [...all][0]
  const best = forms(told.filter((mention) => weightOf(text, mention) > most - CLEARLY))
  return best.size === 1 ? [...best][0] : 'they'
}

const CLEARLY = 0.6

/** Who is spoken to about a child, a patient or a pet: "she" alone seldom means them. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  ...['ex', 'teacher', 'principal', 'coach', 'other-parent', 'nurse', 'doctor', 'host', 'therapist', 'office'],
])
/** So many letters lie at most between a hearer's noun and their name. */
const BESIDE = 25
/** A noun that stands alone counts where the matter begins. */
const BEGINNING = 80

type Named = { mentions: readonly Mention[]; own: readonly Mention[]; isOften: boolean }

/** What "she", "tell her" and the like tell of a hearer whose nouns tell nothing. What is quoted speaks of anybody. */
function ofPronouns(message: string, whole: string, { mentions, own, isOften }: Named): Pronoun {
  const text = whole.replace(QUOTED, (quote) => ' '.repeat(quote.length))
  const people = peopleIn(message, text, mentions, own)
  const others = people.filter(({ isHearer }) => !isHearer)
  const found = new Set<OfOne>()
  const before = (index: number, pronoun: OfOne) =>
    people.filter((one) => one.end <= index && (one.pronoun === pronoun || one.pronoun === 'they'))
  for (const { 1: word, index } of text.matchAll(SUBJECT)) {
    const pronoun = word as OfOne
    const possible = before(index, pronoun)
    const sentence = Math.max(...['.', '!', '?'].map((mark) => text.lastIndexOf(mark, index)))
    const isSure = possible.every((one) => one.isHearer || one.start < sentence)
    const isMeant = possible.at(-1)?.isHearer ?? own.length === 0
    if (isMeant && isSure && (own.length > 0 || isOften)) found.add(pronoun)
  }
  for (const { 1: word, index } of text.matchAll(TOLD)) {
    const pronoun = word === 'him' ? 'he' : 'she'
    const isMeant =
      ASKS.test(text.slice(Math.max(0, index - 30), index)) || before(index, pronoun).at(-1)?.isHearer !== false
    if (isMeant && others.every((one) => one.pronoun !== pronoun)) found.add(pronoun)
  }
  if (found.size === 0 && others.length === 0)
    for (const { pronoun, start } of people) if (pronoun !== 'they' && start < BEGINNING) found.add(pronoun)
  const [only] = found
  if (found.size === 0 && others.length === 0 && own.length > 0) return pronounTold(text) ?? 'they'
  return found.size === 1 && only ? only : 'they'
}

/** The pronoun that a text uses most, where it is clear. */
function pronounTold(text: string): 'he' | 'she' | undefined {
  const she = text.match(/\b(?:she|her|hers|she's|shes)\b/g)?.length ?? 0
  const he = text.match(/\b(?:he|him|his|he's|hes)\b/g)?.length ?? 0
  if (she >= 2 && she > 2 * he) return 'she'
  if (he >= 2 && he > 2 * she) return 'he'
  return undefined
}

/** Everyone whom a text names as one person, in order. */
function peopleIn(message: string, text: string, mentions: readonly Mention[], own: readonly Mention[]): Person[] {
  const ofRoles = mentions
    .filter((mention) => !isPlural(mention) && (own.includes(mention) || !NOBODY.has(mention.role.id)))
    .map((mention) => ({ ...mention, isHearer: own.includes(mention) }))
  const isBeside = ({ start, end }: { start: number; end: number }) =>
    own
      .filter((mention) => start - mention.end < BESIDE && mention.start - end < BESIDE)
      .some(
        (mention) =>
          /^\W+(?:\w+\W+)?$/.test(text.slice(mention.end, start)) ||
          /^\W+(?:at the |from )?$/.test(text.slice(end, mention.start)),
      )
  const nouns = NOUNS.flatMap(({ pronoun, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: noun, index }) => {
      const place = { start: index, end: index + noun.length }
      return { ...place, pronoun, isHearer: own.length === 0 || isBeside(place) }
    }),
  )
  const cased = withFewMarks(message).normalize('NFKC').replace(/\s+/g, ' ').trim()
  const distinct = new Set([...cased.matchAll(NAME)].map(([name]) => name))
  const names = [...cased.matchAll(NAME)].map(({ 0: name, index }) => {
    const place = { start: index, end: index + name.length }
    return { ...place, pronoun: 'they' as const, isHearer: own.length === 0 ? distinct.size === 1 : isBeside(place) }
  })
  const known = [...ofRoles, ...nouns]
  const isKnown = (one: Person) => known.some(({ start, end }) => one.start < end && one.end > start)
  return [...known, ...names.filter((name) => !isKnown(name))].toSorted((a, b) => a.start - b.start)
}

/** Roles whose nouns seldom name a person, where somebody else hears the line. */
const NOBODY: ReadonlySet<string> = new Set(['office', 'hr', 'yourself', 'someone', 'host', 'date'])
