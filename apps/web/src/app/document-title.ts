import { pageTitle } from '@understory/forest/find'
import { en } from '../lib/words/en.ts'

/** The browser's title for an address with its query: the page, and the product. */
export function documentTitle(address: string): string {
  const section = new URLSearchParams(address.split('?')[1]).get('section') ?? undefined
  return `${pageTitle(address, section)} · ${en.app.name}`
}
