import { ANSWER_LENGTH } from '@understory/contract/limits'
import { RecitalError, stopRecital, toldOfRecital } from '@understory/language/recital'
import { storableWords } from '@understory/language/storable-words'
import { withoutThoughts } from '@understory/language/thoughts'
import type { JSONSchema7, LanguageModel } from 'ai'
import { ProblemError } from '../http/problem.ts'
import { type Breaker, openBreaker } from './breaker.ts'
import { type ChatModel, joinChunks, type Turn } from './chat-model.ts'
import { isRejected, isRequestFault, isRetryable, modelProblem } from './model-problem.ts'
import { turnsFor } from './turns-for.ts'

/** Random delay from this to twice as long, so that retries don't arrive together. */
const RETRY_MILLISECONDS = 250
const BROKEN_OFF: ReadonlySet<string> = new Set(['error', 'interrupted'])

/** Timeouts in milliseconds: first word, gap between words, whole answer. */
export type Deadlines = { firstWord: number; nextWord: number; total: number }
const DEADLINES: Deadlines = { firstWord: 28_000, nextWord: 20_000, total: 120_000 }

/** Calls the provider's stream directly: the SDK's pipeline on top of it is the most expensive step per word. */
type Streaming = Extract<LanguageModel, { specificationVersion: 'v4' }>
type Served = { model: Streaming; name: string; leaves: string | null; deadlines?: Deadlines }

export function languageModel({ model, name, leaves, deadlines = DEADLINES }: Served): ChatModel {
  const breaker = openBreaker(() => performance.now())
  return {
    name,
    builtIn: false,
    leaves,
    reply: (request) =>
      // An answer that recites the system prompt is cut, and the person is told.
      toldOfRecital(guarded(breaker, { ...request, model, deadlines, turns: turnsFor(request) })),
    complete: ({ instruction: instructions, text, schema, signal }) => {
      const turns = [{ role: 'user' as const, content: text }]
      const pieces = guarded(breaker, { model, deadlines, instructions, turns, schema, signal })
      return joinChunks(pieces).catch((error: unknown) => {
        throw error instanceof RecitalError ? new ProblemError('assistant-interrupted') : error
      })
    },
  }
}

type Call = {
  model: Streaming
  deadlines: Deadlines
  instructions: string
  turns: readonly Turn[]
  schema?: JSONSchema7 | undefined
  signal: AbortSignal
}

/** Streams one call through the circuit breaker. */
async function* guarded(breaker: Breaker, call: Call): AsyncIterable<string> {
  const admitted = breaker.admit()
  let tell = () => breaker.endWithoutVerdict(admitted)
  try {
    yield* words(call)
    if (!call.signal.aborted) tell = breaker.succeeded
  } catch (error) {
    if (error instanceof RecitalError) throw error
    const problem = modelProblem(error)
    if (!isRequestFault(error)) tell = () => breaker.failed(problem)
    throw problem
  } finally {
    tell()
  }
}

/** Streams one call, retried once if nothing came back. */
async function* words(given: Call): AsyncIterable<string> {
  let call = given
  for (let isLast = false; ; isLast = true) {
    let hasBegun = false
    try {
      for await (const piece of stopRecital(storableWords(withoutThoughts(wordsOnce(call))), call.instructions)) {
        hasBegun = true
        yield piece
      }
      if (!hasBegun) throw new ProblemError('assistant-empty')
      return
    } catch (error) {
      if (call.signal.aborted) return
      if (error instanceof RecitalError) throw error
      if (hasBegun) throw new ProblemError('assistant-interrupted')
      if (call.schema && isRejected(error)) {
        // Services without schema support are asked again without one; the prompt asks for the same format.
        call = { ...call, schema: undefined }
        continue
      }
      if (isLast || !isRetryable(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS * (1 + Math.random())))
  }
}

async function* wordsOnce({ model, deadlines, instructions, turns, schema, signal }: Call): AsyncIterable<string> {
  const controller = new AbortController()
  const clock = startClock(deadlines, controller)
  let length = 0
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: instructions },
        ...turns.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
      ],
      ...(schema && { responseFormat: { type: 'json', schema } }),
      abortSignal: AbortSignal.any([signal, controller.signal]),
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'finish' && BROKEN_OFF.has(part.finishReason.unified)) {
        throw new ProblemError('assistant-interrupted')
      }
      if (part.type !== 'text-delta' || part.delta === '') continue
      clock.heard()
      length += part.delta.length
      if (length > ANSWER_LENGTH) throw new ProblemError('assistant-interrupted')
      yield part.delta
    }
  } catch (error) {
    throw controller.signal.aborted ? new ProblemError('assistant-silent') : error
  } finally {
    clock.stop()
    // Leaving the loop doesn't end the call.
    controller.abort()
  }
}

/** Aborts a call that exceeds its timeouts. */
function startClock({ firstWord, nextWord, total }: Deadlines, controller: AbortController) {
  const end = setTimeout(() => controller.abort(), total)
  let silence = setTimeout(() => controller.abort(), firstWord)
  return {
    heard: () => {
      clearTimeout(silence)
      silence = setTimeout(() => controller.abort(), nextWord)
    },
    stop: () => {
      clearTimeout(end)
      clearTimeout(silence)
    },
  }
}
