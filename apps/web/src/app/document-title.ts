import { pageTitle } from '@understory/forest/find'
import { app } from '../lib/words/en/app.ts'

export function documentTitle(address: string): string {
  const section = new URLSearchParams(address.split('?')[1]).get('section') ?? undefined
  return `${pageTitle(address, section)} · ${app.name}`
}
