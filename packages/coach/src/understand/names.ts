import { normalize } from '@understory/language/words'
import { READ } from '../types.ts'
import { hasDied } from './mention-weight.ts'
import { mentionsIn } from './roles.ts'
import { capital, onlyOf } from './text.ts'

const AFTER_ROLE = /^,?\s+\(?([A-ZÀ-Þ][a-zß-ÿ]{1,14}(?:-[A-ZÀ-Þ][a-zß-ÿ]{1,14})?)(?![a-zß-ÿ-])(?!'s (?:day|eve)\b)/
const NO_NAME =
  /^(?:Mr|Mrs|Ms|Dr|Fr|St|Miss|Aunt|Uncle|Auntie|Cousin|Sister|Brother|Father|Baby|Grandma|Grandpa|Mom|Dad|I|He|She|They|We|It|The|And|But|So|My|Is|Was|In|On|At|If|When|Do|What|How|Its|This|That|You|You're|Who|Why|Now|Then|Also|Two|One|Last|Every|Each|Both|All|Our|His|Her|Their|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Thanksgiving|God|English|Spanish|Hello|Hi|Hey|Dear|Good|Thanks|Thank|Ok|Okay|Yes|No|Not|Well|Please|Sorry|Help|Today|Tomorrow|Tonight|Yesterday|Here|There|Some|One|First|Second|Third|Apparently|Honestly|Basically|Turns|Since|Because|After|Before|While|Got|Just|Even|Only|Still|Once)$/

/** Said with the last name. */
const IS_TITLE = /^(?:professor|doctor|principal|coach|pastor|deacon|rabbi|imam)$/

const onlyName = (names: readonly string[]) => onlyOf(names.filter((name) => !NO_NAME.test(name)))
const onlyNameIn = (text: string, pattern: RegExp) =>
  onlyName([...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? ''))

/** A first name that stands right after a role: "my boss Karen". @param roleId the only role whose name is wanted */
function nameAfterRole(text: string, roleId?: string | null): string | undefined {
  const names = mentionsIn(text.toLowerCase()).flatMap(({ role, noun, end }) => {
    const name = roleId && role.id !== roleId ? undefined : AFTER_ROLE.exec(text.slice(end))?.[1]
    if (!name || NO_NAME.test(name)) return []
    return [IS_TITLE.test(noun) ? `${capital(noun)} ${name}` : name]
  })
  return onlyName(names)
}

/** At the beginning of a sentence a comma tells no name: "Hello, my boss" is none. */
const BEFORE_ROLE =
  /(?:(?<![.!?]\s|^)\b([A-ZÀ-Þ][a-zß-ÿ]{1,14}), |\b([A-ZÀ-Þ][a-zß-ÿ]{1,14})(?:,? \(|, (?:he|she)'?s |,? who'?s |'s | is ))(?:my|our|the) (?:[a-z]+ ){0,2}$/

/** "Marcus (store manager)", "Dee, my neighbor", "Brenda is my boss". */
function nameBeforeRole(text: string, roleId: string): string | undefined {
  const names = mentionsIn(text.toLowerCase()).flatMap(({ role, start }) => {
    const before = text.slice(0, start)
    const [, first, second] = BEFORE_ROLE.exec(before) ?? []
    const name = first ?? second ?? /\b([A-ZÀ-Þ][a-zß-ÿ]{1,14}) \((?:[a-z]+ ){0,2}$/.exec(before)?.[1]
    return role.id === roleId && name ? [name] : []
  })
  return onlyName(names)
}

const IN_PLACE =
  /\b([A-ZÀ-Þ][a-zß-ÿ]{1,14}) (?:in|from|over in) (?:dispatch|accounting|accounts|receiving|shipping|billing|payroll|sales|marketing|HR|IT|maintenance|the front office)\b/g
const TITLED =
  /\b((?:Father|Pastor|Rabbi|Imam|Deacon|Brother|Sister|Coach|Miss|Mr\.?|Mrs\.?|Ms\.?|Fr\.?) [A-ZÀ-Þ][a-zß-ÿ]{1,14}(?:-[A-ZÀ-Þ][a-zß-ÿ]{1,14})?)(?![\wÀ-ÿ])/g
/** Roles that are addressed with a title, where a message names only one titled person. */
const TITLES: ReadonlySet<string> = new Set(
  'clergy coach teacher organizer patient neighbor principal customer client'.split(' '),
)
const KIN = /^(?:mom|mum|mama|momma|mommy|dad|daddy|papa|grandma|grandpa|nana|abuela|abuelo)$/

/** Nobody addresses the dead: "my uncle Ferenc died" without the name. */
function withoutDead(text: string): string {
  const plain = text.toLowerCase()
  // A few letters grow in lower case, and the places no longer fit.
  if (plain.length !== text.length) return text
  const dead = mentionsIn(plain).filter((mention) => hasDied(plain, mention))
  return dead.reduceRight((left, { start, end }) => `${left.slice(0, start)}${left.slice(end)}`, text)
}

/** What somebody said. A name in it is often the writer's own: "Lovely, Mr Baptiste," the teacher says. */
export const QUOTED = /"[^"]*"|“[^”]*”|(?<=^|\s)'[^']*'(?=$|[\s.,!?])/g

/** What the hearer is called to their face, where the message surely says so: "Mom", "Dani", "Pastor Dave". */
export function nameOf(whole: string, roleId: string | null): string | undefined {
  if (roleId === null) return undefined
  const text = whole.slice(0, READ).replace(QUOTED, (quote) => ' '.repeat(quote.length))
  const titled = TITLES.has(roleId) ? onlyNameIn(text, TITLED) : undefined
  if (titled) return titled.replace(/^Fr\.? /, 'Father ').replace(/^(Mrs?|Ms) /, '$1. ')
  const named = nameAfterRole(withoutDead(text), roleId) ?? nameBeforeRole(text, roleId)
  if (named) return named
  if (roleId === 'coworker') return onlyNameIn(text, IN_PLACE)
  const kin = mentionsIn(normalize(text)).find(({ role, noun }) => role.id === roleId && KIN.test(noun))
  return kin && capital(kin.noun)
}

const OWN_NAME =
  /\b(?:[Mm]y (?:first |real |actual )?name is|[Mm]y name's|[Mm]y name, |[Nn]ame's) ([A-ZÀ-Þ][a-zß-ÿ]{1,14})(?![\wÀ-ÿ])/g
const CALLED_WRONG = /\b(?:call(?:s|ed|ing)? me|ha(?:s|ve) me as|thinks? I'm|my name)\b/i
const I_AM =
  /(?<=^|[.!?,] |\b(?:but|and) )I(?:'m| am) ([A-ZÀ-Þ][a-zß-ÿ]{2,14})(?<!ic|an|ish|ese|ist|im)(?= *[.,!?;]|$)/g
/** What the writer says they are called themselves. */
export function ownName(text: string): string | undefined {
  const plain = text.replaceAll('’', "'")
  const told = onlyNameIn(plain, OWN_NAME)
  return told || !CALLED_WRONG.test(plain) ? told : onlyNameIn(plain, I_AM)
}

const GREETS = /^(Hi|Hey|Hello)(?=[,.!])/
const STAYS = /^(?:I|I'm|I've|I'd|I'll|God|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/

/** A phrase said to somebody by name. */
export function addressed(phrase: string, name: string | undefined): string {
  if (!name || phrase.includes('[their name]') || phrase.startsWith(name)) return phrase
  if (GREETS.test(phrase)) return phrase.replace(GREETS, `$1 ${name}`)
  return STAYS.test(phrase) ? `${name}, ${phrase}` : `${name}, ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`
}
