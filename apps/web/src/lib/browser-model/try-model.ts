import { readyModel } from './find-model.ts'
import { openSession } from './open-session.ts'
import { BrowserModelError, type BrowserModelProblem } from './problem.ts'
import { DEADLINES, startDeadline, until } from './time-limits.ts'
import { visibleChunks } from './visible-chunks.ts'

const INSTRUCTIONS = 'You answer in one short sentence.'
const QUESTION = 'Say hello in five words.'
const ANSWER_LENGTH = 200

type Tried = { milliseconds: number; answer: string } | { problem: BrowserModelProblem }

/** A short test: the answer and milliseconds to its first words. */
export async function tryModel(): Promise<Tried> {
  const clock = startDeadline(DEADLINES)
  const { signal } = clock
  const began = performance.now()
  let milliseconds: number | undefined
  let answer = ''
  try {
    const found = await until(signal, readyModel())
    const wanted = { instructions: INSTRUCTIONS, earlier: [], message: QUESTION, signal }
    const { session } = await openSession(found, wanted)
    try {
      const listening = { instructions: INSTRUCTIONS, signal, heard: clock.heard }
      for await (const piece of visibleChunks(session, QUESTION, listening)) {
        milliseconds ??= Math.round(performance.now() - began)
        answer += piece
      }
    } finally {
      session.destroy()
    }
  } catch (error) {
    if (signal.aborted) return { problem: 'silent' }
    return { problem: error instanceof BrowserModelError ? error.problem : 'broke' }
  } finally {
    clock.stop()
  }
  return milliseconds === undefined ? { problem: 'empty' } : { milliseconds, answer: answer.slice(0, ANSWER_LENGTH) }
}
