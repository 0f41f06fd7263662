import { ANSWER_LENGTH } from '@understory/contract/limits'
import { stopRecital, toldOfRecital } from '@understory/language/recital'
import { storableWords } from '@understory/language/storable-words'
import { withoutThoughts } from '@understory/language/thoughts'
import { BrowserModelError } from './problem.ts'
import type { Session } from './prompt-api.ts'
import { until } from './time-limits.ts'

type Listening = {
  instructions: string
  /** JSON Schema of the answer. */
  schema?: object | undefined
  signal: AbortSignal
  heard: () => void
}

/** Streams the visible text: no thoughts, and never the instructions. */
export function visibleChunks(session: Session, input: string, listening: Listening): AsyncIterable<string> {
  const raw = rawPieces(session, input, listening)
  return toldOfRecital(stopRecital(storableWords(withoutThoughts(raw)), listening.instructions))
}

async function* rawPieces(
  session: Session,
  input: string,
  { schema, signal, heard }: Listening,
): AsyncIterable<string> {
  const reader = session.promptStreaming(input, { signal, ...(schema && { responseConstraint: schema }) }).getReader()
  let length = 0
  try {
    for (;;) {
      const { done, value } = await until(signal, reader.read())
      if (done) return
      if (value === '') continue
      heard()
      length += value.length
      if (length > ANSWER_LENGTH) throw new BrowserModelError('broke')
      yield value
    }
  } finally {
    // Leaving the loop doesn't end the stream.
    reader.cancel().catch(() => {})
  }
}
