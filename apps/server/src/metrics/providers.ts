import { type ChatModel, type ReplyRequest, standingFor } from '../ai/chat-model.ts'
import { type Transcriber, TranscriberError } from '../ai/transcriber.ts'
import { ProblemError } from '../http/problem.ts'
import type { Metrics } from './registry.ts'

/** A chat model whose answers are counted by how they ended: `answered`, `abandoned` by who asked, or the problem's code. */
export function countAnswers(model: ChatModel, metrics: Metrics): ChatModel {
  const answers = metrics.counter('understory_model_answers_total', 'Answers of the chat model by outcome.')
  const note = (outcome: string) => answers.add({ model: model.builtIn ? 'built-in' : 'language-model', outcome })

  async function* reply(request: ReplyRequest): AsyncIterable<string> {
    let outcome = 'abandoned'
    try {
      yield* model.reply(request)
      outcome = request.signal.aborted ? 'abandoned' : 'answered'
    } catch (error) {
      outcome = codeOf(error)
      throw error
    } finally {
      note(outcome)
    }
  }
  return standingFor(() => model, reply)
}

/** The same for whoever writes recordings down. */
export function countTranscripts(transcriber: Transcriber, metrics: Metrics): Transcriber {
  const transcripts = metrics.counter('understory_transcripts_total', 'Recordings sent to the transcriber by outcome.')
  return {
    ...transcriber,
    transcribe: async (wav, signal) => {
      try {
        const transcript = await transcriber.transcribe(wav, signal)
        transcripts.add({ outcome: 'answered' })
        return transcript
      } catch (error) {
        transcripts.add({ outcome: codeOf(error) })
        throw error
      }
    },
  }
}

function codeOf(error: unknown): string {
  return error instanceof ProblemError || error instanceof TranscriberError ? error.code : 'failed'
}
