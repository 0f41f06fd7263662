import type { Models } from '@understory/contract/models'
import type { Answerer } from '../../storage/answerer.ts'

export type ServiceKind = 'openai-compatible' | 'anthropic'
/** `site` stands for whatever the server was set to, where this person may not set it. */
export type Kind = 'site' | 'built-in' | 'browser' | 'ollama' | ServiceKind

const EVERY: readonly Kind[] = ['built-in', 'browser', 'ollama', 'openai-compatible', 'anthropic']
const OWN: readonly Kind[] = ['site', 'browser']

/** Whether whoever looks may choose what the server asks. */
export function mayChoose(models: Models | undefined): boolean {
  return models !== undefined && models.access === 'allowed' && models.source !== 'environment'
}

/** What there is to choose from. */
export function kindsFor(models: Models | undefined): readonly Kind[] {
  return mayChoose(models) ? EVERY : OWN
}

/** Who answers in this browser now. */
export function kindInUse(models: Models | undefined, answerer: Answerer): Kind {
  if (answerer === 'browser') return 'browser'
  if (!models || !mayChoose(models)) return 'site'
  if (models.source === 'found') return 'ollama'
  return models.source === 'settings' && models.saved ? models.saved.kind : 'built-in'
}

/** The model of Ollama that answers or was kept; the first that it has otherwise. */
export function ollamaModel({ saved, source, answering, ollama }: Models): string | undefined {
  if (saved?.kind === 'ollama' && saved.model !== null) return saved.model
  return source === 'found' ? answering.name : ollama?.[0]
}

/** Whose key goes where something else is chosen: one choice is kept, with its key. */
export function keyLostBy(kind: Kind, { saved }: Models): string | null {
  if (!saved?.hasKey || saved.kind === kind) return null
  return saved.address === null ? ANTHROPIC_HOST : hostOf(saved.address)
}

export const ANTHROPIC = 'Anthropic'
export const ANTHROPIC_HOST = 'api.anthropic.com'

/** The machine in an address, with its port; null while there is none. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address.trim())
  return url && /^https?:$/.test(url.protocol) && url.host !== '' ? url.host : null
}

/** Whether two addresses lead to the same place, as the server keeps them. */
export function isSameAddress(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(address: string): string {
  return (URL.parse(address.trim())?.href ?? address.trim()).replace(/\/+$/, '')
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether an address means the very machine that Understory runs on. */
export function isServersOwn(address: string): boolean {
  return LOOPBACK.test(URL.parse(address.trim())?.hostname ?? '')
}

/** Whether Understory runs on the computer in front of which somebody sits. */
export function isServedHere(): boolean {
  return LOOPBACK.test(globalThis.location?.hostname ?? '')
}
