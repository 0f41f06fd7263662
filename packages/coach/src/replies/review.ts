import type { Part } from '@understory/contract/coaching'
import { line, reviewLine } from '../content.ts'
import { draftIn, draftSaid } from '../review/draft.ts'
import { reviewDraft } from '../review/review.ts'
import type { Press } from '../stored.ts'
import { toneNamed } from './go-on.ts'
import { answerPart, type Reply, type Turn } from './reply.ts'

const PRESSES: readonly Press[] = [
  { label: 'Shorter', message: 'Make my text shorter.', act: 'shorter' },
  { label: 'Softer', message: 'Make my text softer.', act: 'tone' },
  { label: 'Firmer', message: 'Make my text firmer.', act: 'tone' },
]

/** The person's own text: what is good, the one change, and the whole of it with the changes marked. */
export function reviewReply(turn: Turn): Reply {
  const draft = draftIn(turn.message) ?? draftSaid(turn.message)
  if (!draft) return { act: 'draft', parts: [answerPart(line('draft-empty'))] }
  const parts = reviewDraft(draft)
  return { act: 'draft', parts, presses: [...PRESSES], draft: rewritten(parts, draft.text), matter: null }
}

/** The text as it stands now, so that the next wish goes on from there. */
const rewritten = (parts: readonly Part[], text: string): string =>
  parts.find((part) => part.kind === 'draft')?.text ?? text

export function shorterDraftReply(text: string): Reply {
  const parts = reviewDraft({ text, asks: 'shorter' })
  return { act: 'shorter', parts, presses: PRESSES.slice(1), draft: rewritten(parts, text), matter: null }
}

/** The text of before in another tone. Where the same wish comes again and nothing is left to change, it says what else helps. */
export function tonedDraftReply(turn: Turn, text: string): Reply {
  const tone = toneNamed(turn.message)
  const before = turn.previous?.shown ?? []
  const reviewed = reviewDraft({ text, asks: turn.message }, tone)
  const isChanged = reviewed.some(({ kind }) => kind === 'draft')
  const key = `none-${tone}`
  const times = before.filter((each) => each === key).length
  const parts =
    isChanged || times === 0 ? reviewed : [answerPart(reviewLine(times === 1 ? `again-${tone}` : 'again-more'))]
  return {
    act: 'tone',
    parts,
    presses: PRESSES.filter(({ label }) => label.toLowerCase() !== tone).slice(0, 2),
    draft: rewritten(parts, text),
    matter: null,
    shows: isChanged ? [] : [...before, key],
  }
}
