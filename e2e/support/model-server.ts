import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Ollama's default port. */
export const OLLAMA_PORT = 11_434

/** Speaks Ollama's and OpenAI's protocols and gives everyone the same answer. */
export class ModelServer {
  readonly models: string[] = []
  answer = ''
  /** Keys and models of the requests. */
  readonly asked: { key: string | undefined; model: string }[] = []
  readonly #server: Server = createServer((request, response) => void this.#reply(request, response))

  /** @returns false if the port is taken */
  async listen(port = 0): Promise<boolean> {
    this.#server.listen(port, '127.0.0.1')
    return Promise.race([
      once(this.#server, 'listening').then(() => true),
      once(this.#server, 'error').then(() => false),
    ])
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/api/tags') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ models: this.models.map((name) => ({ name })) }))
      return
    }
    const { model } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    this.asked.push({ key: request.headers.authorization?.replace('Bearer ', ''), model })
    response.setHeader('content-type', 'text/event-stream')
    for (const content of this.answer.split(/(?<= )/)) response.write(event(model, { delta: { content } }))
    response.write(event(model, { delta: {}, finish_reason: 'stop' }))
    response.end('data: [DONE]\n\n')
  }
}

function event(model: string, choice: object): string {
  const choices = [{ index: 0, finish_reason: null, ...choice }]
  return `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 0, model, choices })}\n\n`
}
