import { normalize } from '@understory/language/words'
import { hasDied, weightOf } from './mention-weight.ts'
import { cuesIn, mentionsIn } from './roles.ts'

/** How much in a text speaks for each role as the hearer: whom it names, in which part, and what it speaks of. */
export function hearerVotes(text: string): Map<string, number> {
  const plain = normalize(text.replace(PRIEST, 'priest '))
  const votes = new Map<string, number>()
  const mentions = mentionsIn(plain)
  const another = startOfAnother(text)
  for (const [index, mention] of mentions.entries()) {
    let weight = weightOf(plain, mention)
    if (weight > CLEAR && index === 0) weight += FIRST
    if (mention.role.group === 'near' && another < mention.start && weight < ADDRESSED) weight *= ASIDE
    if (weight > 0) votes.set(mention.role.id, Math.max(votes.get(mention.role.id) ?? 0, weight))
  }
  const [dead, living] = [new Set<string>(), new Set<string>()]
  for (const mention of mentions) (hasDied(plain, mention) ? dead : living).add(mention.role.id)
  const add = (id: string, weight: number) => votes.set(id, (votes.get(id) ?? 0) + weight)
  const isNamed = [...votes.values()].some((weight) => weight >= NAMED)
  for (const [id, weight] of cuesIn(plain)) add(id, isNamed && !votes.has(id) ? UNNAMED * weight : weight)
  for (const id of dead.difference(living)) votes.set(id, DEAD)
  return ofAge(plain, votes)
}

/** Father Mike is nobody's dad. */
const PRIEST = /\b(?:Father|Fr\.?) (?!Christmas|Time\b)(?=[A-Z][a-z])/g
/** Whoever is named first, in more than passing, is likelier meant. */
const CLEAR = 0.9
const FIRST = 0.3
/** Kin that come after somebody else are less so, unless the writer says that they'll speak to them. */
const ADDRESSED = 3
const ASIDE = 0.55
/** From here on a role is named; what is only spoken of around it then counts less. */
const NAMED = 2
const UNNAMED = 0.6
/** Below zero the text rules a role out. */
const RULED_OUT = -1
/** Near cases can't bring back whoever died. */
export const DEAD = -4

const ANOTHER =
  /\b(?:a|an|the|this|that|some|one|old|new|young|nice|lady|two) (?:\w+ ){0,2}?(?:lady|guy|man|woman|girl|dude|fella|couple|folks|gal|person)\b|^(?:lady|guy|man|woman)\b|\b(?:he|she|him|her)\b/
const NAME =
  /(?:^|[.!?] )(?!I\b|It|He|She|They|We|The|This|That|My|Our|So|And|But|In|On|At|When|Is|What|How|Do|Can)[A-Z][a-z]{2,} (?:is|was|has|wont|won't|keeps|said|says|asked|wants|did|just|never|always|at the|from|still)\b/

/** Where a text first speaks of someone by name, by "she" or as "a lady": kin that come later stand aside. */
function startOfAnother(text: string): number {
  const places = [ANOTHER.exec(normalize(text))?.index, NAME.exec(text)?.index].filter((at) => at !== undefined)
  return Math.min(...places)
}

const AGE =
  /\b(?:he|she|he's|she's|hes|shes|is|turned|turns|(?:son|daughter|kid)'?s|kid|son|daughter|boy|girl|old|my|our|and|,|\()\s*(?:is |now |just turned |almost |about )?\(?(\d{1,2})(?:[ -]?(?:yo|y\/o|year|yr)|\b(?! ?(?:days|years|weeks|months|minutes|min|mins|hours|people|kids|dollars|am|pm|a\.m|p\.m|:|%|am)))/

const BARE_AGE = /\b(?:he|she)(?:'s| is|s) (\d{1,2})(?:[.,!?]|$| (?:and|but|years|yrs))/

/** A child of a told age is small, a teen or grown. */
function ofAge(text: string, votes: Map<string, number>): Map<string, number> {
  const named = Math.max(...['child', 'teen', 'grown-child'].map((id) => votes.get(id) ?? 0))
  const age = Number(AGE.exec(text)?.[1] ?? Number.NaN)
  const bare = Number(BARE_AGE.exec(text)?.[1] ?? Number.NaN)
  if (named < 0.9 && bare < 18) return votes.set(bare < 13 ? 'child' : 'teen', named + 1.2)
  if (named < 0.9 || Number.isNaN(age) || age > 40) return votes
  const fits = age < 13 ? 'child' : age < 18 ? 'teen' : 'grown-child'
  for (const id of ['child', 'teen', 'grown-child']) votes.set(id, id === fits ? named + 0.5 : RULED_OUT)
  return votes
}
