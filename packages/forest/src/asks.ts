import compiled from '../generated/asks.json' with { type: 'json' }
import { nodes } from './lookup.ts'

/** A page with search texts: name, description, and ways to ask for it. */
type Asked = { readonly id: string; readonly texts: readonly string[] }

const asks: Readonly<Record<string, readonly string[]>> = compiled

/** All pages except Home. */
export const askedPages: readonly Asked[] = nodes
  .filter(({ id }) => id in asks)
  .map(({ id, label, description }) => ({ id, texts: [`${label}: ${description}`, ...(asks[id] ?? [])] }))
