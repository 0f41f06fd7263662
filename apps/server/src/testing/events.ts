import type { ChatEvent } from '@understory/contract/assistant'

/** The body of a message. */
export const asking = (content: string, more = {}) => ({
  messages: [{ role: 'user', content }],
  context: 'Work',
  ...more,
})

export type Listening = { status: number; cookie: string; events: ChatEvent[]; ended: Promise<void>; leave: () => void }

/** Sends a request that accepts events and collects them. */
export async function listenTo(
  address: string,
  body: unknown,
  { cookie = '', key }: { cookie?: string; key?: string } = {},
): Promise<Listening> {
  const leaving = new AbortController()
  const response = await fetch(`${address}/api/chatbot`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      cookie,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    signal: leaving.signal,
  })
  const events: ChatEvent[] = []
  const ended = hear(response, events).catch(() => {})
  return {
    status: response.status,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie,
    events,
    ended,
    leave: () => leaving.abort(),
  }
}

async function hear(response: Response, events: ChatEvent[]): Promise<void> {
  let rest = ''
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    events.push(...eventsIn(blocks))
  }
}

export const eventOf = <K extends ChatEvent['event']>(events: readonly ChatEvent[], kind: K) =>
  events.find((event): event is Extract<ChatEvent, { event: K }> => event.event === kind)

/** The ids that the first event tells. */
export function idsIn(events: readonly ChatEvent[]) {
  const begun = eventOf(events, 'begun')
  if (!begun) throw new Error('It did not begin.')
  return begun
}

/** The events in blocks of a stream, which blank lines separate. */
export function eventsIn(blocks: readonly string[]): ChatEvent[] {
  return blocks.flatMap((block) => {
    const data = block.split('\n').find((line) => line.startsWith('data: '))
    return data ? [JSON.parse(data.slice('data: '.length))] : []
  })
}
