import type { LanguageModel } from 'ai'
import { ProblemError } from '../http/problem.ts'
import { type Breaker, openBreaker } from './breaker.ts'
import type { ChatModel, ReplyRequest, Turn } from './chat-model.ts'
import { wholeOf } from './chat-model.ts'
import { isWorthAnotherTry, mayLieInTheRequest, modelProblem } from './model-problem.ts'
import { RecitalError, stopRecital } from './recital.ts'
import { storableWords } from './storable-words.ts'
import { withoutThoughts } from './thoughts.ts'

/** What a model is sent and may answer: the newest turns that fit, in UTF-16 units. */
const TURNS = 40
const TURNS_LENGTH = 48_000
const ANSWER_LENGTH = 19_000
/** From so many to twice as many, so that those who failed together do not come back together. */
const RETRY_MILLISECONDS = 250
const BROKEN_OFF: ReadonlySet<string> = new Set(['error', 'interrupted'])

const CUT =
  'Here the model began to read out its instructions instead of answering, so I stopped it. What it is told stands under "What is sent". Ask again, or put your question another way.'

/** Milliseconds until the first word, between two words, and in all. */
export type Deadlines = { firstWord: number; nextWord: number; total: number }
const DEADLINES: Deadlines = { firstWord: 28_000, nextWord: 20_000, total: 120_000 }

/** A provider's own stream: the SDK's pipeline over it would cost more than all else that a word passes through. */
type Streaming = Extract<LanguageModel, { specificationVersion: 'v4' }>
type Served = {
  model: Streaming
  name: string
  leaves: string | null
  deadlines?: Deadlines
  elapsed?: () => number
}
const now = () => performance.now()

/** A language model as somebody who answers in the chat. */
export function languageModel({ model, name, leaves, deadlines = DEADLINES, elapsed = now }: Served): ChatModel {
  const breaker = openBreaker(elapsed)
  return {
    name,
    builtIn: false,
    leaves,
    reply: (request) =>
      untilRecital(breaker, {
        model,
        deadlines,
        instructions: request.instructions,
        turns: turnsFor(request),
        signal: request.signal,
      }),
    complete: ({ instruction, text, signal }) =>
      wholeOf(
        guarded(breaker, {
          model,
          deadlines,
          instructions: instruction,
          turns: [{ role: 'user', content: text }],
          signal,
        }),
      ),
  }
}

/** The turns as the model gets them. The page somebody asks from is told as theirs, so that it carries no authority. */
function turnsFor({ turns, branch }: ReplyRequest): Turn[] {
  const kept = newestThatFit(turns)
  const last = kept.at(-1)
  if (!branch || !last) return kept
  const page = `(I am on the page "${branch.title}"${branch.description && `: ${branch.description}`})`
  return [...kept.slice(0, -1), { role: 'user', content: `${page}\n\n${last.content}` }]
}

function newestThatFit(turns: readonly Turn[]): Turn[] {
  const fitting: Turn[] = []
  let left = TURNS_LENGTH
  for (const turn of turns.slice(-TURNS).toReversed()) {
    left -= turn.content.length
    if (left < 0 && fitting.length > 0) break
    fitting.unshift(turn)
  }
  // Some endpoints refuse a conversation that begins with the assistant.
  return fitting[0]?.role === 'assistant' ? fitting.slice(1) : fitting
}

type Call = {
  model: Streaming
  deadlines: Deadlines
  instructions: string
  turns: readonly Turn[]
  signal: AbortSignal
}

/** The words of one call, where the endpoint is not known to fail. */
async function* guarded(breaker: Breaker, call: Call): AsyncIterable<string> {
  const admitted = breaker.admit()
  let tell = () => breaker.toldNothing(admitted)
  try {
    yield* words(call)
    if (!call.signal.aborted) tell = breaker.succeeded
  } catch (error) {
    if (error instanceof RecitalError) throw error
    const problem = modelProblem(error)
    if (!mayLieInTheRequest(error)) tell = () => breaker.failed(problem)
    throw problem
  } finally {
    tell()
  }
}

/** A persona that is read out is no answer: it is cut, and the person is told so. */
async function* untilRecital(breaker: Breaker, call: Call): AsyncIterable<string> {
  let hasBegun = false
  try {
    for await (const piece of guarded(breaker, call)) {
      hasBegun = true
      yield piece
    }
  } catch (error) {
    if (!(error instanceof RecitalError)) throw error
    yield hasBegun ? ` …\n\n${CUT}` : CUT
  }
}

/** The words of one call, which is made once more when nothing at all came back. */
async function* words(call: Call): AsyncIterable<string> {
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
      if (isLast || !isWorthAnotherTry(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS * (1 + Math.random())))
  }
}

async function* wordsOnce({ model, deadlines, instructions, turns, signal }: Call): AsyncIterable<string> {
  const controller = new AbortController()
  const clock = startClock(deadlines, controller)
  let length = 0
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: instructions },
        ...turns.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
      ],
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
    throw controller.signal.aborted ? clock.problem() : error
  } finally {
    clock.stop()
    // Leaving the loop does not by itself end the call.
    controller.abort()
  }
}

/** Ends a call that stays silent too long. */
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
    problem: () => new ProblemError('assistant-silent'),
  }
}
