import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
  redirect,
  rootRouteId,
} from '@tanstack/react-router'
import { type Address, addresses, isSection, matchAddress, notFoundAddress } from '@understory/forest/addresses'
import type { SectionContent } from '@understory/forest/content/types'
import { NotFound } from '../features/branches/components/not-found.tsx'
import { recordEvent } from '../lib/page-log.ts'
import { Fallback } from './fallback.tsx'
import { componentOf, SCREENS_WITHOUT_QUERIES } from './screens.ts'
import { Shell } from './shell/shell.tsx'

type Search = { section?: string; tab?: string; branch?: string; branches?: string; access?: string; wish?: string }

const root = createRootRoute({ component: Shell })
const asking = createRoute({
  getParentRoute: () => root,
  id: 'asking',
  component: lazyRouteComponent(() => import('./query-layout.tsx'), 'QueryLayout'),
})

/** Links may use only these paths, checked by the compiler; the rest come from the catalogue. */
type NamedPage =
  | '/'
  | '/about'
  | '/settings'
  | '/dashboard'
  | `/dashboard/${'chatbot' | 'leafprint' | 'multilingual' | 'new-branch' | 'settings' | 'talks' | 'text-analysis' | 'voice-analysis' | 'word-counter'}`

type Parent = typeof root | typeof asking

const fixed = addresses
  .filter(({ pattern }) => !pattern.includes('{') && (pattern === '/' || !pattern.endsWith('/')))
  .map((address) => ({ ...address, pattern: address.pattern as NamedPage }))
const routeTree = root.addChildren([
  ...fixed
    .filter(({ screen }) => SCREENS_WITHOUT_QUERIES.has(screen))
    .map((address) => routeOf(address.pattern, address, root)),
  routeOf('/$hash', addressAt('/{hash}'), root),
  routeOf('/dashboard/$branch/$slug', addressAt('/dashboard/{branch}/{slug}'), root),
  asking.addChildren([
    ...fixed
      .filter(({ screen }) => !SCREENS_WITHOUT_QUERIES.has(screen))
      .map((address) => routeOf(address.pattern, address, asking)),
    routeOf('/dashboard/seed/$id', addressAt('/dashboard/seed/{id}'), asking),
    routeOf('/dashboard/talks/$id', addressAt('/dashboard/talks/{id}'), asking),
    routeOf('/dashboard/talks/$id/card', addressAt('/dashboard/talks/{id}/card'), asking),
    routeOf('/shared/$id', addressAt('/shared/{id}'), asking),
  ]),
])

function addressAt(pattern: string): Address {
  return addresses.find((address) => address.pattern === pattern) ?? notFoundAddress
}

function routeOf<const Path extends string, P extends Parent>(path: Path, address: Address, parent: P) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: componentOf(address.screen) ?? NotFound,
    validateSearch: (given: Record<string, unknown>) => searchOf(address, given),
    beforeLoad: guard,
    loaderDeps: ({ search }) => ({ section: search.section }),
    loader: ({ location, deps }) => contentOf(location.pathname, deps.section),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function searchOf({ search }: Address, given: Record<string, unknown>): Search {
  return Object.fromEntries(search.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]])))
}

/** Redirects aliases, rejects unknown names, and drops unknown sections. */
function guard({ location: { pathname }, search }: { location: { pathname: string }; search: Search }): void {
  const { address, canonical } = matchAddress(pathname)
  if (address.screen === 'not-found') throw notFound({ routeId: rootRouteId })
  if (address.kind === 'redirect') throw redirect({ href: canonical, replace: true })
  const { section } = search
  if (section !== undefined && !isSection(pathname, section)) {
    throw redirect({ to: pathname, search: {}, replace: true })
  }
}

/** A section's content is its own file and loads before the page is shown. */
async function contentOf(pathname: string, section: string | undefined): Promise<{ content?: SectionContent }> {
  if (section === undefined) return {}
  const { contentAt } = await import('@understory/forest/content/load')
  const content = await contentAt(`${pathname}?section=${section}`)
  return content ? { content } : {}
}

/** Keeps the scroll position of someone who scrolled before hydration; later navigations behave as usual. */
function staysScrolled(): () => boolean {
  let isAwake = false
  return () => {
    const mayScroll = isAwake || scrollY === 0
    isAwake = true
    return mayScroll
  }
}

/** @param history the browser's, or an in-memory one for prerendering */
export function createAppRouter(history: RouterHistory, isBuilding = false) {
  return createRouter({
    routeTree,
    history,
    defaultErrorComponent: Fallback,
    defaultOnCatch: (error) => recordEvent('screen', error instanceof Error ? error.name : 'unknown'),
    defaultNotFoundComponent: NotFound,
    // Prerendering makes one not-found page, outside of any screen's layout.
    notFoundMode: 'root',
    defaultPreload: 'intent',
    // During prerendering this would add an inline script, which the content security policy blocks.
    scrollRestoration: isBuilding ? false : staysScrolled(),
    isServer: isBuilding,
    // Values are plain text; the default parser reads them as JSON.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text === '' ? '' : `?${text}`
    },
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
