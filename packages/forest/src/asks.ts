import compiled from '../generated/asks.json' with { type: 'json' }
import { nodes } from './lookup.ts'

/** A page that a search can find, and texts that say what it is for: its name with its description, and ways to ask for it. */
type Asked = { readonly id: string; readonly texts: readonly string[] }

const asks: Readonly<Record<string, readonly string[]>> = compiled

/** Every page but Home, in the order of the catalogue. */
export const askedPages: readonly Asked[] = nodes
  .filter(({ id }) => id in asks)
  .map(({ id, label, description }) => ({ id, texts: [`${label}: ${description}`, ...(asks[id] ?? [])] }))
