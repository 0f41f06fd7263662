import { type Asked, type ChatEvent, ChatEventSchema, type ChatReply } from '@understory/contract/assistant'
import type { Endpoint } from '@understory/contract/endpoint'
import { type Ask, errorOf, replyOf, send } from './call.ts'
import { ApiError, MalformedReplyError } from './error.ts'

/**
 * Calls an endpoint that tells its answer word by word. A server, or something between, that answers whole is understood too.
 * Where the answer is left to the model of this browser, what to ask it is all that comes.
 *
 * @throws ApiError, MalformedReplyError as `call` does; what was heard before stays heard
 */
export async function listen<E extends Endpoint>(
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

async function* eventsIn(response: Response): AsyncGenerator<ChatEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await read(reader)
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '))
      if (data) yield eventOf(data.slice('data: '.length))
    }
  }
}

async function read(reader: ReadableStreamDefaultReader<string> | undefined) {
  try {
    return (await reader?.read()) ?? { done: true as const, value: undefined }
  } catch (cause) {
    throw new ApiError(0, 'The answer broke off', undefined, { cause })
  }
}

function eventOf(data: string): ChatEvent {
  try {
    return ChatEventSchema.parse(JSON.parse(data))
  } catch (cause) {
    throw new MalformedReplyError('An event of the assistant', { cause })
  }
}
