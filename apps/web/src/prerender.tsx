import { createMemoryHistory } from '@tanstack/react-router'
import { type Address, addresses, notFoundAddress } from '@understory/forest/addresses'
import { writtenSections } from '@understory/forest/content/load'
import { findByPath } from '@understory/forest/find'
import { prerender } from 'react-dom/static'
import { App } from './app/app.tsx'
import { documentTitle } from './app/document-title.ts'
import { createAppRouter } from './app/router.tsx'
import { ASKS_NOTHING, SCREEN_FILES } from './app/screens.ts'
import { app } from './lib/words/en/app.ts'

/** What a search engine reads of the product. */
export const description = app.description

/** `address`: path with its query; `search`: names of the parameters that make it another page. */
type RenderedPage = {
  address: string
  file: string
  title: string
  html: string
  /** Files that the page's script loads, as the build's manifest names them. */
  modules: readonly string[]
  search: readonly string[]
}

/** What the server has to know of addresses beside the built pages. */
export const redirects = Object.fromEntries(
  addresses.filter(({ kind }) => kind === 'redirect').map(({ pattern, canonical }) => [pattern, canonical]),
)

/** Every page as the server sends it: what does not depend on the person, ready before any script runs. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const address of addresses) {
    if (address.kind === 'redirect' || isOpen(address)) continue
    pages.push(await pageOf(address.pattern, address))
    for (const section of sectionsAt(address))
      pages.push(await pageOf(`${address.pattern}?section=${section}`, address))
  }
  return [...pages, await pageOf('/not-found', notFoundAddress)]
}

async function pageOf(address: string, { screen, search }: Address): Promise<RenderedPage> {
  return {
    address,
    search,
    file: `${address.slice(1).replace(/[^a-z0-9]+/gi, '.') || 'index'}.html`,
    title: documentTitle(address),
    modules: [
      ...(screen === 'not-found' ? [] : [`src/screens/${SCREEN_FILES[screen]}.tsx`]),
      ...(ASKS_NOTHING.has(screen) ? [] : ['src/app/asking.tsx']),
      ...contentModules(address),
    ],
    html: await renderPage(address),
  }
}

/** The file of a section's page. */
function contentModules(address: string): readonly string[] {
  const node = findByPath(address)
  return node && writtenSections.includes(node.id) ? [`../../packages/forest/generated/sections/${node.id}.json`] : []
}

/** Whether the address names something, or is another with a slash at its end. */
function isOpen({ pattern }: Address): boolean {
  return pattern.includes('{') || (pattern !== '/' && pattern.endsWith('/'))
}

function sectionsAt({ sections }: Address): readonly string[] {
  return sections === 'any' ? [] : sections
}

/** One page's markup. */
export async function renderPage(address: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter(history, true)
  await router.load()
  // React moves a large boundary to the end of the page and a script back into place; here all must stand where it belongs.
  const { prelude } = await prerender(<App router={router} />, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  return new Response(prelude).text()
}
