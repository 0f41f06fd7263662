import { queryOptions } from '@tanstack/react-query'
import type {
  Asked,
  answerFromBrowser,
  ChatEvent,
  ChatReply,
  ChatRequest,
  PageMessage,
} from '@understory/contract/assistant'
import type { Chosen } from '@understory/contract/coaching'
import type { Input } from '@understory/contract/endpoint'
import { askerOf, fetchParts } from './ask.ts'

const load = () => import('@understory/contract/assistant')
const ask = askerOf(load)

type Options = { idempotencyKey: string; waited?: boolean; signal: AbortSignal; onEvent: (event: ChatEvent) => void }

/** What this browser's model is to be asked, and what the person set, which it is told of. */
export type AskedHere = Asked & { chosen: Chosen | undefined }

/** Sends a message and hears the answer word by word; the whole of it comes at the end. */
export async function sendToChatbot(body: ChatRequest, options: Options): Promise<ChatReply | AskedHere> {
  const [{ chatbot }, { listen }] = await fetchListening()
  return withChosen(await listen(chatbot, { body, ...options }), body)
}

/** The same from a page, which stands beside the message. */
export async function sendFromPage(body: PageMessage, options: Options): Promise<ChatReply | AskedHere> {
  const [{ assistantMessage }, { listen }] = await fetchListening()
  return withChosen(await listen(assistantMessage, { body, ...options }), body)
}

const fetchListening = () => fetchParts(() => Promise.all([load(), import('./listen.ts')]))

function withChosen(said: ChatReply | Asked, { chosen }: { chosen?: Chosen | undefined }): ChatReply | AskedHere {
  return 'event' in said ? { ...said, chosen } : said
}

type Names = { conversationId: string; turnId: string }

/** Keeps what this browser's model answered. Sent again it changes nothing more. */
export const keepAnswer = (
  { conversationId: id, turnId: turn }: Names,
  body: Input<(typeof answerFromBrowser)['body']>,
): Promise<ChatReply> => ask('answerFromBrowser', { params: { id, turn }, body })

/** The instruction before the turns, in a context; null where no model is asked. */
export function personaQuery(context: string, writer?: 'browser') {
  return queryOptions({
    queryKey: ['/api/assistant/persona', context, writer],
    queryFn: ({ signal }) => ask('assistantPersona', { query: { context, ...(writer && { writer }) }, signal }),
  })
}
