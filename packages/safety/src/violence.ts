import type { DangerKind } from './danger.ts'

/** Whom violence in a message hits, and which help that calls for. */
type Violence = { kind: DangerKind; who: 'writer' | 'other' }

const BEATS =
  '(?:hits?|hitting|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|beats?|beaten|beating|kick(?:s|ed|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|shov(?:es?|ed|ing)|shak(?:es|ing)|shook|burn(?:s|ed)|whip(?:s|ped)|spank(?:s|ed)|thrash(?:es|ed)|threaten(?:s|ed|ing)|push(?:es|ed|ing)?|bit|bites)'
const MOLESTS =
  '(?:rap(?:es?|ed|ing)|molest(?:s|ed|ing)|grop(?:es?|ed|ing)|(?:made|makes|forces|forced|told|tells) me (?:to )?(?:touch|undress|kiss|strip))'
const CHILD =
  '(?:son|daughter|kids?|child|children|baby|toddler|infant|newborn|boy|girl|little (?:brother|sister)|stepson|stepdaughter|grandson|granddaughter|grandkids?|niece|nephew|students?|\\w+ (?:year|yr|month)s? old)'
const ELDER =
  '(?:grandma|grandpa|grandmother|grandfather|nana|elderly (?:mother|father|mom|dad)|(?:old|aging) (?:mother|father))'
const GROWN =
  '(?:wife|husband|girlfriend|boyfriend|partner|fiance|fiancee|ex|roommate|friend|sister|brother|mom|mother|dad|father|neighbor|coworker|cousin|aunt|uncle)'
const PARENT =
  '(?:dad|daddy|papa|mom|mum|mommy|mama|stepdad|stepmom|stepfather|stepmother|father|mother|parents|foster (?:dad|mom|father|mother|parents)|mom is boyfriend|moms boyfriend|dads girlfriend|step ?bro(?:ther)?|teacher|coach)'
const CARER = '(?:aides?|caregivers?|caretakers?|carers?|nurses?)'
const OWNER = '(?:my|our|his|her|their|the|your)'
const BETWEEN = '(?:\\w+ ){0,2}'

const at = (pattern: string) => new RegExp(`\\b${pattern}\\b`)
const ON_WRITER = at(`(?<!\\bnot )${BEATS} (?:me|us)`)
const ON_CHILD = at(`${BEATS} ${OWNER} ${BETWEEN}${CHILD}`)
const ON_ELDER = at(`${BEATS} ${OWNER} ${BETWEEN}${ELDER}`)
const ON_OTHER = at(`${BEATS} (?:him|her|them|${OWNER} ${BETWEEN}(?:${CHILD}|${ELDER}|${GROWN}))`)
const ON_GROWN = at(`${BEATS} ${OWNER} (?:\\w+ )?${GROWN}`)
const BY_WRITER = at(
  `i (?:just |have |almost |also )?${BEATS} (?:(?:${OWNER} (?:\\w+ )?(?:${CHILD}|${GROWN}))|him|her|them)`,
)
const BY_WRITER_ON_CHILD = at(`i (?:just |have |almost |also )?${BEATS} ${OWNER} (?:\\w+ )?${CHILD}`)
const CARES_FOR = /\b(?:dementia|alzheimer\w*|(?:look|looking|looked) after|(?:care|caring) (?:for|of))\b/
const THREAT = /\b(?:will|would|to) (?:hit|beat|kill|take) .*\bif i\b/
/** Whoever hits somebody dangerous, or hits back, needs help for themselves. */
const IN_FEAR =
  /\b(?:threat\w*|kill\w*|chok\w*|strangl\w*|knife|gun|(?:scared|afraid) of (?:him|her|them)|scares me|(?:hit|slapped|punched|pushed|shoved) (?:him |her |them )?back|fought back|first|self defense|get away|off me|let (?:me )?go)\b/
const BY_PARENT = at(`(?<!\\b(?:his|her|their|your|kids?) )(?:${PARENT})(?: \\w+){0,3} ${BEATS} (?:me|us)`)
const BY_CARER = at(`(?<!\\b(?:am a|am an|as a|as an|im a|im an) )${CARER} (?:\\w+ )?${BEATS} (?:me|her|him|my)`)
const MOLESTED = at(`${MOLESTS}`)
const MINOR =
  /\b(?:i am|im) (?:[5-9]|1[0-7])\b(?! (?:months|weeks|days|years))|\bi am in (?:\w+ )?(?:grade|middle school|high school)\b|\b(?:my grades?|bad grades?|homework|my teacher|mom and dad|grounded)\b/
const ADULT =
  /\b(?:i am|im) (?:1[89]|[2-9]\d)\b|\bmy (?:husband|wife|girlfriend|boyfriend|partner|fiancee?|kids|children|son|daughter|baby|apartment|job|rent|boss)\b/

/**
 * Reads who is hurt by whom. Undefined where more than one person is hurt, where it's only a threat, and where no sentence says it
 * plainly; the classifier decides then.
 *
 * @param text the words of a message in small letters, with contractions opened
 */
export function violenceIn(text: string): Violence | undefined {
  const isMinor = MINOR.test(text) && !ADULT.test(text)
  if (MOLESTED.test(text)) return isMinor ? { kind: 'child-or-elder', who: 'writer' } : undefined
  if (BY_CARER.test(text)) return { kind: 'child-or-elder', who: ON_WRITER.test(text) ? 'writer' : 'other' }
  if (BY_WRITER_ON_CHILD.test(text)) return { kind: 'danger-to-others', who: 'writer' }
  if (BY_WRITER.test(text) && IN_FEAR.test(text))
    return ON_WRITER.test(text) ? { kind: 'violence-at-home', who: 'writer' } : undefined
  if (BY_WRITER.test(text) && !ON_WRITER.test(text))
    return CARES_FOR.test(text) ? { kind: 'child-or-elder', who: 'other' } : { kind: 'danger-to-others', who: 'writer' }
  if (THREAT.test(text) || (ON_WRITER.test(text) && ON_OTHER.test(text))) return undefined
  if (ON_CHILD.test(text) || ON_ELDER.test(text)) return { kind: 'child-or-elder', who: 'other' }
  if (ON_WRITER.test(text)) {
    const isChilds = isMinor || (BY_PARENT.test(text) && !ADULT.test(text) && !CARES_FOR.test(text))
    return { kind: isChilds ? 'child-or-elder' : 'violence-at-home', who: 'writer' }
  }
  return ON_GROWN.test(text) ? { kind: 'violence-at-home', who: 'other' } : undefined
}
