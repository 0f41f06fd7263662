import { createMemoryHistory } from '@tanstack/react-router'
import { type Address, addresses, notFoundAddress } from '@understory/forest/addresses'
import { writtenSections } from '@understory/forest/content/load'
import { findByPath } from '@understory/forest/find'
import { prerender } from 'react-dom/static'
import { App } from './app/app.tsx'
import { documentTitle } from './app/document-title.ts'
import { createAppRouter } from './app/router.tsx'
import { fileOf, SCREENS_WITHOUT_QUERIES } from './app/screens.ts'
import { app } from './lib/words/en/app.ts'

export const description = app.description

/** Redirects for the server. */
export const redirects = Object.fromEntries(
  addresses.filter(({ kind }) => kind === 'redirect').map(({ pattern, canonical }) => [pattern, canonical]),
)

/** Renders every page without personal data, as sent before scripts run. */
export async function renderPages() {
  const pages: Awaited<ReturnType<typeof pageOf>>[] = []
  for (const address of addresses) {
    if (address.kind === 'redirect' || isOpen(address)) continue
    pages.push(await pageOf(address.pattern, address))
    for (const section of address.sections === 'any' ? [] : address.sections)
      pages.push(await pageOf(`${address.pattern}?section=${section}`, address))
  }
  return [...pages, await pageOf('/not-found', notFoundAddress)]
}

async function pageOf(address: string, { screen, search }: Address) {
  const id = findByPath(address)?.id ?? ''
  return {
    address,
    /** Query parameters that select another page. */
    search,
    file: `${address.slice(1).replace(/[^a-z0-9]+/gi, '.') || 'index'}.html`,
    title: documentTitle(address),
    /** Script files from the build's manifest. */
    modules: [
      ...(screen === 'not-found' ? [] : [`src/screens/${fileOf(screen)}.tsx`]),
      ...(SCREENS_WITHOUT_QUERIES.has(screen) ? [] : ['src/app/query-layout.tsx']),
      ...(writtenSections.includes(id) ? [`../../packages/forest/generated/sections/${id}.json`] : []),
    ],
    html: await renderPage(address),
  }
}

/** Whether the address has parameters or a trailing slash. */
function isOpen({ pattern }: Address): boolean {
  return pattern.includes('{') || (pattern !== '/' && pattern.endsWith('/'))
}

export async function renderPage(address: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter(history, true)
  await router.load()
  // React moves large boundaries to the end and back by script; without scripts everything must be in place.
  const { prelude } = await prerender(<App router={router} />, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  return new Response(prelude).text()
}
