/** What a turn of phrase tells of who will hear the line, where it names no role or names the wrong one. */
type Hint = { said: RegExp; hearers: Readonly<Record<string, number>>; unless?: RegExp }

/** Whoever says what they are themselves speaks to those on the other side. */
const SPEAKERS: readonly Hint[] = [
  {
    said: /\bas (?:a |the )?(?:shift lead|team lead|manager|supervisor)\b|\bi (?:manage|supervise|run a)\b|\bi'?m (?:a|the) (?:\w+ ){0,2}(?:manager|supervisor|shift lead|foreman|boss|head cook|chef)\b/,
    hearers: { team: 1, report: 1, boss: -0.8 },
  },
  {
    said: /\bi (?:ta|teach|sub)\b|\bi'?m (?:a|an|the) (?:\w+ ){0,2}teacher\b/,
    hearers: { class: 0.8, student: 0.8, 'parents-of-student': 0.6 },
  },
  {
    said: /\bi'?m (?:a|an|the) (?:\w+ ){0,2}(?:nurse|cna|rn)\b|\b(?:rn|cna) here\b/,
    hearers: { patient: 0.4, 'patient-family': 0.4, coworker: 0.7 },
  },
  {
    said: /\bi'?m (?:a|an|the) (?:\w+ ){0,2}(?:aide|caregiver)\b/,
    hearers: { patient: 1.2, 'patient-family': 1, coworker: 0.5 },
  },
  { said: /\bi coach\b/, hearers: { player: 0.9, 'parents-of-student': 0.3, coach: -1.5 } },
  { said: /\bi (?:mod|moderate|dm|host|organize)\b/, hearers: { member: 0.4, friends: 0.3, friend: 0.3 } },
  {
    said: /\bi (?:shoe|groom|clean|paint|landscape|mow|cater|photograph|design|do (?:hair|nails|taxes|books|bookkeeping|lashes))\b|^(?:\w+ ){0,2}(?:walker|groomer|sitter|cleaner|tutor|trainer|photographer|designer|bookkeeper) here\b/,
    hearers: { client: 1.2, customer: 0.4 },
  },
  {
    said: /\bi (?:carve|bake|knit|sew|sell|make and sell|(?:run|have|own) an? (?:[\w-]+ ){0,2}(?:shop|store|stall|bakery|salon|cafe|booth))\b/,
    hearers: { customer: 1.1, boss: -0.8 },
  },
]

/** What somebody does to the writer, or with them, tells what they are to each other. */
const DEEDS: readonly Hint[] = [
  {
    said: /\b(?:i|we) (?:covered|took|worked) (?:for )?(?:\w+'?s? ){1,2}shift\b|\b(?:covered for|swapped|traded) (?:\w+ ){0,2}(?:shifts?|nights|days)\b|\bon (?:second|third|first|my|night|day) shift\b/,
    hearers: { coworker: 1.6, boss: -0.6 },
  },
  {
    said: /\b(?:in|from|over in|at) (?:dispatch|accounting|accounts|receiving|shipping|billing|payroll|sales|marketing|purchasing|maintenance|the warehouse|the mail ?room|the front office)\b/,
    hearers: { coworker: 1.6, tradesperson: -1 },
  },
  { said: /\b(?:i|we) commissioned\b/, hearers: { artist: 1.4, client: -0.6 } },
  { said: /\bwho (?:runs|is running|is in charge of|organizes) (?:the|our)\b/, hearers: { organizer: 1.5 } },
  {
    said: /\btell (?:the|my) (?:kitchen|line|floor|shop|night shift|day shift|front desk|crew)\b|\b(?:everybody|everyone|guys) on (?:the|my|our) (?:line|crew|shift)\b/,
    hearers: { team: 1.6, friends: -1.5, boss: -0.5 },
  },
  {
    said: /\bcall home\b|\bcall (?:his|her|their) (?:mom|mother|dad|father|parents|folks)\b/,
    hearers: { 'parents-of-student': 1.6 },
  },
  {
    said: /\bmy (?:son|daughter|kid|boy|girl)\b.*\bconferences?\b|\bconferences?\b.*\bmy (?:son|daughter|kid|boy|girl)\b/,
    hearers: { teacher: 1.8, audience: -2.4 },
  },
  {
    said: /\b(?:boss|manager|supervisor|they|he|she) wants me to (?:train|tell)\b/,
    hearers: { coworker: 0.9 },
  },
]

const NAME =
  '(?!I\\b|My\\b|Our\\b|The\\b|His\\b|Her\\b|Their\\b|It\\b|That\\b|What\\b|He\\b|She\\b|Let\\b|Who\\b)[A-Z][a-z]+'
/** Names count by their capital letter, so these read the text as it was written. */
const NAMED: readonly Hint[] = [
  {
    said: /\b(?:Father|Fr\.?|Pastor|Reverend|Rev\.?|Rabbi|Imam|Deacon|Monsignor) [A-Z][a-z]+/,
    hearers: { clergy: 1.6, dad: -2.4 },
  },
  {
    said: /(?<!\b(?:my|our|My|Our|her|his) )\b(?:Brother|Sister) [A-Z][a-z]+/,
    hearers: { member: 0.9, organizer: 0.9, clergy: 0.4, sibling: -2 },
  },
  {
    said: new RegExp(`\\b${NAME}'?s (?:mom|mother|dad|father|parents|grandma)\\b`),
    unless: /\bI (?:teach|TA|sub)\b|\b[Cc]onference\b|\bmy (?:class|students)\b/,
    hearers: { 'other-parent': 1, 'in-law': 1, 'parents-of-student': 0.6, mom: -0.6, dad: -0.6 },
  },
  {
    said: new RegExp(`\\b${NAME}'?s (?:mom|mother|dad|father|parents|grandma)\\b`),
    hearers: { 'parents-of-student': 1.2 },
  },
]

/** Somebody with a name who acts beside "our dad" is mostly the brother or sister. */
const SHARED_PARENT =
  /\bour (?:dad|mom|mother|father|parents|folks)\b|\b(?:mothers?|moms?|mother's|mom's|dads?|dad's) (?:house|care|is at my house|is at my place|lives with me)\b/
const NAME_ACTS = new RegExp(
  `\\b${NAME} (?:said|says|sends?|sent|has|keeps|won'?t|wants|put|took|is|thinks|never|lives)\\b`,
)

/** Kin of somebody near: "wife's father" is an in-law, "roommate's girlfriend" the roommate's matter. */
const KIN_OF: readonly Hint[] = [
  {
    said: /\b(?:wife|husband|partner|fiance|fiancee|boyfriend|girlfriend|bf|gf)'?s (?:\w+ )?(?:dad|father|mom|mother|parents|sister|brother|family|grandma|aunt)\b/,
    hearers: { 'in-law': 2.2 },
  },
  {
    said: /\broom ?mate'?s (?:bf|gf|boyfriend|girlfriend)\b|\broommates? (?:her|his) (?:bf|gf|boyfriend|girlfriend)\b/,
    hearers: { roommate: 2.2 },
  },
  {
    said: /\b(?:wife|husband|partner)'?s (?:boss|friend|coworker|ex)\b|\bex[ -](?:wife|husband)'?s (?:new )?(?:husband|wife|boyfriend|girlfriend)\b/,
    hearers: { acquaintance: 2.2, boss: -2.4, friend: -1.2, partner: -1 },
  },
]

/** @param plain the same text, normalized */
export function hintsIn(text: string, plain: string): [id: string, weight: number][] {
  const found = [
    ...[...SPEAKERS, ...DEEDS, ...KIN_OF].filter(({ said, unless }) => said.test(plain) && !unless?.test(plain)),
    ...NAMED.filter(({ said, unless }) => said.test(text) && !unless?.test(text)),
  ].flatMap(({ hearers }) => Object.entries(hearers))
  const isShared = SHARED_PARENT.test(plain) && NAME_ACTS.test(text)
  return isShared ? [...found, ['sibling', 1.3], ['mom', -0.5], ['dad', -0.5]] : found
}
