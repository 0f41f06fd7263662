import { type Found, readyModel } from './find-model.ts'
import { BrowserModelError } from './problem.ts'
import type { Prompt, Session } from './prompt-api.ts'
import { until } from './time-limits.ts'

export type SpokenTurn = { role: 'user' | 'assistant'; content: string }
export type Wanted = { instructions: string; earlier: readonly SpokenTurn[]; message: string; signal: AbortSignal }

const ANSWER_UNITS = 1024

/**
 * Opens a session with the instructions and as many of the newest turns as fit, which are returned with it.
 * @throws BrowserModelError `too-long` if the message alone doesn't fit; otherwise the browser's error
 */
export async function openSession({ instructions, earlier, message, signal }: Wanted) {
  const found = await until(signal, readyModel())
  let turns = earlier
  for (;;) {
    const prompts: Prompt[] = [{ role: 'system', content: instructions }, ...turns]
    const share = await create(found, prompts, signal).then(
      async (session) => {
        const isLast = turns.length === 0
        const over = await excessTokens(session, message, { isLast, signal }).catch((error: unknown) => {
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
  // Not the message's signal, because the session outlives the message.
  const creating = new AbortController()
  const making = api.create({ ...options, initialPrompts, signal: creating.signal })
  try {
    return await until(signal, making)
  } catch (error) {
    creating.abort()
    // It may resolve after the wait was aborted.
    making.then((session) => session.destroy()).catch(() => {})
    throw error
  }
}

/** How many tokens the message exceeds the session by; 0 or less if it fits or is unknown. */
export async function excessTokens(
  session: Session,
  message: string,
  { isLast, signal }: { isLast: boolean; signal: AbortSignal },
): Promise<number> {
  const window = session.contextWindow ?? session.inputQuota
  const measure = session.measureContextUsage ?? session.measureInputUsage
  if (window === undefined || !measure) return 0
  try {
    const needed = usageOf(session) + (await until(signal, measure.call(session, message)))
    // With no turns left to drop, the answer gets the remaining room.
    return needed + (isLast ? 0 : Math.min(ANSWER_UNITS, window / 4)) - window
  } catch {
    signal.throwIfAborted()
    return 0
  }
}

function usageOf({ contextUsage, inputUsage }: Session): number {
  return contextUsage ?? inputUsage ?? 0
}

/** Drops at least the oldest turn and `length` units of text; the rest starts with the person. */
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

/** By name: a DOMException in older browsers, its own class in newer ones. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** The excess share of the input; half if the browser doesn't say. */
function excessIn(error: unknown): number {
  const { requested, quota } = error as { requested?: number | null; quota?: number | null }
  return requested && quota && requested > quota ? 1 - quota / requested : 0.5
}
