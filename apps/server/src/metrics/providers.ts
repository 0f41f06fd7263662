import { type ChatModel, delegatingModel, type ReplyRequest } from '../ai/chat-model.ts'
import type { Coach } from '../ai/ports.ts'
import { type Transcriber, TranscriberError } from '../ai/transcriber.ts'
import { ProblemError } from '../http/problem.ts'
import type { Metrics } from './registry.ts'

type Answering = { chatModel: ChatModel; coach: Coach }

/** Counts answers by outcome: `answered`, `abandoned` by the client, or an error code. */
export function countAnswers({ chatModel, coach }: Answering, metrics: Metrics): Answering {
  const answers = metrics.counter('understory_model_answers_total', 'Answers of the chat model by outcome.')

  async function* counted(pieces: AsyncIterable<string>, { signal }: ReplyRequest): AsyncIterable<string> {
    let outcome = 'abandoned'
    try {
      yield* pieces
      outcome = signal.aborted ? 'abandoned' : 'answered'
    } catch (error) {
      outcome = codeOf(error)
      throw error
    } finally {
      answers.add({ model: 'language-model', outcome })
    }
  }
  return {
    chatModel: delegatingModel(
      () => chatModel,
      (reply) => (request) => counted(reply(request), request),
    ),
    coach: {
      ...coach,
      coach: (request) => {
        const drawn = coach.coach(request)
        answers.add({ model: 'built-in', outcome: 'answered' })
        return drawn
      },
    },
  }
}

/** The same for transcripts. */
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
