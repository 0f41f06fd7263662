import type { Coaching } from '@understory/contract/coaching'
import type { Reply, Turn } from '../replies/reply.ts'
import { EARLIER, type Matter, type ReplyState } from '../stored.ts'
import { matterOf } from '../understand/understand.ts'
import { chipsOf } from './chips.ts'

/** A reply as the page draws it. */
export function coachingOf(reply: Reply, { chosen, request }: Turn, matter: Matter | null): Coaching {
  const isOffered = reply.parts.some(({ kind }) => kind === 'offers')
  return {
    chips: reply.understanding ? chipsOf(reply.understanding, { isOffered, hasOneForm: reply.hasOneForm }) : [],
    parts: reply.parts,
    suggestions: (reply.presses ?? []).slice(0, 4).map(({ label, message }) => ({ label, message })),
    chosen: reply.chosen ?? chosen,
    ...(matter && matter.message !== request.turns.at(-1)?.content && { goesOn: true }),
  }
}

/** What the next turn has to know of a reply. A reply without a matter of its own keeps the one before. */
export function stateOf(reply: Reply, { previous, chosen, message }: Turn): ReplyState {
  const { understanding } = reply
  const own = understanding && matterOf(understanding, understanding.message || previous?.matter?.message || message)
  const matter = reply.matter ?? own ?? previous?.matter ?? null
  const isNew = reply.act === 'problem' || reply.act === 'back'
  const before = previous?.matter
  const earlier = isNew && before ? [...previous.earlier, before].slice(-EARLIER) : (previous?.earlier ?? [])
  return {
    version: 1,
    act: reply.act,
    matter,
    earlier,
    variant: reply.variant ?? null,
    shown: reply.shows ?? (isNew ? [] : (previous?.shown ?? [])),
    passed: reply.passed ?? (isNew ? [] : (previous?.passed ?? [])),
    chosen: reply.chosen ?? chosen,
    presses: (reply.presses ?? []).slice(0, 4),
    hinted: (previous?.hinted ?? false) || (reply.hinted ?? false),
    ...(reply.isWithheld && { isWithheld: true }),
    waiting: reply.waiting === undefined ? (previous?.waiting ?? null) : reply.waiting,
    draft: reply.draft ?? (isNew ? null : (previous?.draft ?? null)),
  }
}
