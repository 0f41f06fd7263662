import { coach } from '@understory/coach'
import { debriefFreely, play, ROLE_PLAY, scenarioById, scenarios } from '@understory/coach/rehearsal'
import { readSafety } from '@understory/coach/safety'
import { REHEARSAL_LINE_LENGTH } from '@understory/contract/limits'
import type { Rehearsal, RehearsalPlay } from '@understory/contract/rehearsal'
import type { ChatModel } from '../../ai/chat-model.ts'
import { ProblemError } from '../../http/problem.ts'

/** Rounds that a free rehearsal goes before it is looked at. */
const FREE_ROUNDS = 6
const NO_SUCH = 'There is no rehearsal of that name.'
const NO_MODEL =
  'Free rehearsals need a language model, and this installation has none. The written ones are all there.'

export function rehearsals(): Rehearsal[] {
  return scenarios.map(({ id, title, context, other, brief, opening }) => ({
    id,
    title,
    context,
    name: other.name,
    who: other.who,
    brief: [...brief],
    opening,
  }))
}

type Written = { id: string; lines: readonly string[]; isHard: boolean; isOver: boolean }

/** @throws ProblemError `not-found` */
export function playWritten({ id, lines, isHard, isOver }: Written): RehearsalPlay {
  const scenario = scenarioById(id)
  if (!scenario) throw new ProblemError('not-found', NO_SUCH)
  const help = helpFor(lines)
  if (help) return help
  const { hasEnded, hint, debrief } = play(scenario, lines, { isHard, isOver })
  // A line that nobody could read is answered too.
  const replies = lines.map((_, index) => play(scenario, lines.slice(0, index + 1), { isHard }).says)
  return { replies, hasEnded, hint, debrief, help: null }
}

type Free = {
  who: string
  situation: string
  lines: readonly string[]
  replies: readonly string[]
  isOver: boolean
  signal: AbortSignal
}

/** @throws ProblemError `invalid-request` without a model, `assistant-…` */
export async function playByModel({ complete }: ChatModel, free: Free): Promise<RehearsalPlay> {
  const { who, situation, lines, replies, isOver, signal } = free
  const help = helpFor([who, situation, ...lines])
  if (help) return help
  if (!complete) throw new ProblemError('invalid-request', NO_MODEL)
  const said = [...replies]
  if (!isOver) {
    const line = await complete({ instruction: ROLE_PLAY, text: scriptOf(free), signal })
    said.push(line.trim().slice(0, REHEARSAL_LINE_LENGTH))
  }
  const hasEnded = isOver || lines.length >= FREE_ROUNDS
  const debrief = hasEnded ? debriefFreely(lines.map((line, index) => ({ line, reply: said[index] ?? '' }))) : null
  return { replies: said, hasEnded, hint: null, debrief, help: null }
}

function scriptOf({ who, situation, lines, replies }: Free): string {
  const turns = lines.flatMap((line, index) => [
    `Person: ${line}`,
    ...(replies[index] ? [`You: ${replies[index]}`] : []),
  ])
  return [`You play: ${who}`, `What it is about: ${situation || 'not said'}`, '', ...turns, 'You:'].join('\n')
}

/** A line of danger ends the play at once: what the coach has to say then comes in its place. */
function helpFor(lines: readonly string[]): RehearsalPlay | undefined {
  const line = lines.find((each) => readSafety(each).level === 'crisis')
  if (line === undefined) return undefined
  const { text } = coach([{ role: 'user', content: line }], 'Personal')
  return { replies: [], hasEnded: true, hint: null, debrief: null, help: text }
}
