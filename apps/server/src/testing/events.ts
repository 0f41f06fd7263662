import type { ChatEvent } from '@understory/contract/assistant'

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
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '))
      if (data) events.push(JSON.parse(data.slice(6)))
    }
  }
}
