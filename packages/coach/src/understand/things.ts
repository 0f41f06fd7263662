import { mentionsIn } from './roles.ts'
import { capital, onlyOf } from './text.ts'
import { isPast, leadOf } from './when.ts'

/** Words that end a short thing: "my saw | in April". */
const ENDS = new Set(
  `in on at to from of for with about into over under by than as off up out down back away and but so or nor because cause cuz
  bc when while since that which who whose if until till before after behind beside is are was were be been has have had will would can could
  did does do he she they i we it you my his her their our your the a an this again yesterday today tonight tomorrow last next every
  now then too also just never always still already only even really without through during like instead last year years ago
  whole not no im he's she's it's i'm they're we're hes shes its dont don't wont won't lol omg thru w plus monday tuesday wednesday
  thursday friday saturday sunday`.split(/\s+/),
)
const OWNED = /^(?:mom|dad|mother|father|grandma|grandpa|sister|brother|wife|husband|aunt|uncle)'?s$/i
const DETERMINER = /^(?:my|our|the|a|an|his|her|their|this|that|these|those)$/i
const VAGUE =
  /^(?:things?|stuff|ones?|way|ways|time|times|lot|bit|something|anything|it|them|part|place|home|phone|call|hand|hands|word|words|break|chance|look|picture|pictures|mind|head|eyes?|face|money|advice|job|idea|fact|point|side|end|back|own|text|message|email|heart|rest|others?|temper|patience|cool|voice|balance|promise|leg|arm|wrist|ankle|foot|nose|tooth|silence|trust|diet|fast|faith|weight|interest|touch|control|count|track|hope|world|case|turn)$/i
const RECIPIENT =
  /^(?:(?:him|her|them|me|us|you|someone)(?= (?:my|our|the|a|an|his|her|this|that)\b)|(?:my|our|the) [a-z-]+(?: [A-Z][a-z]+)?(?= (?:my|our|the|a|an|his|her)\b)) /
const MOST_WORDS = 3

/** The short thing at the beginning of a text: "my circular saw in April" begins with "my circular saw". */
function thingAt(text: string): string | undefined {
  const rest = text.replace(RECIPIENT, '')
  const stretch = /^[^.,;:!?()\n"“”–—]+/.exec(rest)?.[0] ?? ''
  const [first = '', ...words] = stretch.trim().split(/\s+/)
  if (!DETERMINER.test(first) && !OWNED.test(first)) return undefined
  const end = words.findIndex((word) => ENDS.has(word.toLowerCase()))
  const own = (end < 0 ? words : words.slice(0, end)).filter((word) => word !== 'OWN' && word !== 'own')
  const noun = own.at(-1) ?? ''
  if (own.length === 0 || own.length > MOST_WORDS || VAGUE.test(noun) || !/^[\w'-]+$/.test(noun)) return undefined
  if (mentionsIn(own.join(' ').toLowerCase()).some(({ end: at }) => at === own.join(' ').length)) return undefined
  const named = own.map((word) =>
    OWNED.test(word) ? word.replace(/'?s$/, "'s") : /^[A-Z]{3,}$/.test(word) ? word.toLowerCase() : word,
  )
  if (OWNED.test(first)) return `${capital(first.replace(/'?s$/, "'s"))} ${named.join(' ')}`
  const article = /^(?:my|our)$/i.test(first) ? first.toLowerCase() : 'the'
  return `${article} ${named.join(' ')}`
}

/** The one thing that is named after any of some words. */
export function thingAfter(text: string, cues: RegExp): string | undefined {
  const plain = text.replace(/[’‘]/g, "'")
  const places = [...plain.toLowerCase().matchAll(cues)].map((match) => match.index + match[0].length)
  return onlyOf(places.flatMap((at) => thingAt(plain.slice(at).trimStart()) ?? []))
}

const NO_TOPIC =
  /\b(?:talked|talking|talks|joked?s?|joking|dream\w*|read|heard|knows?|knew|cared?s?|forgot|lied|lies|sang|wrote|thought|thinks?|think|just|all|what|how|out|not|it's|was|is|are|were|been|bad|terrible|awful|guilty|sick|excited|proud|crazy|right|wrong|honest) $/
const ABOUT = /(?<=^|[\s,])about (?=(?:the|my|our|this|that) )/g

/** The one thing that a text says it is about: "talk to her about the dishes". */
export function topicOf(text: string): string | undefined {
  const plain = text.replace(/[’‘]/g, "'")
  const found: string[] = []
  for (const match of plain.matchAll(ABOUT)) {
    if (NO_TOPIC.test(plain.slice(0, match.index).toLowerCase())) return undefined
    const lead = leadOf(plain, match.index)
    const thing = thingAt(plain.slice(match.index + match[0].length))
    if (!thing || isPast(lead) || /^\w+ (?:\w|two|three|four|five)$/.test(thing)) return undefined
    found.push(thing)
  }
  return onlyOf(found)
}
