import { MODEL_NAME_LENGTH } from '@understory/contract/limits'
import { z } from 'zod'
import { builtInCoach } from './built-in-coach.ts'
import { type ChatModel, delegatingModel } from './chat-model.ts'
import { safeFetch } from './safe-fetch.ts'

export const OLLAMA_ADDRESS = 'http://127.0.0.1:11434'
/** While a server starts, it may be too busy to read an answer in time. If nothing listens, the refusal comes at once. */
const PATIENCE_IN_BACKGROUND_MILLISECONDS = 2_000
/** Keeps the list in Settings short. */
const MODELS = 200
const EVERY_MILLISECONDS = 60_000
/** Embedding models can't chat. */
const CANNOT_TALK = /embed|minilm|\bbge\b/i
/** Ollama also lists models that run in its cloud; picking one would send words off this machine without anyone's consent. */
export const RUNS_ELSEWHERE = /[:-]cloud$/i

const ListSchema = z.object({ models: z.array(z.object({ name: z.string(), remote_host: z.optional(z.string()) })) })

/** Chat models that a local Ollama runs itself; null when it doesn't respond. */
export async function listLocalModels(address: string, patience: number): Promise<string[] | null> {
  try {
    const response = await safeFetch(`${address}/api/tags`, { signal: AbortSignal.timeout(patience) })
    const { models } = ListSchema.parse(await response.json())
    const names = models
      .filter(({ name, remote_host }) => !CANNOT_TALK.test(name) && !RUNS_ELSEWHERE.test(name) && !remote_host)
      .map(({ name }) => name)
    return names.filter((name) => name !== '' && name.length <= MODEL_NAME_LENGTH).slice(0, MODELS)
  } catch {
    return null
  }
}

type Options = {
  address?: string
  wanted?: string | undefined
  /** Skips the check while another model is chosen. */
  isNeeded?: () => boolean
  open: (model: string, address: string) => Promise<ChatModel>
}

/**
 * The local model while it responds, else the built-in coach. Checked now and every minute.
 *
 * @param options `wanted` overrides the first listed model
 */
export async function localModelOrCoach(options: Options): Promise<ChatModel & { look: () => Promise<void> }> {
  const { address = OLLAMA_ADDRESS, wanted, isNeeded = () => true, open } = options
  let current = builtInCoach
  let serving: string | undefined

  async function look(): Promise<void> {
    if (!isNeeded()) return
    const listed = await listLocalModels(address, PATIENCE_IN_BACKGROUND_MILLISECONDS)
    const found = listed ? (wanted ?? listed[0]) : undefined
    if (found === serving) return
    current = found ? await open(found, address) : builtInCoach
    serving = found
  }

  await look()
  setInterval(() => void look(), EVERY_MILLISECONDS).unref()
  // Not spread: getters must reflect whichever serves at the moment.
  return Object.assign(
    delegatingModel(() => current),
    { look },
  )
}
