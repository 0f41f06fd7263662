import './styles/app.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { followPages } from './app/follow-pages.ts'
import { matchesPrerender } from './app/matches-prerender.ts'
import { restoreTypedText } from './app/reload-keeping-text.ts'
import { createAppRouter } from './app/router.tsx'
import { watchForest } from './app/watch-forest.ts'
import { whenIdle } from './lib/when-idle.ts'

/** Delay before caching for offline use: hundreds of files keep a slow phone busy. */
const IDLE_MS = 5000

/** Only in production and in secure contexts. */
function scheduleCaching(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const later = () => whenIdle(IDLE_MS, cachePagesNow)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** If the server is down, the next visit caches them. */
function cachePagesNow(): void {
  import('./app/offline/service-worker.ts').then(({ cachePages }) => cachePages()).catch(() => {})
}

/** Yields to the browser, so that it can paint and handle input. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

/** Errors show on the page and in its event log, not in the console. */
function ignoreError(): void {}

watchForest()
scheduleCaching()
const container = document.getElementById('root')
if (!container) throw new Error('The page has no root.')

// Lets the browser paint and handle input: hydrating at once blocks a slow phone for 300 ms.
await yieldToBrowser()
const [loaded] = performance.getEntriesByType('navigation')
const isBuilt = container.hasChildNodes() && matchesPrerender(loaded?.name, location.href)
const router = createAppRouter(createBrowserHistory())
await yieldToBrowser()
await router.load()
followPages(router)
if (isBuilt) {
  // Tells the router that the page is prerendered, so that its first render matches.
  Object.assign(router, { ssr: { manifest: undefined } })
  // As a transition, React hydrates in slices of a few milliseconds.
  startTransition(() => {
    hydrateRoot(container, <App router={router} />, { onCaughtError: ignoreError })
  })
} else {
  createRoot(container, { onCaughtError: ignoreError }).render(<App router={router} />)
}
restoreTypedText()
