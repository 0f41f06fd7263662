import type { Found } from './find-model.ts'
import { BrowserModelError } from './problem.ts'
import type { Prompt, Session } from './prompt-api.ts'
import { until } from './time-limits.ts'

export type SpokenTurn = { role: 'user' | 'assistant'; content: string }
type Wanted = { instructions: string; earlier: readonly SpokenTurn[]; message: string; signal: AbortSignal }

/** What is kept free for the answer, in the model's own units, at most. */
const ANSWER_UNITS = 1024

type Opened = { session: Session; earlier: readonly SpokenTurn[] }

/**
 * A session that knows the instructions and as many of the newest turns as fit beside the message and its answer.
 *
 * @throws BrowserModelError `too-long` where not even the message fits; what the browser throws otherwise
 */
export async function openSession(found: Found, { instructions, earlier, message, signal }: Wanted): Promise<Opened> {
  let turns = earlier
  for (;;) {
    const prompts: Prompt[] = [{ role: 'system', content: instructions }, ...turns]
    const share = await create(found, prompts, signal).then(
      async (session) => {
        const isLast = turns.length === 0
        const over = await excessOf(session, message, { isLast, signal }).catch((error: unknown) => {
          session.destroy()
          throw error
        })
        if (over <= 0) return { session }
        session.destroy()
        return { over: over / Math.max(usageOf(session), 1) }
      },
      (error: unknown) => {
        if (!isQuotaError(error)) throw error
        return { over: excessIn(error) }
      },
    )
    if ('session' in share) return { session: share.session, earlier: turns }
    if (turns.length === 0) throw new BrowserModelError('too-long')
    turns = withoutOldest(turns, share.over * lengthOf(prompts))
  }
}

async function create({ api, options }: Found, initialPrompts: readonly Prompt[], signal: AbortSignal) {
  // Of its own: a session outlives the message that it was made for, and its signal would end it.
  const creating = new AbortController()
  const making = api.create({ ...options, initialPrompts, signal: creating.signal })
  try {
    return await until(signal, making)
  } catch (error) {
    creating.abort()
    // It may come when nobody waits for it any more.
    making.then((session) => session.destroy()).catch(() => {})
    throw error
  }
}

/** How much the message is too much for a session; 0 or less where it fits, or the browser does not tell. */
export async function excessOf(
  session: Session,
  message: string,
  { isLast, signal }: { isLast: boolean; signal: AbortSignal },
): Promise<number> {
  const window = session.contextWindow ?? session.inputQuota
  const measure = session.measureContextUsage ?? session.measureInputUsage
  if (window === undefined || !measure) return 0
  try {
    const needed = usageOf(session) + (await until(signal, measure.call(session, message)))
    // With nothing left to drop the answer takes what there is.
    return needed + (isLast ? 0 : Math.min(ANSWER_UNITS, window / 4)) - window
  } catch {
    signal.throwIfAborted()
    return 0
  }
}

function usageOf({ contextUsage, inputUsage }: Session): number {
  return contextUsage ?? inputUsage ?? 0
}

/** Takes out at least the oldest turn, and so many units of text; what remains begins with the person. */
export function withoutOldest(turns: readonly SpokenTurn[], length: number): readonly SpokenTurn[] {
  let gone = 0
  let from = 0
  while (from < turns.length && (from === 0 || gone < length || turns[from]?.role === 'assistant')) {
    gone += turns[from]?.content.length ?? 0
    from++
  }
  return turns.slice(from)
}

function lengthOf(prompts: readonly Prompt[]): number {
  return prompts.reduce((sum, { content }) => sum + content.length, 0)
}

/** By its name: in older browsers it is a DOMException, in newer ones a class of its own. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** The share of what was given that was too much; half of it where the browser does not tell. */
function excessIn(error: unknown): number {
  const { requested, quota } = error as { requested?: number | null; quota?: number | null }
  return requested && quota && requested > quota ? 1 - quota / requested : 0.5
}
