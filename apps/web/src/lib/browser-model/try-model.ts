import { completeHere } from './complete-here.ts'
import { BrowserModelError } from './problem.ts'

const INSTRUCTIONS = 'You answer in one short sentence.'
const QUESTION = 'Say hello in five words.'
const ANSWER_LENGTH = 200

/** A short test: the answer and milliseconds to its first words. */
export async function tryModel() {
  const began = performance.now()
  let milliseconds: number | undefined
  const onWords = () => {
    milliseconds ??= Math.round(performance.now() - began)
  }
  try {
    const answer = await completeHere(INSTRUCTIONS, QUESTION, { signal: new AbortController().signal, onWords })
    return { milliseconds: milliseconds ?? 0, answer: answer.slice(0, ANSWER_LENGTH) }
  } catch (error) {
    return { problem: error instanceof BrowserModelError ? error.problem : ('broke' as const) }
  }
}
