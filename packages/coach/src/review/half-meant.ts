import { straight } from './edit.ts'
import type { About } from './rewrite.ts'
import type { Note } from './structure.ts'

const REFUSAL =
  /\b(?:i don't think i(?:'ll| can| will|'m going to)\b|i(?:'m not sure i can| can't| cannot| won't be able to|'m not able to|'m unable to) (?:accept|commit|take|do (?:it|this|that)|help|say yes|join|lend|host|be (?:the|your))\b|(?:have|need|going) to (?:decline|pass|say no|turn (?:it|this|you) down)|turn(?:ing)? (?:it|this|you) down|i(?:'ll| will) (?:have to )?pass\b|not (?:a|the right) (?:fit|time|moment) (?:for me|right now))/i
/** What makes a no sound like a maybe. A "maybe next time" after "I can't come" is meant. */
const OPEN_DOOR =
  /\b(?:let's (?:just )?(?:see|wait and see)(?: how (?:things|it) (?:go|goes))?|we'll see(?: how (?:things|it) goe?s?)?|who knows|maybe (?:later|next time|another time|some other time|down the (?:road|line)|in the future|one day)|(?:a few|some) things (?:are )?up in the air|(?:the )?timing is(?:n't| not)? (?:\w+ )?(?:tricky|bad|off|hard|great|good|right)|can't (?:accept|commit|say yes) right now|(?:ask|try) me again|if (?:anything|something) changes|never say never)(?=[\s.,!?)]|$)/i

/** Begging: one such stretch may stand, two and more make a notice a plea. */
const PLEAS: readonly RegExp[] = [
  /\b(?:so,? so|very,? very|really,? really|terribly|incredibly|extremely) sorry\b/i,
  /\b(?:am|are|was|were|being|i'm|we're|been) (?:sadly |unfortunately )?forced to\b/i,
  /\b(?:completely|totally|fully|absolutely) understand if\b[^.!?]*/i,
  /\b(?:i|we) (?:really |truly |do |just )*hope (?:that )?you(?:'ll| will| can)? (?:still|forgive|stay|not)\b[^.!?]*/i,
  /\bplease don't (?:hate|be (?:mad|angry|upset)|leave|think)\b[^.!?]*/i,
  /\b(?:unfortunately|regretfully|sadly|with a heavy heart)\b/i,
  /\b(?:feel|feeling) (?:terrible|awful|horrible|so bad|really bad)\b/i,
]

/** Where a text says a no as a maybe, or gives notice as if it begged. Nothing is edited: only the writer knows what is meant. */
export function halfMeant(text: string, { isWarm }: Pick<About, 'isWarm'>): Note[] {
  const plain = straight(text)
  const door = REFUSAL.test(plain) ? OPEN_DOOR.exec(plain)?.[0] : undefined
  const pleas = isWarm ? [] : PLEAS.flatMap((pattern) => pattern.exec(plain)?.[0] ?? [])
  const [longest = ''] = pleas.toSorted((a, b) => b.length - a.length)
  return [
    ...(door === undefined ? [] : [{ kind: 'open-door', words: door }]),
    ...(pleas.length < 2 ? [] : [{ kind: 'plea', words: longest }]),
  ]
}
