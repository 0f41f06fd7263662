// Time to first word, and health checks beside 200 open streams. The model is a fake with fixed timing.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ChatModel } from '../apps/server/src/ai/chat-model.ts'
import { openProvider } from '../apps/server/src/ai/providers.ts'
import type { ChatFigures, FirstWords } from './bench-chat-clients.ts'

/** The fake model in a worker, apart from the server's event loop. */
export async function fakeLanguageModel(): Promise<{ model: ChatModel; direct: string; close: () => Promise<number> }> {
  const worker = new Worker(new URL('./bench-model.ts', import.meta.url))
  const [port]: number[] = await once(worker, 'message')
  const direct = `http://127.0.0.1:${port}/v1`
  const provider = openProvider({ kind: 'openai-compatible', baseUrl: direct, model: 'stand-in' })
  return { model: provider, direct, close: () => worker.terminate() }
}

const told = ({ median, p95 }: FirstWords) => `${median}, ${p95}`

type Places = { builtIn: string; served: string; direct: string }

export async function benchChat(places: Places): Promise<Record<string, string | number>> {
  const clients = new Worker(new URL('./bench-chat-clients.ts', import.meta.url), { workerData: places })
  const [figures]: ChatFigures[] = await once(clients, 'message')
  if (!figures) throw new Error('the clients said nothing')
  const { builtIn, direct, served, health, open } = figures
  return {
    'first words of the built-in coach, milliseconds (median, p95)': told(builtIn),
    'first words of a model without the server': told(direct),
    'first words of the same model through the server': told(served),
    'slowest health check beside 200 open answers, milliseconds': health,
    'of these answers still open at the end': open,
  }
}
