import type { Shadow } from '../text/shadow.ts'
import { STOP } from '../text/stop-words.ts'
import type { Word } from '../text/words.ts'
import type { Person } from '../types.ts'
import { type Circle, NAME_LIKE, ONLY_DETERMINED, ROLES, type Role } from './roles.ts'

/** A person named in a text; `first` and `last` are word numbers, offsets count units of the reading copy. */
export type Mention = {
  person: Person
  circle: Circle | 'none'
  plural: boolean
  first: number
  last: number
  start: number
  end: number
}

const DETERMINER = new Set([
  'my',
  'our',
  'the',
  'a',
  'an',
  'this',
  'that',
  'his',
  'her',
  'their',
  'these',
  'those',
  'two',
  'some',
  'another',
  'one',
  'every',
  'each',
  'any',
])
const ADJECTIVE = new Set(
  'new old older younger little big best close former current own direct elderly late only good dear favorite oldest youngest eldest middle adult grown teenage young ex next-door upstairs downstairs long-time longtime closest oldest immediate senior junior'.split(
    ' ',
  ),
)
/** Said back as part of "your …"; the rest of the adjectives only help to find the determiner. */
const KEPT = new Set(
  'new old older younger little big best former direct oldest youngest eldest next-door upstairs downstairs senior junior teenage adult'.split(
    ' ',
  ),
)
const AGE = /^(?:\d{1,2}|year|years|yr|yrs|yo|y\/o|\d{1,2}(?:yo|yr))$/
const NOT_NAMES = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter thanksgiving god jesus i english spanish pr ok no yes what how why when and but so because please hi dear hello thanks navy army marines he she they it we you my the a hr it pm am ceo cto cfo mr mrs ms dr prof'.split(
    ' ',
  ),
)

const sits = (shadow: Shadow, left: Word | undefined, right: Word | undefined): boolean =>
  left !== undefined && right !== undefined && /^\s+$/.test(shadow.text.slice(left.end, right.start))

const rawWord = (shadow: Shadow, word: Word): string =>
  shadow.raw.slice(shadow.at[word.start] ?? 0, shadow.at[word.end] ?? 0).trim()

/** Without the mark of an owner. */
const bareOf = (text: string): string =>
  text.endsWith("'s") ? text.slice(0, -2) : text.endsWith("s'") ? text.slice(0, -1) : text

const isName = (shadow: Shadow, word: Word | undefined): word is Word =>
  word !== undefined &&
  /^\p{Lu}\p{Ll}+$/u.test(bareOf(rawWord(shadow, word)).replace(/\W+$/u, '')) &&
  !NOT_NAMES.has(word.text)

const lookUp = (text: string): { role: Role; possessive: boolean } | undefined => {
  const bare = bareOf(text)
  const role = ROLES.get(bare)
  return role ? { role, possessive: bare !== text } : undefined
}

type Found = { role: Role; last: number; possessive: boolean }

/** First words of all roles: most words open none, and are told by one look. */
const OPENERS: ReadonlySet<string> = new Set([...ROLES.keys()].map((noun) => noun.replace(/ .*/, '')))

const opensRole = (word: Word | undefined): boolean =>
  word !== undefined && (OPENERS.has(word.text) || OPENERS.has(bareOf(word.text)))

const longestAt = (shadow: Shadow, words: readonly Word[], from: number): Found | undefined => {
  if (!opensRole(words[from])) return undefined
  let joined = ''
  let best: Found | undefined
  for (let i = from; i < Math.min(words.length, from + 4); i += 1) {
    const word = words[i]
    if (!word || (i > from && !sits(shadow, words[i - 1], word))) break
    joined = joined ? `${joined} ${word.text}` : word.text
    const hit = lookUp(joined)
    if (hit) best = { ...hit, last: i }
    if (hit?.possessive) break
  }
  return best
}

/** "my boyfriends parents": a word that is no plural of ours, before somebody who can be somebody's. */
const ownerAt = (shadow: Shadow, words: readonly Word[], at: number): Found | undefined => {
  const word = words[at]
  const role = word?.text.endsWith('s') ? ROLES.get(word.text.slice(0, -1)) : undefined
  if (!role) return undefined
  const found: Found = { role, last: at, possessive: true }
  return owned(shadow, words, found) ? found : undefined
}

type Lead = { determiner?: string; kept: string[]; age?: number }

const leadOf = (shadow: Shadow, words: readonly Word[], at: number): Lead => {
  const kept: string[] = []
  let age: number | undefined
  for (let i = at - 1; i >= Math.max(0, at - 6); i -= 1) {
    const word = words[i]
    const next = words[i + 1]
    if (!word || !next || !/^[\s-]*$/.test(shadow.text.slice(word.end, next.start))) break
    if (DETERMINER.has(word.text)) return { determiner: word.text, kept, ...(age === undefined ? {} : { age }) }
    const parts = word.text.split('-')
    const number = parts.map((part) => Number.parseInt(part, 10)).find((value) => value > 0 && value < 100)
    if (parts.every((part) => AGE.test(part) || part === 'old') && (number !== undefined || word.text !== 'old'))
      age = number ?? age
    else if (ADJECTIVE.has(word.text)) {
      const ofAge = word.text === 'old' && /^(?:year|yr|years|yrs)$/.test(words[i - 1]?.text ?? '')
      const said = word.text === 'ex' ? 'former' : word.text
      if (KEPT.has(said) && !ofAge && kept.length < 2) kept.unshift(said)
    } else if (
      i === at - 1 &&
      !COMPOUND_OUT.test(word.text) &&
      DETERMINER.has(words[i - 1]?.text ?? '') &&
      (words[i - 1]?.text ?? '') !== 'that'
    ) {
      // "my thesis advisor", "my annoying boss": the word between is neither kept nor judged
    } else break
  }
  return { kept, ...(age === undefined ? {} : { age }) }
}

const KIN_LIKE: ReadonlySet<Circle> = new Set<Circle>(['kin', 'in-law', 'partner', 'child', 'friend'])
const SHORT_TITLES = /^(?:ceo|cto|cfo|vp|hr|pm|ta)$/
const OWN_CIRCLES: ReadonlySet<Circle> = new Set<Circle>([
  'kin',
  'in-law',
  'partner',
  'child',
  'friend',
  'boss',
  'work',
])
const ANYBODYS = new Set([
  'kid',
  'kids',
  'child',
  'children',
  'boy',
  'baby',
  'teen',
  'teens',
  'teenager',
  'toddler',
  'parent',
])
const VARIABLE = new Set([
  'the',
  'a',
  'an',
  'this',
  'that',
  'these',
  'those',
  'some',
  'another',
  'one',
  'two',
  'every',
  'each',
  'any',
])

const phraseOf = (role: Role, lead: Lead, possessor: string | undefined): string => {
  const noun = [...lead.kept, SHORT_TITLES.test(role.noun) ? role.noun.toUpperCase() : role.noun].join(' ')
  if (possessor !== undefined) return `${possessor} ${noun}`
  if (role.noun === 'people') return 'people'
  const { determiner } = lead
  if (determiner === 'my' || determiner === 'our') return `your ${noun}`
  if (determiner === 'his' || determiner === 'her' || determiner === 'their') return `${determiner} ${noun}`
  if (determiner !== undefined && VARIABLE.has(determiner)) return `the ${noun}`
  // "kid in my class" is somebody's, "mom called" is yours
  const own = OWN_CIRCLES.has(role.circle) && !ANYBODYS.has(role.noun)
  return own ? `your ${noun}` : `the ${noun}`
}

const NO_OWNER = /(?:ss|us|is)$|^(?:sometimes|always|besides|this|class|sports|maths)$/

/** "the drummers wife": whose she is stands in a word that is no role of ours. */
const strangersOf = (role: Role, words: readonly Word[], at: number): string | undefined => {
  const [determiner, owner] = [words[at - 2]?.text ?? '', words[at - 1]?.text ?? '']
  if (!/^(?:the|my|our|a)$/.test(determiner) || !KIN_LIKE.has(role.circle)) return undefined
  const bare = owner.endsWith("'s") ? bareOf(owner) : bareOf(owner).replace(/s$/, '')
  if (bare === owner || bare.length < 3 || NO_OWNER.test(owner) || STOP.has(owner)) return undefined
  return `${determiner === 'my' || determiner === 'our' ? 'your' : 'the'} ${possess(bare)} ${role.noun}`
}

const possess = (noun: string): string => (noun.endsWith('s') ? `${noun}'` : `${noun}'s`)

const toPerson = (role: Role, lead: Lead, np: string, name: string | undefined): Person => {
  const grown = lead.age !== undefined && lead.age > 17
  const minor = !grown && (role.minor || (lead.age !== undefined && lead.age < 18))
  return {
    role: role.noun,
    np,
    ...(name === undefined ? {} : { name }),
    pronoun: role.pronoun,
    power: role.power,
    near: role.near,
    minor: minor && !lead.kept.includes('adult'),
  }
}

/** "Baby shower", "parent conference": a thing and no person. */
const COMPOUND =
  /^(?:showers?|meetings?|conferences?|services?|loans?|dinners?|part(?:y|ies)|reunions?|drama|stuff|issues|life|sitter|clothes|portal|counter|base|relations|building|gathering|event|card|speech|office|business|history|status|skills|body|council|seat|food|room|members?|trip)$/

/** Verbs and small words that no determiner reaches across. */
const COMPOUND_OUT =
  /^(?:is|was|are|and|or|of|to|for|with|in|on|at|my|your|his|her|their|a|the|not|no|has|had|tell|ask|told|\d+)$/

/** "Patient keeps calling me": whoever does these is a person, with an article or without. */
const ONLY_PEOPLE_DO =
  /^(?:keeps|wants|wanted|says|said|asks|asked|tells|told|thinks|thought|yells|yelled|shouts|shouted|refuses|refused|hates|complains|complained|expects|insists|flirts|screams|screamed|cried|lied|ignores)$/

const takeRole = (shadow: Shadow, words: readonly Word[], at: number): Mention | undefined => {
  const found = longestAt(shadow, words, at) ?? ownerAt(shadow, words, at)
  if (!found) return undefined
  const behind = words[found.last + 1]
  if (!found.possessive && behind && COMPOUND.test(behind.text) && sits(shadow, words[found.last], behind))
    return undefined
  const lead = leadOf(shadow, words, at)
  const { role } = found
  // "my ex roommate" is a roommate of before, no partner
  if (role.noun === 'ex' && sits(shadow, words[found.last], behind) && longestAt(shadow, words, found.last + 1))
    return undefined
  const isBare = lead.determiner === undefined && lead.age === undefined
  if (isBare && ONLY_DETERMINED.has(role.noun) && !ONLY_PEOPLE_DO.test(behind?.text ?? '')) return undefined
  // "a match", "the head of": a word of another trade
  if (role.noun === 'date' && lead.determiner !== 'my' && lead.determiner !== 'a') return undefined
  let { last } = found
  const whole = headOf(shadow, words, found)
  if (whole) {
    const inner = phraseOf(whole.role, leadOf(shadow, words, whole.first), undefined)
    const np = `the ${role.noun} of ${inner}`
    return mention(words, { ...toPerson(role, lead, np, undefined), near: false, minor: false }, role, at, whole.last)
  }
  const head = owned(shadow, words, found)
  if (head) {
    const own = role.plural ? role.noun.replace(/s$/, '') : role.noun
    const possessor = possess(phraseOf({ ...role, noun: own }, lead, undefined))
    const person = toPerson(head.role, { kept: [] }, `${possessor} ${head.role.noun}`, undefined)
    return mention(words, person, head.role, at, head.last)
  }
  const strangers = strangersOf(role, words, at)
  if (strangers !== undefined)
    return mention(words, { ...toPerson(role, lead, strangers, undefined), near: false }, role, at, last)
  let name: string | undefined
  const comma = words[last + 1]
  const after =
    isName(shadow, comma) && /^,?\s+$/.test(shadow.text.slice(words[last]?.end ?? 0, comma.start)) ? comma : undefined
  if (after && !found.possessive) {
    name = bareOf(rawWord(shadow, after))
    last += 1
  }
  return mention(words, toPerson(role, lead, phraseOf(role, lead, undefined), name), role, at, last)
}

/** "the daughter of my patient": she is meant, and the patient only says whose daughter. */
const headOf = (shadow: Shadow, words: readonly Word[], found: Found): (Found & { first: number }) | undefined => {
  const [of, determiner] = [words[found.last + 1], words[found.last + 2]]
  if (of?.text !== 'of' || !/^(?:my|our|a|the|his|her|their)$/.test(determiner?.text ?? '')) return undefined
  if (!sits(shadow, words[found.last], of) || !KIN_LIKE.has(found.role.circle)) return undefined
  const inner = longestAt(shadow, words, found.last + 3)
  return inner && !inner.possessive ? { ...inner, first: found.last + 3 } : undefined
}

/** "my friend's husband", also without the apostrophe: the one who is owned is the person meant. */
const owned = (shadow: Shadow, words: readonly Word[], found: Found): Found | undefined => {
  let next = found.last + 1
  if (!sits(shadow, words[found.last], words[next])) return undefined
  if (!found.possessive && !found.role.plural) return undefined
  if (KEPT.has(words[next]?.text ?? '')) next += 1
  const head = longestAt(shadow, words, next)
  if (!head || head.role.circle === 'room' || ONLY_DETERMINED.has(head.role.noun)) return undefined
  const behind = words[head.last + 1]
  return behind && COMPOUND.test(behind.text) ? undefined : head
}

const mention = (
  words: readonly Word[],
  person: Person,
  role: Role | undefined,
  first: number,
  last: number,
): Mention => ({
  person,
  circle: role?.circle ?? 'none',
  plural: role?.plural ?? false,
  first,
  last,
  start: words[first]?.start ?? 0,
  end: words[last]?.end ?? 0,
})

const BEFORE_NAME = new Set(
  'tell ask telling asking told asked with to from invite thank thanking call text email message convince confront about for reply warn remind that and but dear hi hey named called'.split(
    ' ',
  ),
)
const TITLE = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'miss',
  'prof',
  'professor',
  'pastor',
  'father',
  'sister',
  'rabbi',
  'reverend',
  'coach',
  'uncle',
  'aunt',
])

const bareName = (shadow: Shadow, words: readonly Word[], at: number): Mention | undefined => {
  const word = words[at]
  const before = words[at - 1]
  if (!word || !before) return undefined
  const titled = TITLE.has(before.text) && /^\.?\s+$/.test(shadow.text.slice(before.end, word.start))
  const led = BEFORE_NAME.has(before.text) && sits(shadow, before, word)
  if ((!titled && !led) || !isName(shadow, word)) return undefined
  const given = bareOf(rawWord(shadow, word))
  const name = titled ? `${shadow.raw.slice(shadow.at[before.start] ?? 0, shadow.at[word.start] ?? 0)}${given}` : given
  const person: Person = { role: 'person', np: name, name, pronoun: 'they', power: 'peer', near: false, minor: false }
  return {
    person,
    circle: 'none',
    plural: false,
    first: titled ? at - 1 : at,
    last: at,
    start: (titled ? before : word)?.start ?? 0,
    end: word.end,
  }
}

const AGED =
  /^(?:my|our) (\d{1,2})[ -]?(?:yo|y\/o|(?:yr|year)s?[ -]olds?)(?=$|[.,;!?]| (?:is|was|has|had|and|or|to|won't|doesn't|didn't|don't|isn't|wants?|says?|who|that|about|if|when|a|the|with|\w+(?:ed|s|ing))\b)/

/** "My 4yo", "our 14 year old": a child by its age alone. */
const agedChild = (shadow: Shadow, words: readonly Word[], at: number): Mention | undefined => {
  const word = words[at]
  if (word?.text !== 'my' && word?.text !== 'our') return undefined
  const hit = AGED.exec(shadow.text.slice(word.start, word.start + 60))
  const role = ROLES.get('child')
  if (!hit || !role || Number(hit[1]) > 17) return undefined
  const last = words.findLastIndex((each) => each.end <= word.start + hit[0].length)
  if (longestAt(shadow, words, last + 1)) return undefined
  return mention(words, toPerson(role, { kept: [] }, 'your child', undefined), role, at, last)
}

/** "I'm a freelancer", "as a nurse": that is the person who writes. */
const isSelf = (words: readonly Word[], { first }: Mention): boolean => {
  const lead = words.slice(Math.max(0, first - 6), first).map((word) => word.text)
  if (/^(?:i'm|am)$/.test(lead.at(-1) ?? '')) return true
  const at = lead.findLastIndex((text) => /^(?:a|an|the)$/.test(text))
  return (
    at > 0 &&
    (/^(?:i'm|am|as|being|i've|be|become|becoming)$/.test(lead[at - 1] ?? '') ||
      (lead[at - 1] === 'was' && lead[at - 2] === 'i')) &&
    !(lead[at - 1] === 'as' && lead[at - 2] === 'same')
  )
}

/** "How do I make friends": there are none yet whom a line could go to. */
const isWanted = (words: readonly Word[], { first, last }: Mention): boolean =>
  words[last]?.text === 'friends' &&
  /^(?:make|making|made|find|finding|be|become|being|no|new|any|just|stay|staying)$/.test(words[first - 1]?.text ?? '')

/** "She's a vet": tells what somebody is, and brings nobody new. */
const isTrade = (words: readonly Word[], { first, circle }: Mention): boolean =>
  circle === 'care' &&
  /^(?:a|an)$/.test(words[first - 1]?.text ?? '') &&
  /^(?:she's|he's)$/.test(words[first - 2]?.text ?? '')

/** "He has two kids": told about somebody, and nobody to speak to. */
const isCounted = (words: readonly Word[], { first }: Mention): boolean =>
  /^(?:\d+|one|two|three|four|five|six|no|some|a)$/.test(words[first - 1]?.text ?? '') &&
  /^(?:has|had|with|got)$/.test(words[first - 2]?.text ?? '')

/** "Professor, I have a question": that is how we are called, and nobody to speak to. */
const isCalled = (words: readonly Word[], { first, last, person }: Mention): boolean =>
  first === 0 &&
  person.role !== 'person' &&
  /^(?:i|can|could|please|how|hello|hi|sir)$/.test(words[last + 1]?.text ?? '')

/** "Nobody reads my reports": papers, and nobody to speak to. */
const isPaper = (words: readonly Word[], { first, person }: Mention): boolean =>
  /^(?:report|reports)$/.test(person.role) &&
  words
    .slice(Math.max(0, first - 3), first)
    .some(({ text }) =>
      /^(?:reads?|reading|writ(?:e|es|ing)|wrote|send|sends|sent|submit\w*|finish\w*|for|in)$/.test(text),
    )

/** All people named in a stretch of words, in order. Table of roles first, then names after a verb of speech or a title. */
export const peopleIn = (shadow: Shadow, words: readonly Word[]): Mention[] => {
  const found: Mention[] = []
  for (let i = 0; i < words.length; i += 1) {
    const hit = takeRole(shadow, words, i) ?? bareName(shadow, words, i) ?? agedChild(shadow, words, i)
    if (!hit) continue
    if (
      isSelf(words, hit) ||
      isCalled(words, hit) ||
      isCounted(words, hit) ||
      isPaper(words, hit) ||
      isTrade(words, hit) ||
      isWanted(words, hit)
    ) {
      i = hit.last
      continue
    }
    found.push(hit)
    i = hit.last
  }
  return found.filter((each) => each.person.role !== 'person' || !NAME_LIKE.has(each.person.np.toLowerCase()))
}
