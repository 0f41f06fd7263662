import type { Tone } from '@understory/contract/coaching'
import { normalize } from '@understory/language/words'
import type { Axis } from './axes.ts'

/** What the person asked of a draft: a direction, a worry to answer, something that edits cannot do. */
export type Wish = { axis: Axis | undefined; worry: Worry | undefined; isMending: boolean; isBeyond: boolean }
type Worry = 'harsh' | 'much' | 'long' | 'weak' | 'stiff' | 'casual'

const AXES: readonly (readonly [Axis, RegExp])[] = [
  [
    'shorter',
    /\b(?:short(?:er|en)\b|trim|cut (?:it|this|that)? ?down|condense|tighten|briefer|more (?:brief|concise)|fewer words|less wordy|too (?:long|wordy)|concise)\b/,
  ],
  [
    'casual',
    /\b(?:less (?:formal|stiff|corporate)|simpler|plainer|more (?:casual|relaxed|natural|chill)|too (?:formal|stiff|corporate|robotic)|like a robot)\b/,
  ],
  [
    'formal',
    /\b(?:more (?:formal|professional|proper)|less casual|too (?:casual|informal)|(?:sound|make it|be) (?:formal|professional)|professional(?:ly)?)\b/,
  ],
  [
    'firmer',
    /\b(?:firm(?:er)?|stronger|tougher|more (?:assertive|direct|confident|serious)|less (?:apologetic|nice|weak|wishy.?washy)|too (?:soft|nice|weak|wimpy|apologetic|timid|needy)|stand my ground)\b/,
  ],
  [
    'nicer',
    /\b(?:nicer|kinder|softer|gentler|warmer|friendlier|sweeter|politer|calmer|more calm|less heated|more (?:polite|kind|gentle|friendly|diplomatic|tactful)|less (?:harsh|mean|angry|rude|aggressive|blunt|cold|bitchy|passive.?aggressive|confrontational)|too (?:harsh|mean|rude|aggressive|blunt|cold|angry|bitchy|snarky|direct|strong)|tone (?:it|this) down|soften|calm (?:it|this) down)\b/,
  ],
  [
    'grammar',
    /\b(?:gramm[ae]r|spelling|typos?|proofread|my english|english (?:ok|good|correct|right)|mistakes?|correct (?:it|this|my))\b/,
  ],
]
const WORRIES: readonly (readonly [Worry, RegExp])[] = [
  [
    'harsh',
    /\b(?:too|is (?:it|this)|sounds?|am i(?: being)?|come (?:off|across)(?: as)?|(?:a )?bit) (?:too )?(?:harsh|mean|rude|aggressive|blunt|cold|angry|bitchy|snarky|snippy|snide|snotty|stern|bossy|sharp|pushy|strong|passive.?aggressive|petty|direct)\b/,
  ],
  ['much', /\btoo much\b/],
  ['long', /\btoo (?:long|wordy)\b/],
  ['weak', /\btoo (?:soft|nice|weak|wimpy|apologetic|timid|needy|desperate)\b/],
  ['stiff', /\btoo (?:formal|stiff|corporate|robotic)\b/],
  ['casual', /\btoo (?:casual|informal)\b/],
]
const BEYOND =
  /\b(?:funn(?:y|ier)|humor|rhyme|poem|translate|from scratch|more (?:creative|poetic|emotional|romantic|persuasive|personal|heartfelt|interesting|engaging)|longer|expand|add (?:a|an|some|more)|finish it|continue|rewrite (?:it |this )?(?:completely|entirely|all))\b/

const MENDS = /\b(?:fix|check|proofread|correct|edit)\b/

/** A "too long?" asks; "it's too long" wants it shorter. Both point the same way. */
export function wishOf(asks: string, tone?: Tone): Wish {
  const plain = normalize(asks)
  const said = AXES.find(([, pattern]) => pattern.test(plain))?.[0]
  const axis = said ?? (tone === 'softer' ? 'nicer' : tone === 'firmer' ? 'firmer' : undefined)
  const isQuestion = /\?|\b(?:is|does|am|do|should|can) (?:it|this|that|i)\b|\btoo \w+$/.test(plain)
  const worry = isQuestion ? WORRIES.find(([, pattern]) => pattern.test(plain))?.[0] : undefined
  return { axis, worry, isMending: MENDS.test(plain), isBeyond: BEYOND.test(plain) }
}
