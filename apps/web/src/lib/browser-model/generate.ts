import { keepSession, takeSession } from './kept-session.ts'
import { excessTokens, isQuotaError, openSession, type SpokenTurn, type Wanted, withoutOldest } from './open-session.ts'
import { BrowserModelError, type BrowserModelProblem } from './problem.ts'
import { startDeadline } from './time-limits.ts'
import { visibleChunks } from './visible-chunks.ts'

/** The server's question; the last turn is the message. */
type Question = { instructions: string; turns: readonly SpokenTurn[] }
type Options = { signal: AbortSignal; onWords: (words: string) => void }
/** `hasDropped`: the oldest turns didn't fit. */
export type Generated = { text: string; isInterrupted: boolean; hasDropped: boolean }

const UNAVAILABLE: ReadonlySet<string> = new Set(['NotAllowedError', 'NotSupportedError', 'InvalidStateError'])

/**
 * Streams an answer from this browser's model. If it is interrupted, the partial text is the answer.
 * @throws BrowserModelError without a single word, or if the page was left; the signal's reason if stopped before the
 * first word
 */
export async function generate(question: Question, { signal, onWords }: Options): Promise<Generated> {
  const clock = startDeadline()
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  addEventListener('pagehide', leave)
  const ending = AbortSignal.any([signal, clock.signal, leaving.signal])
  const answer: Generated = { text: '', isInterrupted: false, hasDropped: false }
  try {
    await write(question, answer, { signal: ending, heard: clock.heard, onWords })
    if (answer.text.trim() === '') throw new BrowserModelError('empty')
  } catch (error) {
    if (leaving.signal.aborted) throw new BrowserModelError('left')
    if (answer.text.trim() === '') {
      if (signal.aborted) throw signal.reason
      throw clock.signal.aborted ? new BrowserModelError('silent') : asProblem(error)
    }
    answer.isInterrupted = true
  } finally {
    clock.stop()
    removeEventListener('pagehide', leave)
  }
  return answer
}

type Writing = Options & { heard: () => void }

/** Fills the answer while streaming. If the turns turn out not to fit, it restarts with fewer. */
async function write(question: Question, answer: Generated, { signal, heard, onWords }: Writing): Promise<void> {
  const { instructions, turns } = question
  const message = turns.at(-1)?.content ?? ''
  let earlier: readonly SpokenTurn[] = turns.slice(0, -1)
  for (;;) {
    const opened = await sessionFor({ instructions, earlier, message, signal })
    const { session } = opened
    const noteOverflow = () => {
      answer.hasDropped = true
    }
    answer.hasDropped ||= opened.hasDropped
    session.addEventListener('contextoverflow', noteOverflow)
    session.addEventListener('quotaoverflow', noteOverflow)
    try {
      for await (const words of visibleChunks(session, message, { instructions, signal, heard })) {
        answer.text += words
        onWords(words)
      }
      const said = [...turns, { role: 'assistant' as const, content: answer.text }]
      keepSession({ session, instructions, turns: said, hasDropped: answer.hasDropped })
      return
    } catch (error) {
      session.destroy()
      if (!isQuotaError(error) || answer.text !== '') throw error
      if (opened.earlier.length === 0) throw new BrowserModelError('too-long')
      earlier = withoutOldest(opened.earlier, 0)
      answer.hasDropped = true
    } finally {
      session.removeEventListener('contextoverflow', noteOverflow)
      session.removeEventListener('quotaoverflow', noteOverflow)
    }
  }
}

async function sessionFor(wanted: Wanted) {
  const { instructions, earlier, message, signal } = wanted
  const kept = takeSession(instructions, earlier)
  if (kept && (await excessTokens(kept.session, message, { isLast: false, signal })) <= 0) return { ...kept, earlier }
  kept?.session.destroy()
  const opened = await openSession(wanted)
  return { ...opened, hasDropped: opened.earlier.length < earlier.length }
}

function asProblem(error: unknown): BrowserModelError {
  if (error instanceof BrowserModelError) return error
  const name = error instanceof Error ? error.name : ''
  const problem: BrowserModelProblem = isQuotaError(error)
    ? 'too-long'
    : UNAVAILABLE.has(name)
      ? 'unavailable'
      : 'broke'
  return new BrowserModelError(problem, { cause: error })
}
