import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ModelChoice } from '@understory/contract/models'
import { type ModelManager, openModels } from '../ai/models.ts'
import { temporaryFolder } from './app.ts'
import { type Behaviour, type Endpoint, misbehavingEndpoint, says, streams } from './misbehaving-endpoint.ts'

/** A fake Ollama, OpenAI and Anthropic server, each under its own path. */
export async function modelStandIn({ models = ['llama3.2', 'nomic-embed-text'], key = '' } = {}) {
  const endpoint = await misbehavingEndpoint()
  let inChat: Behaviour | null = null
  endpoint.behave((response) => {
    const { url, headers } = response.req
    if (url === '/api/tags') return void response.end(JSON.stringify({ models: models.map((name) => ({ name })) }))
    if (inChat) return inChat(response)
    const given = headers['x-api-key'] ?? headers.authorization?.replace('Bearer ', '') ?? ''
    if (key !== '' && given !== key) return refuse(response, 401, `bad key ${given}`)
    const asked = String(endpoint.heard.at(-1)?.body.model)
    if (!models.includes(asked)) return refuse(response, 404, `no model ${asked}`)
    if (url === '/v1/chat/completions') return says('Hello ', `from ${asked}.`)(response)
    if (url === '/v1/messages') return saysAsAnthropic('Hello ', `from ${asked}.`)(response)
    return refuse(response, 404, 'no such path')
  })
  return {
    ...endpoint,
    /** Address without a path. */
    origin: endpoint.baseUrl.replace(/\/v1$/, ''),
    /** Overrides the behavior of the chat routes. */
    behaveInChat: (behavior: Behaviour | null) => {
      inChat = behavior
    },
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))
}

/** A whole answer in Anthropic's stream events. */
export function anthropicEvents(...pieces: string[]): string {
  const usage = { input_tokens: 1, output_tokens: 1 }
  const message = { id: 'x', type: 'message', role: 'assistant', content: [], model: 'm', usage }
  const events = [
    { type: 'message_start', message },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...pieces.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ]
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
}

export const saysAsAnthropic = (...pieces: string[]): Behaviour => streams(anthropicEvents(...pieces))

/** Nothing listens here. */
const NOWHERE = 'http://127.0.0.1:1'

/** A model keeper without settings, in its own folder, with short timeouts. */
export function testModels(options: Partial<Parameters<typeof openModels>[0]> = {}): Promise<ModelManager> {
  return openModels({
    settings: { kind: 'local' },
    file: join(temporaryFolder(), 'models.json'),
    onTrouble: () => {},
    ollamaAddress: NOWHERE,
    anthropicAddress: `${NOWHERE}/v1`,
    deadlines: { firstWord: 800, nextWord: 800, total: 3_000 },
    ...options,
  })
}

/** The same endpoint as each kind of choice. */
export function choicesAt({ baseUrl }: Endpoint, { model = 'llama3.2', key = 'sk-canary-key' } = {}): ModelChoice[] {
  return [
    { kind: 'ollama', model },
    { kind: 'openai-compatible', address: baseUrl, model, key },
    { kind: 'anthropic', model, key },
  ]
}
