import {
  debriefFreely,
  hearerOf,
  NOT_PLAYED,
  play,
  ROLE_PLAY,
  readyMadeReply,
  scenarioById,
  scenarios,
} from '@understory/coach/rehearsal'
import type { Part } from '@understory/contract/coaching'
import type { Output } from '@understory/contract/endpoint'
import { REHEARSAL_LINE_LENGTH } from '@understory/contract/limits'
import type { playFreely, playRehearsal, Rehearsal, RehearsalPlay } from '@understory/contract/rehearsal'
import { z } from 'zod'
import type { ChatModel } from '../../ai/chat-model.ts'
import type { Readers } from '../../ai/ports.ts'
import { shapeOf, words } from '../../ai/shape.ts'
import { askedOf, doneByBrowser, doneByServer, type ShapedTask } from '../../ai/shaped-task.ts'
import { ProblemError } from '../../http/problem.ts'
import { helpLanguageOf, helpPart, readDangerIn } from '../danger/service.ts'

/** Rounds of free rehearsal before feedback. */
const FREE_ROUNDS = 6
const NO_SUCH = "That rehearsal doesn't exist. Pick one from the list."
const NO_MODEL =
  'You need a language model to practice with someone you describe. Connect one in Settings, or pick a ready-made one.'

type Reading = Pick<Readers, 'safety' | 'encoder'>

export function rehearsals(): Rehearsal[] {
  return scenarios.map((scenario) => {
    const { id, title, context, name, who, brief, opening } = scenario
    return { id, title, context, name, who, to: hearerOf(scenario), brief, opening }
  })
}

/** @throws ProblemError `not-found` */
export async function playWritten(
  readers: Reading,
  { id, lines, isHard, isOver }: Output<(typeof playRehearsal)['body']>,
): Promise<RehearsalPlay> {
  const scenario = scenarioById(id)
  if (!scenario) throw new ProblemError('not-found', NO_SUCH)
  const help = await helpIn(readers, lines)
  if (help.instead) return help.instead
  const { hasEnded, hint, debrief } = play(scenario, lines, { isHard, isOver })
  // An unreadable line gets a reply, too.
  const replies = lines.map((_, index) => play(scenario, lines.slice(0, index + 1), { isHard }).says)
  return { replies, hasEnded, hint, debrief, help: null, ...help.beside }
}

type Free = Output<(typeof playFreely)['body']> & { signal: AbortSignal }

/** A line, or none when the model refuses the role. */
const LINE = shapeOf(z.object({ plays: z.boolean(), line: words(REHEARSAL_LINE_LENGTH, 0) }))
type Line = { plays: boolean; line: string }

/**
 * The next line of a character played by a model; for the browser's model, the prompt first. Unusable output is
 * replaced by a canned line.
 *
 * @throws ProblemError `invalid-request` without a model, `assistant-…`
 */
export async function playByModel(
  { complete, ...readers }: Reading & Pick<ChatModel, 'complete'>,
  free: Free,
): Promise<RehearsalPlay> {
  const { who, situation, lines, isOver, writer, written, signal } = free
  const replies = free.replies.slice(0, isOver ? lines.length : lines.length - 1)
  const help = await helpIn(readers, [who, situation, ...lines])
  if (help.instead) return help.instead
  if (isOver) return playSoFar(lines, replies, { isOver, ...help.beside })
  const task: ShapedTask<Line> = { instruction: ROLE_PLAY, text: scriptOf(free), shape: LINE }
  let line: Line | undefined
  if (writer === 'browser') {
    if (written === undefined) return { ...OPEN, replies: [...replies], asked: askedOf(task), ...help.beside }
    line = await doneByBrowser(task, written)
  } else {
    if (!complete) throw new ProblemError('invalid-request', NO_MODEL)
    line = await doneByServer(complete, task, signal)
  }
  if (line && !line.plays) return { ...OPEN, replies: [...replies, NOT_PLAYED], hasEnded: true, ...help.beside }
  if (line && line.line !== '') return playSoFar(lines, [...replies, line.line], { isOver, ...help.beside })
  const ours = [...replies, readyMadeReply(lines, replies)]
  return playSoFar(lines, ours, { isOver, isReadyMade: true, ...help.beside })
}

const OPEN = { hasEnded: false, hint: null, debrief: null, help: null } as const

function playSoFar(
  lines: readonly string[],
  replies: readonly string[],
  { isOver, ...more }: { isOver: boolean } & Partial<RehearsalPlay>,
): RehearsalPlay {
  const hasEnded = isOver || lines.length >= FREE_ROUNDS
  const debrief = hasEnded ? debriefFreely(lines.map((line, index) => ({ line, reply: replies[index] ?? '' }))) : null
  return { ...OPEN, replies: [...replies], hasEnded, debrief, ...more }
}

function scriptOf({ who, situation, lines, replies }: Free): string {
  const turns = lines.flatMap((line, index) => [
    `Person: ${line}`,
    ...(replies[index] ? [`You: ${replies[index]}`] : []),
  ])
  return [`You play: ${who}`, `What it is about: ${situation || 'not said'}`, '', ...turns, 'You:'].join('\n')
}

type Found = { instead?: RehearsalPlay; beside?: { helpPart: Part } }

/** A line about danger ends the play and shows help; a doubtful one adds a help notice. */
async function helpIn(readers: Reading, lines: readonly string[]): Promise<Found> {
  const dangers = await Promise.all(lines.map(async (line) => ({ line, danger: await readDangerIn(readers, line) })))
  const grave = dangers.find(({ danger }) => danger.level === 'lead')
  const { line, danger } = grave ?? dangers.find(({ danger }) => danger.level === 'mention') ?? {}
  if (line === undefined || danger === undefined) return {}
  const part = helpPart(readers, danger, line)
  if (!grave) return { beside: { helpPart: part } }
  const { text } = readers.safety.helpReply(danger, [{ role: 'user', content: line }], helpLanguageOf(line))
  return { instead: { replies: [], hasEnded: true, hint: null, debrief: null, help: text, helpPart: part } }
}
