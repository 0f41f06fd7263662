import { type Note, straight } from './edit.ts'
import type { About } from './rewrite.ts'

const THIS = '(?:it|this|that|you|the (?:offer|job|role|position|invitation))'
const END = '(?=[.!?,;]|$)'
const REFUSAL = new RegExp(
  `\\bi (?:don't think i (?:can|could|will)|can't|cannot|won't be able to|'m not able to|'m not sure i can) (?:accept|commit to|take on|say yes)\\b` +
    `|\\bi don't think i(?:'ll| can| will) (?:be able to )?(?:accept|do|take|make) ${THIS}\\b` +
    `|\\bi(?:'ll| will| have to|'m going to| need to) (?:have to )?(?:decline|pass|turn ${THIS} down|say no)(?: ${THIS}| for now| this time| on (?:it|this|that))?${END}`,
  'i',
)
/** What makes a no sound like a maybe. */
const OPEN_DOOR = new RegExp(
  `(?<!\\b(?:don't|no|not|never|can you|could you) )\\b(?:let's (?:just )?(?:wait and )?see(?: how (?:things|it) go(?:es)?)?|we'll see(?: how (?:things|it) go(?:es)?)?|who knows|maybe (?:later|next time|another time|some other time|down the (?:road|line)|in the future|one day)|(?:a few|some) things (?:are )?up in the air|(?:the )?timing is (?:\\w+ )?(?:tricky|bad|off|hard)|(?:the )?timing is(?:n't| not) (?:\\w+ )?(?:great|good|right)|(?:ask|try) me again|never say never)${END}|\\b(?:accept|commit|say yes) right now${END}`,
  'i',
)

/** A notice: what changes, and from when or how much. */
const NOTICE =
  /\b(?:prices?|rates?|fees?|rent|hours|closing|closed|moving|cancel\w*|change|changes|changing|raise|raising|increase|from (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i
const LOSS = /\b(?:died|dead|death|loss|funeral|passed away|condolences)\b/i
/** Begging. One such stretch may stand in a notice, two and more make it a plea. */
const PLEAS =
  /\b(?:so,? so sorry|very,? very sorry|really,? really sorry|terribly sorry|(?:(?:sadly |unfortunately )?(?:am|are|was|were|i'm|we're|been) (?:sadly |unfortunately )?)forced to|(?:completely|totally|fully|absolutely) understand if\b[^.!?]*|(?:i|we) (?:really |truly |do |just )*hope (?:that )?you(?:'ll| will| can)? (?:still|forgive|stay|not)\b[^.!?]*|please don't (?:hate|be (?:mad|angry|upset)|leave)\b[^.!?]*|with a heavy heart|feel (?:terrible|awful|horrible|so bad|really bad))/gi

/** Where a text says a no as a maybe, or gives notice as if it begged. Nothing is edited: only the writer knows what is meant. */
export function halfMeant(text: string, { isWarm }: Pick<About, 'isWarm'>): Note[] {
  const plain = straight(text)
  const door = REFUSAL.test(plain) ? OPEN_DOOR.exec(plain)?.[0] : undefined
  const pleas = isWarm || !NOTICE.test(plain) || LOSS.test(plain) ? [] : (plain.match(PLEAS) ?? [])
  const [longest = ''] = pleas.toSorted((a, b) => b.length - a.length)
  return [
    ...(door === undefined ? [] : [{ kind: 'open-door', words: door }]),
    ...(pleas.length < 2 ? [] : [{ kind: 'plea', words: longest }]),
  ]
}
