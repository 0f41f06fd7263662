import type { DangerKind } from './danger.ts'

/** What a message plainly says of whom violence hits. `kind` is undefined where the classifier's stands. */
type Violence = { kind?: DangerKind; who: 'writer' | 'other' }

const HITS =
  '(?:hits?|hitting|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|beats?|beaten|beating|kick(?:s|ed|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|shov(?:es?|ed|ing)|shak(?:es|ing)|shook|burn(?:s|ed)|whip(?:s|ped)|spank(?:s|ed)|thrash(?:es|ed)|threaten(?:s|ed|ing)|bit|bites)'
const AGE = '(?:[5-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const CHILD = `(?:son|daughter|kids?|child|children|baby|toddler|infant|newborn|boy|little (?:brother|sister)|stepson|stepdaughter|grandson|granddaughter|grandkids?|niece|nephew|students?|${AGE} (?:year|yr|month)s? old)`
const GROWN =
  '(?:wife|husband|girlfriend|boyfriend|partner|fiancee?|roommate|friend|sister|brother|mom|mother|dad|father|neighbor|coworker|cousin|aunt|uncle)'
const PARENT = '(?:dad|daddy|papa|mom|mum|mommy|mama|stepdad|stepmom|stepfather|stepmother|father|mother|parents)'
const OWNER = '(?:my|our|his|her|their|the)'

const at = (pattern: string) => new RegExp(`\\b${pattern}\\b`)
const ON_WRITER = at(`(?<!\\bnot )${HITS} (?:me|us)`)
/** "His hand round my neck." */
const ON_BODY = at(
  '(?<!\\bnot )(?:hands?|grab(?:s|bed)?|held|holds|squeez(?:es|ed)|twist(?:s|ed)|pull(?:s|ed)) (?:\\w+ ){0,2}my (?:neck|throat|arms?|wrists?|face|hair)',
)
const ON_SOMEBODY = at(`(?<!\\bnot )${HITS} (?:him|her|them|${OWNER} (?:\\w+ ){0,2}(?:${CHILD}|${GROWN}))`)
const ON_CHILD = at(`(?<!\\b(?:i|not) )${HITS} ${OWNER} (?:\\w+ )?${CHILD}`)
const ON_GROWN = at(`(?<!\\b(?:i|not) )${HITS} ${OWNER} (?:\\w+ )?${GROWN}`)
const REPORTS = '(?:say|said|told|tell|think|know|saw|heard|never|not|if|that|he|she|they|who|when|because)'
/** In a sentence that begins with "I", so that nobody is held to what others say of them. */
const WRITER_ON_CHILD = new RegExp(`(?:^|\\. )i (?:(?!${REPORTS}\\b)\\w+ ){0,4}${HITS} ${OWNER} (?:\\w+ )?${CHILD}\\b`)
const CHILD_HURT = at(`(?:hurt(?:ing)?|${HITS}) ${OWNER} (?:\\w+ )?${CHILD}`)
const IS_DENIED = /\b(?:never|not|lies?|lied|accus\w*|accident|car|dead|died)\b/
const BY_PARENT = new RegExp(
  `(?:^|\\bmy |\\. |\\band |\\bfoster )${PARENT} (?:always |often |still |sometimes |just |also )?${HITS} (?:me|us)\\b`,
)
const MINOR = at(
  `(?:i am|im) ${AGE}\\b(?!['’]| (?:foot|feet|ft|minutes?|hours?|days?|weeks?|months?|years|percent|\\d))|i am in (?:\\w+ )?(?:grade|middle school|high school)`,
)
const ADULT =
  /\b(?:i am|im) (?:1[89]|[2-9]\d|an adult|grown)\b|\bmy (?:husband|wife|ex|girlfriend|boyfriend|partner|fiancee?|kids|children|son|daughter|baby|apartment|job|rent|boss)\b|\b(?:dementia|alzheimer\w*|look(?:ing)? after|(?:care|caring) (?:for|of)|when i was|used to)\b/

/**
 * Reads whom violence hits, where a message says it plainly. Undefined where more than one person is hurt, and wherever in doubt;
 * the classifier decides then.
 *
 * @param text the words of a message in small letters, with contractions opened
 */
export function violenceIn(text: string): Violence | undefined {
  if (ON_WRITER.test(text) || ON_BODY.test(text)) {
    if (ON_SOMEBODY.test(text)) return undefined
    const isChild = MINOR.test(text) || (BY_PARENT.test(text) && !ADULT.test(text))
    return isChild ? { kind: 'child-or-elder', who: 'writer' } : { who: 'writer' }
  }
  if (MINOR.test(text)) return undefined
  if (WRITER_ON_CHILD.test(text) && !IS_DENIED.test(text)) return { kind: 'danger-to-others', who: 'writer' }
  const said = text.split(' . ').find((sentence) => ON_SOMEBODY.test(sentence)) ?? ''
  if (/\b(?:i|me)\b/.test(said)) return undefined
  if (ON_CHILD.test(said)) return { kind: 'child-or-elder', who: 'other' }
  return ON_GROWN.test(said) ? { who: 'other' } : undefined
}

/** Whether the message speaks of a child who is hurt, or might be. */
export const isChildHurtIn = (text: string): boolean => CHILD_HURT.test(text)

/** Whether somebody walks behind or follows the writer: what is said to them can bring them nearer. */
export const isFollowedIn = (text: string): boolean =>
  /\b(?:walk(?:s|ed|ing)? (?:\w+ ){0,2}(?:behind|after)|follow(?:s|ed|ing)) me\b(?! (?:on|back|up|online|later)\b)/.test(
    text,
  )

/** "I yelled at my son." Nothing else tells of a loud voice alone. */
const OWN_TEMPER = at(
  `i (?:just |really |totally |also )?(?:yelled|shouted|snapped|screamed) at (?:my|the|our) (?:\\w+ )?${CHILD}`,
)
const WORSE = at(
  `(?:${HITS}|hurt\\w*|harm\\w*|abus\\w*|violen\\w*|afraid|fear\\w*|scare\\w*|flinch\\w*|hospital|police|every|always|again|(?:${GROWN}|${PARENT})s?)`,
)
/** All that may stand beside it: when and about what, how the writer is, that the child cried or went off, and what to do now. */
const BESIDE =
  /^(?:|(?:over|about|for|at|in|on|during|before|after|this|yesterday|last|today|tonight|when we)(?: \w+){0,7}|(?:i|we) (?:feel|felt|want|regret|am|was|were|need|know|should|had)(?: \w+){0,10}|(?:he|she|they) (?:went|ran|goes|cried|cries)(?: (?:to|off|all|up|in|out|school|bed|crying|upstairs|his|her|their|the|way|morning|room|bus|evening|day))*|(?:he|she|they) (?:is|was|are|were) (?:crying|upset|sad|late|quiet|mad|slow|angry)(?: \w+){0,4}|(?:how|what) (?:do|can|should|would) i(?: \w+){0,12})$/

/** Whether the writer tells of their own loud voice toward a child, and of nothing else that anybody does. */
export function isOwnTemper(text: string): boolean {
  const [found] = OWN_TEMPER.exec(text) ?? []
  if (found === undefined || WORSE.test(text)) return false
  const beside = text.replace(found, ' . ').split(/ *(?:\.|\band\b|\bbut\b|\bthen\b|\bso\b) */)
  return beside.every((clause) => BESIDE.test(clause.trim()))
}
