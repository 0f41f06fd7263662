import { capital } from '../understand/text.ts'
import { clausesOf, type Edited, joinClauses, type Note, splice, straight } from './edit.ts'
import { hasFigures } from './facts.ts'

const SURE =
  '(?:idiots?|morons?|imbeciles?|liars?|losers?|jerks?|ass ?holes?|bitch(?:es)?|bastards?|scumbags?|slumlords?|crooks?|cowards?|hypocrites?|dumb ?ass(?:es)?|pieces? of (?:shit|crap|trash|garbage)|wastes? of (?:space|time|air|oxygen))'
const NOUN = `(?:${SURE}|scum|thie(?:f|ves)|con (?:man|artist)s?|frauds?|scammers?|psychos?|freaks?|pigs?|trash|garbage|clowns?|fools?|brats?|narcissists?|monsters?|creeps?|sluts?|whores?|cunts?|dicks?|pricks?|douche(?:bag)?s?|pieces? of work|sorry excuses? for an? \\w+|jokes?(?: of an? \\w+)?|disgrace|embarrassment|parasites?|snakes?|backstabbers?|failures?|disappointment)`
const ADJECTIVE =
  '(?:stupid|dumb|idiotic|pathetic|worthless|useless|disgusting|incompetent|brainless|spineless|heartless|clueless|lazy|evil|vile|ugly|fat|rotten|sleazy|two-faced|hopeless|crooked|greedy|good for nothing|dead to me|nothing(?= without me| to me|[.!]*$))'
const SLUR =
  '(?:lying|cheating|stupid|dumb|lazy|selfish|pathetic|greedy|fat|ugly|fucking|damn|goddamn|absolute|complete|total|little|old|spoiled|heartless|disgusting|worthless|rude|dishonest|ignorant|incompetent)'
const FILL = `(?:all|both|just|really|nothing but|being|such|so|the|an?|completely|totally|absolutely|utter|most|biggest|worst|either|too|even|always|clearly|obviously|honestly|filthy|(?!biggest|dishonest)\\w+est|${SLUR})`
const YOU = "(?:you(?: people| guys| all| two)?(?:'re| are| were|r| must be)|ur|u r|youre|your(?= such| a ))"
const LEAD = '(?:(?:and|but|because|honestly|frankly|seriously|obviously|clearly|look|also|so),? )*'

const ORDERS =
  '(?:go to hell|screw (?:you|u|off)|f(?:u|\\*)?(?:c|\\*)?k (?:you|u|off)|piss off|drop dead|shut up|eat shit|get a life|grow up|get over (?:it|yourself)|shame on you|kill yourself|kys|burn in hell|rot in hell|get lost)'
const VERDICTS =
  "(?:(?:you|u) (?:make me sick|disgust me|suck\\b|ruin(?:ed)? (?:everything|my life|my day)|deserve (?:to (?:be alone|rot|suffer|die)|everything (?:bad|that's coming))|(?:don't|do not) (?:have|deserve) (?:a |any )?(?:heart|soul|brain|class|spine|friends)|have no (?:heart|soul|brain|shame|class|spine)|(?:will|'ll) (?:always be|die|end up) (?:alone|nothing))|(?:i )?(?:really |fucking |honestly )?(?:hate|despise|loathe) (?:you|u|your guts)(?: so much)?[.!]*$|(?:nobody|no one) (?:likes|wants|loves) you|(?:everyone|everybody) (?:hates|laughs at|can't stand) you|(?:i )?hope (?:you|u) (?:rot|choke|die|suffer|fail|never (?:find|sleep)|lose (?:everything|it all)|end up alone|get what)|no wonder (?:your \\w+|everyone|everybody|nobody|no one|he|she|they) (?:left|leaves|hates?|likes|quit|cheated|dumped|can't stand|doesn't|don't)|(?:what|wtf|what the (?:hell|fuck))(?:'s| is)? (?:is )?wrong with (?:you|u)\\b|you(?:'re| are) the worst|i (?:really )?(?:wish|regret) (?:i(?:'d| had)? never (?:met|married|had|trusted|dated) you|(?:meeting|marrying|dating) you))"

/** Insults that are a clause of their own. */
const INSULT = new RegExp(
  `^${LEAD}(?:${YOU} (?:${FILL},? )*(?:${NOUN}|${ADJECTIVE})\\b|(?:what|such) an? (?:${FILL},? )*${NOUN}\\b|(?:${SLUR} )*${SURE}[.!]*$|(?:are|r) (?:you|u) (?:${FILL},? )*(?:blind|deaf|insane|crazy|high|${NOUN}|${ADJECTIVE})\\b|${ORDERS}|${VERDICTS})`,
  'i',
)

const WILL = "(?:i|we)(?:'ll| will|'m (?:gonna|going to)| am going to|m gonna)(?: fucking| just| really)?"
const YOU_WILL = "(?:you|u)(?:'ll| will|'re (?:gonna|going to)| are (?:gonna|going to)| gonna|r gonna)"
const HARMS =
  '(?:(?:kill|punch|slap|strangle|choke|poison|deport|stab|shoot) (?:you|u|him|her|them)|burn down your|cut your throat|send your nudes|break (?:your|his|her|their) (?:legs?|arms?|neck|face|nose|jaw|windows?))'
const THREAT = new RegExp(
  `\\b(?:(?:i|we) (?:could|want to|wanna) ${HARMS}|${YOU_WILL} (?:regret|be (?:so |very )?sorry|pay for (?:this|that|it|what)|wish you)|${WILL} (?:(?:ruin|destroy|hurt|kill|smash|slash|burn) (?:you|u|your|him|her|them|everything)|${HARMS}|call (?:immigration|ice|the cops) on you|report you to immigration|(?:beat|expose|end) (?:you|u|him|her)|make (?:you|u|him|her|them) (?:pay|regret|sorry|suffer|wish)|make sure (?:that )?(?:you (?:never|regret|pay|lose|get fired|don't)|(?:everyone|everybody|the whole [\\w ]{1,20}|your \\w+)[\\w ,]{0,30} (?:knows?|hears?|sees?|finds? out)|(?:nobody|no one) (?:ever|hires|rents|works|comes))|come (?:for you|after you|find you)|get you (?:back )?for|tell (?:everyone|everybody|the whole [\\w ]{1,20}) (?:what|how|about|who) you|tell your (?:wife|husband|boss|parents|mom|family)|post (?:your|the (?:pics|photos|pictures|screenshots|videos))|find (?:you$|out where you))|watch your back|i know where (?:you|u|your|ur)\\b[^.!?]{0,20} (?:live|work|go|park|sleep)|(?:don't|do not) (?:test me|push me|mess with me|fuck with me|make me (?:come|do|show|get|regret|hurt))|(?:keep it up|try me|do (?:it|that) again),? and see what happens|(?:last|final) warning|i(?:'m| am) warning you|you have no idea what i(?:'m| am| can| will|'ll)|you don't want to find out)\\b`,
  'i',
)
const OR_ELSE = /,? or else(?=[.!\s]*$)/i
const VOCATIVE = new RegExp(
  `,? ?\\b(?:you|u|ya) (?:(?:${SLUR} )+${NOUN}|${SURE})\\b,?|, (?:${SLUR} )*${SURE}(?=[.!?,]|$)`,
  'i',
)
const BEFORE_FACT = new RegExp(`\\b${YOU} (?:${FILL},? )*${NOUN} (?:who|that) (?=\\w)`, 'i')
const BECAUSE = new RegExp(
  `,? (?:because|since|cause|cuz) ${YOU} (?:${FILL},? )*(?:${NOUN}|${ADJECTIVE})\\b[^.!?,;]*`,
  'i',
)

function kindOf(clause: string) {
  const plain = straight(clause).trim()
  if (THREAT.test(plain) || OR_ELSE.test(plain)) return 'threat'
  return INSULT.test(plain) ? 'insult' : undefined
}

/** Whether a text threatens or insults the one it goes to. */
export function isHostile(text: string): boolean {
  return clausesOf(text).some((clause) => kindOf(clause.text) !== undefined) || VOCATIVE.test(straight(text))
}

function drop(text: string, pattern: RegExp, kind: 'threat' | 'insult', found: Note[], put = ''): string {
  const match = pattern.exec(straight(text))
  if (!match) return text
  const end = match.index + match[0].length
  found.push({ kind, words: text.slice(match.index, end).replace(/^[\s,]+|[\s,]+$/g, '') })
  return splice(text, match.index, end, put)
}

/** A sentence without its insults and threats: words first, then clauses; '' where nothing else was in it. */
export function withoutHostility(sentence: string): Edited {
  const notes: Note[] = []
  let text = drop(sentence, OR_ELSE, 'threat', notes)
  text = drop(text, BEFORE_FACT, 'insult', notes, 'you ')
  text = drop(text, BECAUSE, 'insult', notes)
  text = drop(text, VOCATIVE, 'insult', notes)
  text = withRealStep(text, notes)
  const clauses = clausesOf(text)
  const kept = clauses.flatMap((clause) => {
    const kind = kindOf(clause.text)
    if (kind === undefined) return [clause]
    notes.push({ kind, words: tailOf(clause.text) })
    return kind === 'insult' && hasFigures(clause.text) ? [clause] : []
  })
  if (kept.length === clauses.length) return { text: joinClauses(kept), notes }
  return { text: kept[0] ? closed(joinClauses(kept), text) : '', notes }
}

/** The words of a threat, to the end of its clause; the whole clause where there is none. */
const tailOf = (clause: string): string => clause.slice(THREAT.exec(straight(clause))?.index ?? 0)

const REAL_STEP = "I'll [what you'll really do]."

/** "If you don't pay by Friday I'll ruin you": the condition stays, and the threat becomes a blank. */
function withRealStep(text: string, notes: Note[]): string {
  const threat = THREAT.exec(straight(text))
  if (!threat || threat.index < 8 || !/^(?:and |but |so )?(?:if|unless)\b[^.!?]*$/i.test(text.slice(0, threat.index)))
    return text
  notes.push({ kind: 'threat', words: tailOf(text) })
  return `${text.slice(0, threat.index).replace(/[,\s]+$/, '')}, ${REAL_STEP}`
}

/** What is left of a sentence, with its capital and its final mark. */
function closed(text: string, before: string): string {
  const end = /[.!?…]+["')]*\s*$/.exec(before)?.[0].replace(/^[.!?…]+/, '.') ?? ''
  const whole = /[.!?…]["')]*\s*$/.test(text) ? text : text.replace(/[\s,;:–—-]+$/, '') + end
  return /^\P{L}*\p{Lu}/u.test(before) ? capital(whole) : whole
}
