import type { ModelChoice, Models, Tested } from '@understory/contract/models'
import { ProblemError } from '../http/problem.ts'
import { openSemaphore } from '../http/semaphore.ts'
import { AddressError, findChecked, type Resolve, readAddress, systemResolve } from './addresses.ts'
import { builtInCoach } from './built-in-coach.ts'
import { type ChatModel, delegatingModel } from './chat-model.ts'
import { chooseChatModel, type ModelSettings, openEndpoint } from './choose.ts'
import { openGuardedFetch } from './guarded-fetch.ts'
import { choiceFile, type KeptChoice } from './kept-choice.ts'
import { listLocalModels, localModelOrCoach, OLLAMA_ADDRESS } from './local-model.ts'
import type { Anthropic, OpenAiCompatible, Ways } from './providers.ts'
import { TEST_DEADLINES, tryModel } from './try-model.ts'

/** The current chat model and how it is changed at runtime. Authorization is up to the caller. */
export type ModelManager = {
  /** Delegates to the current model; a running answer ends with the model it began with. */
  chatModel: ChatModel
  source: () => Models['source']
  /** The stored choice without its key. */
  saved: () => Models['saved']
  /**
   * Stores a choice; it applies from the next message on.
   *
   * @throws ProblemError `not-allowed` when the environment decides, `invalid-request`, `storage-unavailable`
   */
  keep: (choice: ModelChoice) => Promise<void>
  /** A short test exchange; nothing is stored. */
  test: (choice: ModelChoice, signal: AbortSignal) => Promise<Tested>
  /** Models of a local Ollama; null when there is none. */
  ollama: () => Promise<string[] | null>
  /** Reloads a choice that another process stored. */
  look: () => Promise<void>
}

type Options = {
  settings: ModelSettings
  file: string
  /** Called when the file can't be read or used. */
  onTrouble: () => void
  /** Overridden only in tests. */
  resolve?: Resolve
  ollamaAddress?: string
  anthropicAddress?: string
  deadlines?: typeof TEST_DEADLINES
}

/** How often the file is checked for changes by another process. */
const EVERY_MILLISECONDS = 30_000
const LIST_MILLISECONDS = 1_000
const DECIDED =
  'Environment variables decide who answers here, so nothing was changed. Remove AI_BASE_URL, ANTHROPIC_API_KEY and AI_MODEL and start again to choose here.'
const NO_KEY = 'Anthropic needs a key.'
const ODD_KEY = 'This key holds spaces or characters that no key has. Copy it again.'
const NO_MODEL = 'Name the model.'
const NOT_KEPT = 'The choice could not be kept: the data folder does not take it. Nothing was changed.'

/** Precedence: environment variables, stored choice, local Ollama, built-in coach. */
export async function openModels(options: Options): Promise<ModelManager> {
  const { settings, onTrouble, resolve = systemResolve, ollamaAddress = OLLAMA_ADDRESS } = options
  const isDecided = settings.kind !== 'local' || settings.model !== undefined
  const guardedFetch = openGuardedFetch(resolve)
  const file = choiceFile(options.file)
  // Serialized, so that the last saved choice is the one that answers.
  const inTurn = openSemaphore(1)
  let kept: KeptChoice | null = null
  let chosen: ChatModel | null = null
  let mark: string | null = null

  async function takeOver(): Promise<void> {
    try {
      const found = await file.mark()
      if (found === mark) return
      // An invalid file is reported once.
      mark = found
      const choice = found === null ? null : await file.read()
      chosen = choice && (await open(choice))
      kept = choice
    } catch {
      // The current model keeps answering.
      onTrouble()
    }
  }

  async function open(choice: KeptChoice, ways: Ways = {}): Promise<ChatModel> {
    if (choice.kind === 'built-in') return builtInCoach
    return openEndpoint({ ...endpointOf(choice), fetch: guardedFetch, ...ways })
  }

  function endpointOf(choice: Exclude<KeptChoice, { kind: 'built-in' }>): OpenAiCompatible | Anthropic {
    const { model } = choice
    if (choice.kind === 'ollama') return { kind: 'openai-compatible', baseUrl: `${ollamaAddress}/v1`, model }
    const { anthropicAddress: baseUrl } = options
    if (choice.kind === 'anthropic')
      return { kind: 'anthropic', apiKey: choice.key, model, ...(baseUrl && { baseUrl }) }
    return { kind: 'openai-compatible', baseUrl: choice.address, apiKey: choice.key, model }
  }

  /** Rejects blocked addresses before storing. A name that doesn't resolve now may resolve later. */
  async function check(choice: ModelChoice): Promise<void> {
    if (choice.kind !== 'openai-compatible') return
    const { hostname, protocol } = new URL(readAddress(choice.address))
    await findChecked(hostname.replace(/^\[|\]$/g, ''), protocol, resolve).catch((error: unknown) => {
      if (error instanceof AddressError) throw error
    })
  }

  await takeOver()
  const found = isDecided
    ? await chooseChatModel(settings)
    : await localModelOrCoach({
        address: ollamaAddress,
        isNeeded: () => kept === null,
        open: (model) => open({ kind: 'ollama', model }),
      })
  const look = () => inTurn(takeOver)
  if (!isDecided) setInterval(() => void look(), EVERY_MILLISECONDS).unref()

  return {
    chatModel: delegatingModel(() => (isDecided ? found : (chosen ?? found))),
    source: () => {
      if (isDecided) return 'environment'
      if (kept) return 'settings'
      return found.builtIn ? 'none' : 'found'
    },
    saved: () => kept && withoutKey(kept),
    keep: async (choice) => {
      if (isDecided) throw new ProblemError('not-allowed', DECIDED)
      await withProblems(() => check(choice))
      await inTurn(async () => {
        await takeOver()
        const next = completed(choice, kept)
        const model = await open(next)
        mark = await file.write(next).catch((cause: unknown) => {
          throw new ProblemError('storage-unavailable', NOT_KEPT, { cause })
        })
        kept = next
        chosen = model
      })
    },
    test: async (choice, signal) => {
      await look()
      try {
        const whole = await withProblems(async () => completed(choice, kept))
        const { deadlines = TEST_DEADLINES } = options
        const ways = (watched: typeof fetch) => ({ fetch: watched, deadlines })
        return await tryModel(whole, { fetch: guardedFetch, open: (watched) => open(whole, ways(watched)), signal })
      } catch (error) {
        // A refused address is a failed test, with the same message as on save.
        if (error instanceof ProblemError) return { outcome: 'failed', problem: error.message }
        throw error
      }
    },
    ollama: () => listLocalModels(ollamaAddress, LIST_MILLISECONDS),
    look,
  }
}

/** Normalizes the address and fills in the stored key, which is only ever sent to the address it was stored with. */
function completed(choice: ModelChoice, kept: KeptChoice | null): KeptChoice {
  if (choice.kind === 'built-in') return choice
  const model = choice.model.trim()
  if (model === '') throw new ProblemError('invalid-request', NO_MODEL)
  if (choice.kind === 'ollama') return { kind: choice.kind, model }
  const given = keyIn(choice.key)
  if (choice.kind === 'anthropic') {
    const key = given ?? (kept?.kind === 'anthropic' ? kept.key : undefined)
    if (key === undefined) throw new ProblemError('invalid-request', NO_KEY)
    return { kind: choice.kind, model, key }
  }
  const address = readAddress(choice.address)
  const known = kept?.kind === 'openai-compatible' && kept.address === address ? kept.key : undefined
  const key = given ?? known
  return { kind: choice.kind, address, model, ...(key !== undefined && { key }) }
}

function keyIn(given: string | undefined): string | undefined {
  const key = given?.trim()
  if (key === undefined || key === '') return undefined
  if (!/^[\x21-\x7e]+$/.test(key)) throw new ProblemError('invalid-request', ODD_KEY)
  return key
}

async function withProblems<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AddressError) throw new ProblemError('invalid-request', error.message)
    throw error
  }
}

function withoutKey(choice: KeptChoice): Models['saved'] {
  return {
    kind: choice.kind,
    address: choice.kind === 'openai-compatible' ? choice.address : null,
    model: choice.kind === 'built-in' ? null : choice.model,
    hasKey: 'key' in choice && choice.key !== undefined,
  }
}
