import { z } from 'zod'
import { type ChatModel, standingFor } from './chat-model.ts'

const ADDRESS = 'http://127.0.0.1:11434'
const PATIENCE_MILLISECONDS = 300
const EVERY_MILLISECONDS = 60_000
/** Models that turn text into numbers cannot talk. */
const CANNOT_TALK = /embed|minilm|\bbge\b/i

const ListSchema = z.object({ models: z.array(z.object({ name: z.string() })) })

/** The first model that a local Ollama lists, if one answers at once. */
async function findLocalModel(address: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS)
    const response = await fetch(`${address}/api/tags`, { signal, redirect: 'error' })
    const { models } = ListSchema.parse(await response.json())
    return models.find(({ name }) => !CANNOT_TALK.test(name))?.name
  } catch {
    return undefined
  }
}

type Options = {
  address?: string
  wanted?: string | undefined
  open: (model: string, address: string) => Promise<ChatModel>
}

/**
 * The local model while one answers, the given coach while none does; looked for now and every minute.
 *
 * @param options `wanted` names a model to use instead of the first that is listed
 */
export async function localModelOr(
  coach: ChatModel,
  options: Options,
): Promise<ChatModel & { look: () => Promise<void> }> {
  const { address = ADDRESS, wanted, open } = options
  let current = coach
  let serving: string | undefined

  async function look(): Promise<void> {
    const listed = await findLocalModel(address)
    const found = listed && (wanted ?? listed)
    if (found === serving) return
    current = found ? await open(found, address) : coach
    serving = found
  }

  await look()
  setInterval(() => void look(), EVERY_MILLISECONDS).unref()
  // Not spread: its name and its answers are those of whoever serves at that moment.
  return Object.assign(
    standingFor(() => current),
    { look },
  )
}
