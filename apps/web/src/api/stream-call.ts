import { type Asked, type ChatEvent, ChatEventSchema, type ChatReply } from '@understory/contract/assistant'
import type { Endpoint } from '@understory/contract/endpoint'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { type Ask, errorOf, replyOf, send } from './call.ts'
import { ApiError, MalformedReplyError } from './error.ts'

/**
 * Calls an endpoint that streams its answer. Whole answers from a buffering proxy work too. If this browser's model is
 * to answer, only the question arrives.
 * @throws ApiError, MalformedReplyError as `call` does; events already received stay valid
 */
export async function callStreaming<E extends Endpoint>(
  endpoint: E,
  { onEvent, ...ask }: Ask<E> & { onEvent: (event: ChatEvent) => void },
): Promise<ChatReply | Asked> {
  const response = await send(endpoint, ask, 'text/event-stream')
  if (!response.ok) throw errorOf(response, await response.text())
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return replyOf(endpoint, response, await response.text()) as ChatReply
  }
  for await (const event of eventsIn(response)) {
    if (event.event === 'done') return event.reply
    if (event.event === 'asked') return event
    if (event.event === 'problem') {
      throw new ApiError(event.problem.statusCode, event.problem.message, event.problem)
    }
    onEvent(event)
  }
  throw new ApiError(0, 'The answer broke off')
}

async function* eventsIn({ body }: Response): AsyncGenerator<ChatEvent> {
  // Some browsers can't iterate over a stream.
  const reader = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  for (;;) {
    const message = await reader?.read().catch((cause: unknown) => {
      throw new ApiError(0, 'The answer broke off', undefined, { cause })
    })
    if (!message?.value) return
    yield eventOf(message.value.data)
  }
}

function eventOf(data: string): ChatEvent {
  try {
    return ChatEventSchema.parse(JSON.parse(data))
  } catch (cause) {
    throw new MalformedReplyError('An event of the assistant', { cause })
  }
}
