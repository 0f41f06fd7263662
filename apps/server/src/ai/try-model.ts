import { MODEL_KEY_LENGTH } from '@understory/contract/limits'
import type { Tested } from '@understory/contract/models'
import { ProblemError } from '../http/problem.ts'
import { AddressError } from './addresses.ts'
import type { ChatModel } from './chat-model.ts'
import type { KeptChoice } from './kept-choice.ts'

/** A cold model may have to be loaded from disk first. */
export const TEST_DEADLINES = { firstWord: 60_000, nextWord: 20_000, total: 90_000 }
const ANSWER_LENGTH = 200
/** Reads past what is shown, so that a key near the cut is recognized and removed. */
const READ_LENGTH = ANSWER_LENGTH + MODEL_KEY_LENGTH
const QUESTION = 'Say hello in five words.'
/** Too short to trigger the check for recited prompts. */
const INSTRUCTIONS = 'Answer in one short sentence.'
const BUILT_IN = 'The built-in coach is part of this server and always ready.'

/** What the connection revealed, apart from the answer. */
type Seen = { status?: number; streams?: boolean; code?: string; address?: AddressError }
type Trial = {
  fetch: typeof fetch
  open: (watched: typeof fetch) => Promise<ChatModel>
  signal: AbortSignal
}

/** A short exchange through the production code path. Error messages are ours, never the endpoint's. */
export async function tryModel(choice: KeptChoice, { fetch, open, signal }: Trial): Promise<Tested> {
  const seen: Seen = {}
  const { reply } = await open(watch(fetch, seen))
  if (!reply || choice.kind === 'built-in') return { outcome: 'answered', firstWordsMilliseconds: 0, answer: BUILT_IN }
  const begun = performance.now()
  let firstWords: number | undefined
  let answer = ''
  try {
    const turns = [{ role: 'user' as const, content: QUESTION }]
    for await (const piece of reply({ turns, context: 'Work', instructions: INSTRUCTIONS, signal })) {
      firstWords ??= performance.now() - begun
      answer += piece
      if (answer.length >= READ_LENGTH) break
    }
  } catch (error) {
    return { outcome: 'failed', problem: sentenceFor(choice, error, seen) }
  }
  // The client disconnected; nobody reads this.
  if (firstWords === undefined) return { outcome: 'failed', problem: 'The test was stopped.' }
  return { outcome: 'answered', firstWordsMilliseconds: Math.round(firstWords), answer: shown(answer, choice) }
}

/** An endpoint may echo anything, including its key. */
function shown(answer: string, choice: KeptChoice): string {
  const key = 'key' in choice ? choice.key : undefined
  const safe = key === undefined ? answer : withoutKey(answer, key)
  return safe.slice(0, ANSWER_LENGTH).replace(/[\ud800-\udbff]$/, '')
}

/** Also removes a partial key at the end: removing earlier keys shortens the text and can move it into view. */
function withoutKey(answer: string, key: string): string {
  const safe = answer.replaceAll(key, '…')
  if (answer.length < READ_LENGTH) return safe
  let begun = key.length - 1
  while (begun > 0 && !safe.endsWith(key.slice(0, begun))) begun--
  return begun > 0 ? `${safe.slice(0, -begun)}…` : safe
}

function watch(through: typeof fetch, seen: Seen): typeof fetch {
  return async (input, init) => {
    try {
      const response = await through(input, init)
      seen.status = response.status
      seen.streams = response.headers.get('content-type')?.includes('event-stream') ?? false
      return response
    } catch (error) {
      if (error instanceof AddressError) seen.address = error
      const { cause = error } = error as Error
      if (hasCode(cause)) seen.code = cause.code
      throw error
    }
  }
}

function hasCode(error: unknown): error is { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

type Named = { who: string; model: string; kind: KeptChoice['kind']; hasKey: boolean }

function namesIn(choice: Exclude<KeptChoice, { kind: 'built-in' }>): Named {
  const { kind, model } = choice
  const who = { ollama: 'Ollama', anthropic: 'Anthropic' } as const
  const hasKey = 'key' in choice && choice.key !== undefined
  return { kind, model, hasKey, who: kind === 'openai-compatible' ? new URL(choice.address).host : who[kind] }
}

function sentenceFor(choice: Exclude<KeptChoice, { kind: 'built-in' }>, error: unknown, seen: Seen): string {
  const named = namesIn(choice)
  if (seen.address) return seen.address.message
  if (seen.status === undefined) return withoutAnswer(named, codeOf(error), seen.code)
  return seen.status < 300 ? withoutWords(named, codeOf(error), seen) : turnedAway(named, seen.status)
}

function codeOf(error: unknown): string {
  return error instanceof ProblemError ? error.code : 'internal'
}

const NO_NAME: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME'])
const NO_CERTIFICATE = /CERT|TLS|SSL|EPROTO|SIGNATURE|SELF_SIGNED/

function withoutAnswer({ who, kind }: Named, code: string, network = ''): string {
  if (code === 'assistant-silent')
    return `${who} did not answer in time. Is it running? A large model may still be loading.`
  if (NO_NAME.has(network)) return `There is no server named ${who}. Check the address.`
  if (NO_CERTIFICATE.test(network)) return `${who} has no certificate that this server trusts. Check the address.`
  if (kind === 'ollama') return 'Ollama does not answer. Is it running? Start it and try again.'
  if (kind === 'anthropic') return 'Anthropic cannot be reached from this server. Check its connection to the internet.'
  return `Nothing answers at ${who}. Is it running? Check the address and the port.`
}

function turnedAway({ who, model, kind, hasKey }: Named, status: number): string {
  if (status === 401 || status === 403) {
    return hasKey
      ? `${who} refuses the key. Check the key, and whether it may use "${model}".`
      : `${who} asks for a key. Enter one.`
  }
  if (status === 404 && kind === 'ollama') return `Ollama has no model "${model}". Get it with: ollama pull ${model}`
  if (status === 404 && kind === 'anthropic') return `Anthropic has no model "${model}". Check the name.`
  if (status === 404)
    return `${who} has no model "${model}" at this address. Check the name; most addresses end in /v1.`
  if (status === 429) return `${who} is busy, or the account has no credit left. Look at the account, or wait a minute.`
  if (status === 400 || status === 413 || status === 422) {
    return `${who} turned the question down. Check the model's name, "${model}".`
  }
  return status >= 500
    ? `${who} has a problem on its side (${status}). Try again in a minute.`
    : `${who} does not answer as a language model does (${status}). Check the address; most end in /v1.`
}

function withoutWords({ who }: Named, code: string, { streams }: Seen): string {
  if (code === 'assistant-silent')
    return `${who} took the question but did not answer in time. Try again, or take a smaller model.`
  if (code === 'assistant-interrupted')
    return `${who} began to answer and broke off. Try again. If it keeps happening, check the service.`
  if (code === 'assistant-empty' && streams) return `${who} answered without a word. Try another model.`
  return `${who} does not answer as a language model does. Check the address; most end in /v1.`
}
