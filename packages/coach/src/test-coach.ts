import type { Chosen, Part } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import { coach } from './coach.ts'
import type { CoachReply, CoachRequest, CoachTurn } from './types.ts'

type Options = { context?: Context; chosen?: Chosen; isFeared?: boolean; canHint?: boolean }

/** The coach without sentence vectors: words alone decide, and every reply is the same each time. */
export function reply(
  turns: readonly CoachTurn[],
  { context = 'Personal', chosen, isFeared = false, canHint = false }: Options = {},
): CoachReply {
  const request: CoachRequest = { turns, context, chosen, vectors: new Map(), isFeared, isEncoderThere: false, canHint }
  return coach(request)
}

export const said = (content: string): CoachTurn => ({ role: 'user', content })

/** A conversation: the first message, with what is pressed on its reply, then further messages. */
export function talk(first: string, chosen: Chosen, ...messages: readonly string[]): CoachReply[] {
  const turns: CoachTurn[] = [said(first)]
  const replies = [reply(turns, { chosen })]
  for (const message of messages) {
    const before = replies.at(-1)
    if (before) turns.push({ role: 'assistant', content: before.text, state: before.state })
    turns.push(said(message))
    replies.push(reply(turns))
  }
  return replies
}

export function partOf<Kind extends Part['kind']>(
  { coaching }: CoachReply,
  kind: Kind,
): Extract<Part, { kind: Kind }> | undefined {
  return coaching.parts.find((part): part is Extract<Part, { kind: Kind }> => part.kind === kind)
}

/** The words of a reply's phrase, fields as they stand. */
export function phraseIn(answer: CoachReply): string {
  const segments = partOf(answer, 'phrase')?.segments ?? []
  return segments.map((segment) => ('text' in segment ? segment.text : segment.value || `[${segment.name}]`)).join('')
}
