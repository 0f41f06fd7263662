import { normalize } from '@understory/language/words'
import { cuesIn, type Mention, mentionsIn } from './roles.ts'

/** How much speaks for a role as the one who will hear the next line. */
export type HearerVotes = Map<string, number>

const SPEAKS =
  "(?:tell|explain|show|give|announce|break|say|bring) (?:[\\w']+ ){0,3}to|tell|ask|talk (?:to|with)|speak (?:to|with)|say (?:\\w+ ){0,3}to|text|email|write(?: to)?|call|thank|apologi[sz]e to|invite|remind|convince|confront|answer|reply to|respond to|explain (?:\\w+ ){0,2}to|break it to|warn|stand up to|break up with|make up with|comfort|approach|message|correct|fire|help|teach|show|introduce myself to|pitch to|present to|say no to|turn down|meet(?: with)?|meeting (?:w|with)|deal with|go to|bring (?:it|this|that) up (?:to|with)|train|persuade|get"
const SPEAKING =
  "(?:i'?m|about|of|start|for|keep|by|after|before|without|am|afraid) (?:telling|asking|talking (?:to|with)|texting|emailing|writing(?: to)?|calling|speaking (?:to|with)|confronting|thanking)"
const SPOKE = 'told|asked|texted|emailed|wrote(?: to)?|called|talked to|spoke to|messaged|begged|warned|reminded'
const OWNER =
  "(?:my|our|the|a|an|one of my|this|that|these|both|all)?\\s*(?:(?!(?:me|him|her|them|you|us|i|it|he|she|to|that|if|about)\\b)[\\w.'-]+\\s+){0,2}"
const ADDRESSED = new RegExp(`\\b(?:${SPEAKS}|${SPEAKING}) ${OWNER}$`)
const WRITTEN_FOR = new RegExp(
  `\\b(?:letter|card|note|email|text|toast|speech|message|sorry|apology|interview|meeting|appointment|call|reply|eulogy|invoice)s? (?:to|for|with|from) ${OWNER}$`,
)
const I_TOLD = new RegExp(`\\bi (?:already |just |even |have )?(?:${SPOKE}) ${OWNER}$`)
/** Somebody else spoke to the one who is named. */
const WAS_TOLD = new RegExp(
  `\\b(?:he|she|they|who|mom|dad|[a-z]+ (?:has|have)) (?:already |just )?(?:${SPOKE}) ${OWNER}$`,
)
const MINE = /\b(?:my|our)\s+(?:[\w.-]+\s+){0,2}$/
const ANOTHERS = /(?:\b(?:his|her|their|whose|your)|'s|\w{3}s')\s+(?:[\w.-]+\s+)?$/
const SPEAKER_IS =
  /(?:\bi'?m|\bi am|\bi was|\bas|\bi work as|\bi became|\bi'?ve been|\bi been|\bwe are|\bwe're) (?:a|an|the|their|his|her|new|just|only|also|now|like)?\s*(?:[\w-]+\s+){0,2}$/
const COMPARED =
  /\b(?:than|like|just like|same as|such as|unlike|used to be|was|as|of|called|named)\s+(?:my|a|an|the|our)?\s*(?:\w+\s+)?$/
const ASIDE = /\b(?:with|since|about|for|behind|from|because of|besides|plus|until)\s+(?:my|our|the|a)?\s*(?:\w+\s+)?$/
const PLACE = /\b(?:at|in|from|on|into|inside|to)\s+(?:the|my|our|a|an|this)?\s*(?:\w+\s+)?$/
const ABSENT =
  /^\s+(?:\w+\s+)?(?:died|passed|is gone|is dead|is in (?:the )?(?:hospital|rehab|field)|just got laid off)\b/
const ACTS =
  /^(?:'s)?\s+(?:[a-z]+ly\s+)?(?:keeps?|kept|wants?|wanted|said|says?|told|tells|asked|asks|is|are|was|were|isn'?t|wasn'?t|won'?t|wont|will|can'?t|always|never|still|just|doesn'?t|didn'?t|dont|don'?t|has|have|had|hasn'?t|got|gets|thinks?|took|takes|gave|gives|made|makes|left|leaves|called|texted|wrote|sent|started|stopped|and i|who|that|put|puts|eats?|uses?|lets?|moved|lost|sold|invited|hid|coming|owes?|cried|hums?|broke|ate|used|found|bought|he|she|say|give|want|make)\b/
/** "roommate draws", "boss emailed": any verb in its third person or past. */
const DOES = /^\s+(?!his\b|this\b|was\b|needs\b|plus\b|does\b)[a-z]{2,}(?:[^s\W]s|ed)\b/
/** In a chat "my" is left out at the beginning: "roommate ate my eggs". */
const BEGINS = /^(?:(?:so|ok|okay|and|but|well|hi|hey|um|ugh|help|yeah),? )*$/
/** Whoever only comments on the matter is seldom the one to tell. */
const COMMENTS =
  /^\s+(?:just |always |already |keeps? |has started |has been |is |was )?(?:says?|said|thinks?|tells me|saying|agrees?|wants me|knows|noticed|asks me|laughs|wants to|thinks?)\b(?! (?:no|yes|hi|we|i'm)\b)/
const OF_ANOTHER =
  /^(?:'s|s')\s+(?!\d|been|not|going|always|getting|a\b|the\b|so\b|just\b|mad|never|still|like\b|in\b)\w/
const KIN_PLURAL =
  /^(?:mom|dad|husband|wife|grandmother|grandma|grandpa|boyfriend|girlfriend|brother|sister|mother|father|niece)s$/
const BARE_KIN = /^(?:mom|dad|grandma|grandpa|mama|papa|mum|nana)$/
const VAGUE = new Set([
  'kid',
  'kids',
  'baby',
  'child',
  'children',
  'date',
  'match',
  'son',
  'owner',
  'regular',
  'lead',
  'user',
  'class',
  'report',
  'party',
  'band',
  'label',
  'contact',
  'super',
  'panel',
  'connection',
  'company',
  'office',
  'agent',
  'twin',
  'twins',
  'ma',
  'pop',
  'elder',
  'chair',
  'president',
  'crush',
  'church',
  'funeral',
  'board',
  'reports',
  'dates',
  'helper',
  'junior',
  'server',
  'driver',
  'user',
  'school',
  'microphone',
  'daycare',
  'hotel',
  'bank',
  'ta',
  'label',
  'match',
])
const COMMENTING_GROUPS = new Set([
  'partner',
  'mom',
  'dad',
  'parents',
  'sibling',
  'friend',
  'friends',
  'child',
  'relative',
  'grown-child',
  'coworker',
  'therapist',
])

/** Whoever says what they are themselves speaks to those on the other side. */
const COUNTERPARTS: readonly { speaker: RegExp; hearers: Record<string, number> }[] = [
  {
    speaker:
      /\bas (?:a |the )?(?:shift lead|team lead|manager|supervisor)\b|\bi (?:manage|supervise|run a)\b|\bi'?m (?:a|the) (?:\w+ )?(?:manager|supervisor|shift lead|foreman|boss)\b/,
    hearers: { team: 1, report: 1, boss: -0.8 },
  },
  {
    speaker: /\bi (?:ta|teach|sub)\b|\bi'?m (?:a|an|the) (?:\w+ ){0,2}teacher\b/,
    hearers: { class: 0.8, student: 0.8, 'parents-of-student': 0.6 },
  },
  {
    speaker: /\bi'?m (?:a|an|the) (?:\w+ )?(?:nurse|aide|cna|rn)\b|\b(?:rn|cna) here\b/,
    hearers: { patient: 0.4, 'patient-family': 0.4, coworker: 0.5, boss: 0.3 },
  },
  { speaker: /\bi coach\b/, hearers: { player: 0.9, 'parents-of-student': 0.3 } },
  { speaker: /\bi (?:mod|moderate|dm|host|organize)\b/, hearers: { member: 0.4, friends: 0.3, friend: 0.3 } },
  {
    speaker:
      /\bi (?:shoe|groom|clean|paint|landscape|mow|cater|photograph|design|do (?:hair|nails|taxes|books|bookkeeping|lashes))\b/,
    hearers: { client: 1, customer: 0.4 },
  },
  {
    speaker: /\bi (?:carve|bake|knit|sew|sell|make and sell|run a (?:shop|store|stall))\b/,
    hearers: { customer: 1.1 },
  },
]

/** What a text says about who will hear the line: whom it names, in which part, and what it speaks of. */
export function hearerVotes(text: string): HearerVotes {
  const plain = normalize(text)
  const votes: HearerVotes = new Map()
  const mentions = mentionsIn(plain).filter((one, at, all) => !isCompound(plain, one, all[at + 1]))
  const told = pronounTold(plain)
  const another = startOfAnother(text)
  for (const [index, mention] of mentions.entries()) {
    let weight = weightOf(plain, mention)
    if (weight <= 0) continue
    if (weight > 0.9 && index === 0) weight += 0.3
    if (weight > 0.9 && isInAsk(plain, mention.start)) weight += 0.4
    if (mention.role.group === 'near' && another < mention.start && weight < 3) weight *= 0.55
    if (told && mention.pronoun !== 'they' && mention.pronoun !== told) weight *= 0.5
    votes.set(mention.role.id, Math.max(votes.get(mention.role.id) ?? 0, weight))
  }
  const add = (id: string, weight: number) => votes.set(id, (votes.get(id) ?? 0) + weight)
  for (const [id, weight] of cuesIn(plain)) add(id, weight)
  for (const { speaker, hearers } of COUNTERPARTS)
    if (speaker.test(plain)) for (const [id, weight] of Object.entries(hearers)) add(id, weight)
  return ofAge(plain, votes)
}

const ANOTHER =
  /\b(?:a|an|the|this|that|some|one|old|new|young|nice|lady|two) (?:\w+ ){0,2}?(?:lady|guy|man|woman|girl|dude|fella|couple|folks|gal|person)\b|^(?:lady|guy|man|woman)\b|\b(?:he|she|him|her)\b/
const NAME =
  /(?:^|[.!?] )(?!I\b|It|He|She|They|We|The|This|That|My|Our|So|And|But|In|On|At|When|Is|What|How|Do|Can)[A-Z][a-z]{2,} (?:is|was|has|wont|won't|keeps|said|says|asked|wants|did|just|never|always|at the|from|still)\b/

/** Where a text first speaks of someone by name, by "she" or as "a lady": kin that come later stand aside. */
function startOfAnother(text: string): number {
  const places = [ANOTHER.exec(normalize(text))?.index, NAME.exec(text)?.index].filter((at) => at !== undefined)
  return Math.min(...places)
}

/** "vet friend" is a friend, "store manager" a manager. */
const isCompound = (text: string, one: Mention, next: Mention | undefined) =>
  next !== undefined && /^\s$/.test(text.slice(one.end, next.start))

/** How the part of a sentence around a mention weighs it. */
function weightOf(text: string, { role, noun, start, end }: Mention): number {
  const before = text.slice(Math.max(0, start - 50), start).replace(/^.*[.!?;:]\s/, '')
  const after = text.slice(end, end + 40)
  const isMine =
    MINE.test(before) || (BARE_KIN.test(noun) && /(?:^|[.,!?] |and |but |so |when |because |cause )$/.test(before))
  if (role.id === 'someone' || role.id === 'yourself') return 0.2
  if (SPEAKER_IS.test(before) && !isMine) return 0
  if (COMPARED.test(before)) return 0.1
  if (OF_ANOTHER.test(after) || (KIN_PLURAL.test(noun) && !ACTS.test(after))) return 0.2
  if (ABSENT.test(after)) return 0.2
  if (WAS_TOLD.test(before)) return 0.6
  if (I_TOLD.test(before)) return 1.8
  if (ADDRESSED.test(before) || WRITTEN_FOR.test(before)) return VAGUE.has(noun) && !isMine ? 2 : 3.4
  if (role.group === 'near' && ANOTHERS.test(before)) return 0.5
  if (COMMENTING_GROUPS.has(role.id) && COMMENTS.test(after)) return 0.9
  if (ASIDE.test(before)) return 0.7
  if (PLACE.test(before)) return 0.6
  const isBare = !VAGUE.has(noun) && BEGINS.test(before)
  const base = isMine || isBare ? 1.7 : /\b(?:the|a|an|some|this|that|one)\s+(?:\w+\s+)?$/.test(before) ? 1.1 : 0.9
  const acts = ACTS.test(after) || (isBare && DOES.test(after)) ? 0.6 : 0
  return VAGUE.has(noun) && !isMine ? 0.5 : base + acts
}

/** The last sentence, and one that asks what to say, tell of the hearer more than the story does. */
function isInAsk(text: string, at: number): boolean {
  const start = Math.max(0, ...[...text.slice(0, at).matchAll(/(?<![.!?])[.!?]+\s/g)].map((match) => match.index + 1))
  const rest = text.slice(at).search(/(?<![.!?])[.!?]+(?:\s|$)/)
  const sentence = text.slice(start, rest === -1 ? undefined : at + rest + 1)
  return (
    (start > 0 && (rest === -1 || at + rest >= text.length - 3)) ||
    /\?$|\b(?:how (?:do|can|should) i|what (?:do|should|can) i|need to|have to|gotta|i want|want to)\b/.test(sentence)
  )
}

/** The pronoun that a text uses most, where it is clear. */
function pronounTold(text: string): 'he' | 'she' | undefined {
  const she = text.match(/\b(?:she|her|hers|she's|shes)\b/g)?.length ?? 0
  const he = text.match(/\b(?:he|him|his|he's|hes)\b/g)?.length ?? 0
  if (she >= 2 && she > 2 * he) return 'she'
  if (he >= 2 && he > 2 * she) return 'he'
  return undefined
}

const AGE =
  /\b(?:he|she|he's|she's|hes|shes|is|turned|turns|(?:son|daughter|kid)'?s|kid|son|daughter|boy|girl|old|my|our|and|,|\()\s*(?:is |now |just turned |almost |about )?\(?(\d{1,2})(?:[ -]?(?:yo|y\/o|year|yr)|\b(?! ?(?:days|years|weeks|months|minutes|min|mins|hours|people|kids|dollars|am|pm|a\.m|p\.m|:|%|am)))/

const BARE_AGE = /\b(?:he|she)(?:'s| is|s) (\d{1,2})(?:[.,!?]|$| (?:and|but|years|yrs))/

/** A child of a told age is small, a teen or grown. */
function ofAge(text: string, votes: HearerVotes): HearerVotes {
  const named = Math.max(...['child', 'teen', 'grown-child'].map((id) => votes.get(id) ?? 0))
  const age = Number(AGE.exec(text)?.[1] ?? Number.NaN)
  const bare = Number(BARE_AGE.exec(text)?.[1] ?? Number.NaN)
  if (named < 0.9 && bare < 18) return votes.set(bare < 13 ? 'child' : 'teen', named + 1.2)
  if (named < 0.9 || Number.isNaN(age) || age > 40) return votes
  const fits = age < 13 ? 'child' : age < 18 ? 'teen' : 'grown-child'
  for (const id of ['child', 'teen', 'grown-child']) votes.set(id, id === fits ? named + 0.5 : 0.2)
  return votes
}

/** The pronoun of the one who hears: a noun of the text tells, or who acts where nobody else is spoken of. */
export function pronounOf(text: string, roleId: string | null): 'he' | 'she' | 'they' {
  const plain = normalize(text)
  const mentions = mentionsIn(plain)
  const named = mentions.find(({ role, pronoun }) => role.id === roleId && pronoun !== 'they')
  if (named) return named.pronoun
  const isAlone = mentions.every(({ role }) => role.id === roleId && !role.many)
  const [isShe, isHe] = [/\bshe(?:'?s)?\b/.test(plain), /\bhe(?:'?s)?\b/.test(plain)]
  return !isAlone || isShe === isHe ? 'they' : isShe ? 'she' : 'he'
}
