import type { Models } from '@understory/contract/models'
import type { Answerer } from '../../storage/answerer.ts'

export type ServiceKind = 'openai-compatible' | 'anthropic'
/** `site`: whatever the server is set to, for people who can't change it. */
export type Kind = 'site' | 'built-in' | 'browser' | 'ollama' | ServiceKind

const EVERY: readonly Kind[] = ['built-in', 'browser', 'ollama', 'openai-compatible', 'anthropic']
const OWN: readonly Kind[] = ['site', 'browser']

/** Whether this person may change the server's model. */
export function mayChoose(models: Models | undefined): boolean {
  return models !== undefined && models.access === 'allowed' && models.source !== 'environment'
}

export function kindsFor(models: Models | undefined): readonly Kind[] {
  return mayChoose(models) ? EVERY : OWN
}

export function kindInUse(models: Models | undefined, answerer: Answerer): Kind {
  if (answerer === 'browser') return 'browser'
  if (!models || !mayChoose(models)) return 'site'
  if (models.source === 'found') return 'ollama'
  return models.source === 'settings' && models.saved ? models.saved.kind : 'built-in'
}

/** Ollama's active or saved model, else its first. */
export function ollamaModel({ saved, source, answering, ollama }: Models): string | undefined {
  if (saved?.kind === 'ollama' && saved.model !== null) return saved.model
  return source === 'found' ? answering.name : ollama?.[0]
}

/** Whose saved key another choice would delete; only one choice is stored. */
export function keyLostBy(kind: Kind, { saved }: Models): string | null {
  if (!saved?.hasKey || saved.kind === kind) return null
  return saved.address === null ? ANTHROPIC_HOST : hostOf(saved.address)
}

export const ANTHROPIC = 'Anthropic'
export const ANTHROPIC_HOST = 'api.anthropic.com'

/** Host and port of an address; null if incomplete. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address.trim())
  return url && /^https?:$/.test(url.protocol) && url.host !== '' ? url.host : null
}

/** Whether two addresses are equal after normalization. */
export function isSameAddress(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(address: string): string {
  return (URL.parse(address.trim())?.href ?? address.trim()).replace(/\/+$/, '')
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether an address is the machine that runs the server. */
export function isServersOwn(address: string): boolean {
  return LOOPBACK.test(URL.parse(address.trim())?.hostname ?? '')
}

/** Whether the server runs on the person's computer. */
export function isServedHere(): boolean {
  return LOOPBACK.test(globalThis.location?.hostname ?? '')
}
