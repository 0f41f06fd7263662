import { agree, possessive } from '@understory/language/with-you'
import { roles } from '../content.ts'
import type { Pronoun } from '../render/pronoun.ts'
import { weightOf } from '../understand/mention-weight.ts'
import { nameOf } from '../understand/names.ts'
import { NAME, NOUNS, pronounOf } from '../understand/pronoun.ts'
import { mentionsIn } from '../understand/roles.ts'

/** Words about the hearer, as they are said to the hearer: "she keeps his key" becomes "you keep his key". */

const FORMS: Record<Pronoun, { subject: string; object: string; own: string; alone: string; self: RegExp }> = {
  he: { subject: 'he', object: 'him', own: 'his', alone: 'his', self: /^himself$/ },
  she: { subject: 'she', object: 'her', own: 'her', alone: 'hers', self: /^herself$/ },
  they: { subject: 'they', object: 'them', own: 'their', alone: 'theirs', self: /^themsel(?:ves|f)$/ },
}
/** After these "her" is somebody, not somebody's: "tell her that". */
const AFTER_OBJECT =
  /^(?:to|and|that|about|for|with|at|in|on|if|when|because|but|so|or|again|off|up|out|down|back|away|over|a|an|the|my|our|i|we|he|she|they|you|not|no|how|what|why|where|who|by|as|than|from|of|before|after|until|till|now|yet|is|was|has|one|all|every|each|some|any|anyway|too|this|these|it|there|here|home|instead|tonight|today|tomorrow|yesterday|don|very|really|more|much|sorry|twice|once|money|\d+|two|three|four|five|\w{3,}ly)$/
/** "make her come", but "let her daughter stay". */
const MAKES = /^(?:make|makes|made|making|let|lets|letting|help|helps|helped)$/
const DOES =
  /^(?:come|go|do|leave|cry|lie|stay|wait|pay|know|see|sit|stand|stop|eat|sleep|drive|talk|say|work|feel|be|have|get|take|read)$/
const CATCHES = /^(?:caught|found|kept|seen|see|saw|hear|heard|watch|watched)$/
/** After a noun of the hearer alone: in "the guest room" nobody hears. */
const AFTER_NOUN =
  /^(?:$|['’.,;:!?)"]| (?:and|or|but|who|to|in|on|at|for|with|from|about|is|was|has|had|said|told|took|left|got|gave|made|put|went|came|saw|knew|ran|stood|sat|ate|broke|spoke|wrote|drove|slept|kept|lost|found|bought|sold|threw|chose|fell|felt|forgot|held|hit|hurt|let|met|paid|sent|stole|thought|woke|wore|won|never|won't|can't|that|because|when|if|i|we|he|she|[a-z]{2,}(?:s|ed|ly|n't))\b)/i
const BEGINS_CLAUSE =
  /^(?:and|but|or|that|because|when|if|while|since|so|then|what|how|where|who|after|before|until|know|think|says?|said|time|way|is|was|has|does)$/
/** Names that are words, too, stay. */
const IS_WORD = /^(?:Will|Bill|Mark|May|June|April|Rose|Grace|Art|Hope|Joy|Faith)$/
const LEAD = /\b(?:my|our|the|this|that) (?:(?:new|old|own|best|older|younger|big|little) )?$/
/** A word, a quotation as a whole, the place of the hearer, or one letter of anything else. */
const TOKEN = /\u0001+|"[^"]*"|“[^”]*”|[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*|['’][\p{L}]+|[\s\S]/gu
const IS_WORD_TOKEN = /^[\p{L}\p{N}_]/u
const HEARER = '\u0001'
const isHearer = (token: string | undefined) => token?.startsWith(HEARER) === true

const lower = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** How the message calls its hearer, with what stands before it: "older sister". */
function calledIn(message: string, to: string | null): string | undefined {
  const plain = lower(message)
  const own = mentionsIn(plain).filter(({ role }) => role.id === to)
  const [likeliest] = own.toSorted((a, b) => weightOf(plain, b) - weightOf(plain, a))
  return likeliest && calling(plain, likeliest)
}

const calling = (plain: string, { start, end }: { start: number; end: number }) =>
  `${LEAD.exec(plain.slice(0, start))?.[0].replace(/^\S+ /, '') ?? ''}${plain.slice(start, end)}`

/** How many names follow a noun: "my friend Ana". */
const namesAfter = (message: string, noun: string): number =>
  new Set([...message.matchAll(new RegExp(`\\b${RegExp.escape(noun)},? ([A-Z][a-z]+)`, 'g'))].map(([, name]) => name))
    .size

type Hearer = { to: string | null; called: string | undefined; name: string | undefined }

/** A stretch with signs, as many as letters, in place of what names the hearer: "my sister", "our new manager Kim", "Kim". */
function withoutNames(stretch: string, { to, called, name }: Hearer): string {
  const plain = lower(stretch)
  if (plain.length !== stretch.length) return stretch
  const isName = name !== undefined && !IS_WORD.test(name)
  const escaped = RegExp.escape(name ?? '')
  let named = stretch
  for (const mention of mentionsIn(plain).toReversed()) {
    const lead = LEAD.exec(plain.slice(0, mention.start))
    if (mention.role.id !== to || !lead || calling(plain, mention) !== called) continue
    const followed = isName ? new RegExp(`^,? ${escaped}(?![\\p{L}\\p{N}])`, 'u').exec(named.slice(mention.end)) : null
    const end = mention.end + (followed?.[0].length ?? 0)
    if (followed || AFTER_NOUN.test(named.slice(end)))
      named = named.slice(0, lead.index) + HEARER.repeat(end - lead.index) + named.slice(end)
  }
  return isName
    ? named.replace(
        new RegExp(`(?<![\\p{L}\\p{N}.@/-])${escaped}(?![\\p{L}\\p{N}@/-])`, 'gu'),
        HEARER.repeat(name.length),
      )
    : named
}

/** What reads wrong is not offered: what was turned and still says "you is", or "my you". */
const READS_WRONG =
  /\byou (?:is|was|has|does|keeps|says|needs|gets|you)\b|^you (?:i|i'm|he|she|it)\b|\b(?:is|was|has|does|my|our|the|his|her|your|their|this|that|whose|an?|\w+'s) you\b|\byou,? who\b|\byou and \w+ (?:is|was|has)\b|\byou['’](?!re|ve|ll|d\b)|\byou\b[^.!?]* and (?:is|was|has|isn't|wasn't|hasn't|doesn't)\b|\byour (?:i|she|he|it['’]s|you|always|late|dead|when|\d)\b/i

/** People whom no role names. */
const SOMEBODY =
  /\b(?:person|people|someone|somebody|stranger|creep|dude|chick|men|women|boys|girls|guys|folks|movers|police|cops)\b/g

type Person = { start: number; end: number; pronoun: Pronoun; isHearer: boolean }
/** "Tell my teacher": who is only told is seldom whom the next "he" means. */
const TOLD = /\b(?:tell|telling|told|ask|asking|let|text|email|call|write|show|warn|to|with) (?:\w+ ){0,2}$/i
/** Not the hearer's own noun: "another coworker", "Tom's sister". */
const OF_ANOTHER = /\b(?:an?|another|other|his|her|their|some|\w+'s)\s+(?:\w+ )?$/
/** Such a deed is never said to somebody who may not have done it. */
const GRAVE =
  /\b(?:hit|beat|touch|rap(?:e[sd]?|ing)\b|grab|grop|kick|slap|punch|chok|strangl|stalk|follow(?!\w* up)|steal|stole|robb|hurt|gun\b|knife|kill|murder|stab|sh(?:oo|o)t(?:s|ing)?\b|poison|drug|burn|drown|shov|forc|cheat|took my|naked|assault|abus|molest|threat)\w*/i

/** Everyone whom a message names, in order. A noun is the hearer's where it's the one by which the message calls them. */
function peopleIn(message: string, { to, called, name }: Hearer): Person[] {
  const plain = lower(message)
  const place = ({ 0: noun, index }: RegExpExecArray, pronoun: Pronoun) => {
    return {
      start: index,
      end: index + noun.length,
      pronoun,
      isHearer: message.slice(index, index + noun.length) === name,
    }
  }
  return [
    ...mentionsIn(plain).map((one) => {
      const isOwn = one.role.id === to && calling(plain, one) === called
      return { ...one, isHearer: isOwn && !OF_ANOTHER.test(plain.slice(0, one.start)) }
    }),
    ...NOUNS.flatMap(({ pronoun, pattern }) => [...plain.matchAll(pattern)].map((match) => place(match, pronoun))),
    ...[...plain.matchAll(SOMEBODY)].map((match) => place(match, 'they')),
    ...[...message.matchAll(NAME)].map((match) => place(match, 'they')),
  ].toSorted((a, b) => a.end - b.end)
}

/** Before a pronoun these name somebody whom it may mean. */
const NAMES_ONE = /\b(?:the|an?|my|our|this|that|one|some)\b/i

/**
 * Says stretches of a message to its hearer; undefined for one that would read wrong.
 *
 * @param to a role, null for somebody unknown, undefined where nobody in particular is spoken to
 * @returns a function of a stretch and where it begins
 */
export function toYouOf(
  message: string,
  to: string | null | undefined,
): (stretch: string, at: number) => string | undefined {
  if (to === undefined) return (stretch) => stretch
  const isMany = roles.get(to ?? '')?.many === true
  const pronoun = pronounOf(message, to)
  const forms = pronoun === 'they' && !isMany ? undefined : FORMS[pronoun]
  const hearer = { to, called: calledIn(message, to), name: nameOf(message, to) }
  const people = peopleIn(message, hearer)
  const isNamed = people.some((one) => one.isHearer)
  // "My friend Ana … my friend Kim": which of them hears is not told by the noun.
  if (hearer.called && namesAfter(message, hearer.called) > 1) return (stretch) => stretch
  /** Whether a pronoun means the hearer: the last one named whom it can mean, or nobody else is there. */
  const isMeant = (start: number, end: number) => {
    const can = (one: Person) => one.end <= end && (isMany || one.pronoun === pronoun || one.pronoun === 'they')
    const before = people.filter(can)
    const last = before.at(-1)
    if (isNamed && last)
      return last.isHearer && (before.every((one) => one.isHearer) || !TOLD.test(message.slice(0, last.start)))
    if (isNamed) return false
    return !isMany && last === undefined && (to !== null || !NAMES_ONE.test(message.slice(start, end)))
  }

  return (stretch, at) => {
    const tokens = withoutNames(stretch, hearer).match(TOKEN) ?? []
    const words = tokens.map(lower)
    const nextWord = (from: number) => {
      const next = words.slice(from + 1, from + 4).find((word) => /\S/.test(word)) ?? ''
      return IS_WORD_TOKEN.test(next) ? next : ''
    }
    const lastWord = (from: number) =>
      words.slice(Math.max(0, from - 3), from).findLast((word) => /\S/.test(word)) ?? ''
    const subjects = new Set<number>()

    const isObject = (from: number): boolean => {
      const [before, next] = [lastWord(from), nextWord(from).replace(/'.*/, '')]
      if (before === '') return DOES.test(next) || /^(?:and|or)$/.test(next)
      if (next === '' || (AFTER_OBJECT.test(next) && words[from + 2] !== '-')) return true
      return (
        (MAKES.test(before) && DOES.test(next)) || (CATCHES.test(before) && (DOES.test(next) || next.endsWith('ing')))
      )
    }

    /** One word as it is said to the hearer; `place` is where the message has it. */
    const said = (token: string, index: number, place: number): string => {
      const word = words[index] ?? ''
      if (isHearer(token)) {
        const lead = lastWord(index)
        if (!IS_WORD_TOKEN.test(lead) || BEGINS_CLAUSE.test(lead)) subjects.add(index)
        return 'you'
      }
      if (word === "'s" && isHearer(tokens[index - 1])) return ''
      if (!forms || !IS_WORD_TOKEN.test(token) || /[@/-]/.test(words[index + 1] ?? '')) return token
      const { subject, object, own, alone, self } = forms
      const base = word.replace(/'.*/, '').replace(/(?<=^(?:he|she))s$|(?<=^they)(?:re|ve|ll)$/, '')
      const isOwn = [subject, object, own, alone].includes(base) || self.test(base)
      if (!isOwn || !isMeant(at, place)) return token
      if (self.test(base)) return isMany ? 'yourselves' : 'yourself'
      if (base === subject) {
        subjects.add(index)
        return isHearer(tokens[index - 2]) ? '' : `you${word.slice(base.length).replace(/^(?=re|ve|ll|s)/, "'")}`
      }
      if (word === 'her') return isObject(index) ? 'you' : 'your'
      if (base === object) return 'you'
      return base === own && nextWord(index) !== '' && !/^(?:and|but|or|is|was)$/.test(nextWord(index))
        ? 'your'
        : 'yours'
    }

    let place = at
    const turned = tokens.map((token, index) => {
      const one = said(token, index, place)
      place += token.length
      const isPossessive = isHearer(token) && words[index + 1] === "'s"
      return isPossessive ? possessive(nextWord(index + 1)) : one
    })
    const text = agree(turned, subjects).replace(/ {2,}/g, ' ').trim()
    return text !== stretch && (READS_WRONG.test(text) || GRAVE.test(stretch)) ? undefined : text
  }
}
