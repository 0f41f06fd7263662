import type { Chosen, Part } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import { coach } from './coach.ts'
import { content } from './content.ts'
import { textOfSegments } from './render/phrase.ts'
import type { CoachReply, CoachTurn } from './types.ts'

function spokenCase() {
  const found = content.cases.find((one) => !one.isWritten && one.need === 'boundary' && one.phrase.includes('['))
  if (!found) throw new Error('the content has no spoken case with a blank')
  return found
}

export const spoken = spokenCase()
export const MATTER = spoken.ways[0] ?? spoken.title
export const CHOSEN = { situation: spoken.id }
export const BUILT = { situation: null, builder: 'ask-change' }
export const SOURCES = [CHOSEN, BUILT]
export const TWO_MATTERS =
  'My roommate eats my food every single day of the week. Also, my boss wants me to work on Sunday again and again.'

/** The coach without sentence vectors: words alone decide, and every reply is the same each time. */
export function reply(
  turns: readonly CoachTurn[],
  {
    context = 'Personal',
    chosen,
    isFeared = false,
    hasDanger = isFeared,
    staysFeared,
  }: { context?: Context; chosen?: Chosen; isFeared?: boolean; hasDanger?: boolean; staysFeared?: boolean } = {},
): CoachReply {
  return coach({
    turns,
    context,
    chosen,
    vectors: new Map(),
    isFeared,
    hasDanger,
    staysFeared,
    isEncoderThere: false,
    canHint: false,
  })
}

export const said = (content: string): CoachTurn => ({ role: 'user', content })

export const answered = ({ text, state }: CoachReply): CoachTurn => ({ role: 'assistant', content: text, state })

/** Replies of a conversation: to the first message, with what is pressed on its reply, then to further messages. */
export function talk(first: string, chosen: Chosen, ...messages: readonly string[]): [CoachReply, ...CoachReply[]] {
  const turns: CoachTurn[] = [said(first)]
  const replies: [CoachReply, ...CoachReply[]] = [reply(turns, { chosen })]
  for (const message of messages) {
    turns.push(answered(replies.at(-1) ?? replies[0]), said(message))
    replies.push(reply(turns))
  }
  return replies
}

export function partOf<Kind extends Part['kind']>({ coaching }: CoachReply, kind: Kind) {
  return coaching.parts.find((part): part is Extract<Part, { kind: Kind }> => part.kind === kind)
}

/** The words of a reply's phrase, fields as they stand. */
export function phraseIn(answer: CoachReply): string {
  return textOfSegments(partOf(answer, 'phrase')?.segments ?? [])
}
