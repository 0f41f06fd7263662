import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenHere } from './listen.ts'

type Heard = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }
export type Behaviour = (response: ServerResponse) => void | Promise<void>

export type Endpoint = Awaited<ReturnType<typeof misbehavingEndpoint>>

/** An OpenAI-compatible endpoint with configurable faults; answers "Fine." by default. */
export async function misbehavingEndpoint() {
  const heard: Heard[] = []
  let abandoned = 0
  let behaviour: Behaviour = says('Fine.')
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    heard.push({ path: request.url ?? '', headers: request.headers, body: text === '' ? {} : JSON.parse(text) })
    response.on('close', () => {
      if (!response.writableFinished) abandoned++
    })
    await behaviour(response)
  })
  const port = await listenHere(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    /** Value for `AI_BASE_URL`. */
    baseUrl: `http://127.0.0.1:${port}/v1`,
    heard,
    /** Calls aborted by the client. */
    abandoned: () => abandoned,
    behave: (next: Behaviour) => {
      behaviour = next
    },
  }
}

export const STREAM = { 'content-type': 'text/event-stream' }

export function chunk(text: string): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: { content: text }, finish_reason: null }] })}\n\n`
}

const END = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

export function says(...pieces: string[]): Behaviour {
  return (response) => {
    response.writeHead(200, STREAM)
    for (const piece of pieces) response.write(chunk(piece))
    response.end(END)
  }
}

/** Sends the pieces, then hangs. */
export function hangsAfter(...pieces: string[]): Behaviour {
  return (response) => {
    if (pieces.length === 0) return
    response.writeHead(200, STREAM)
    for (const piece of pieces) response.write(chunk(piece))
  }
}

/** Sends the pieces and drops the connection. */
export function cutsAfter(...pieces: string[]): Behaviour {
  return async (response) => {
    response.writeHead(200, STREAM)
    for (const piece of pieces) await new Promise((resolve) => response.write(chunk(piece), resolve))
    response.destroy()
  }
}

export function answers(status: number, body: string, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body)
  }
}

export function streams(text: string): Behaviour {
  return (response) => {
    response.writeHead(200, STREAM)
    response.end(text)
  }
}
