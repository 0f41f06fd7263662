import './styles/app.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { followPages } from './app/follow-pages.ts'
import { isBuiltHere, loadedAddress } from './app/is-built-here.ts'
import { fillAgain } from './app/open-anew.ts'
import { createAppRouter } from './app/router.tsx'
import { watchForest } from './app/watch-forest.ts'
import { breathe } from './lib/breathe.ts'
import { whenIdle } from './lib/when-idle.ts'

/** What the page itself needs goes first, and then what somebody does on it: hundreds of files keep a slow phone busy. */
const IDLE_MS = 5000

/** Browsers have service workers on private addresses only; with hot reload there is nothing built to keep. */
function keepPagesLater(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const later = () => whenIdle(IDLE_MS, () => void keepPagesNow())
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** Where the server went away meanwhile, the next visit keeps them. */
function keepPagesNow(): Promise<void> {
  return import('./app/offline/service-worker.ts').then(({ keepPages }) => keepPages()).catch(() => {})
}

/** A screen that failed says so on the page and in the page's own log; the console is for developers. */
function keepQuiet(): void {}

watchForest()
keepPagesLater()
const container = document.getElementById('root')
if (!container) throw new Error('The page has no root.')

// Between its parts the page may paint and answer: at once they would keep a slow phone busy for a third of a second.
await breathe()
const isBuilt = container.hasChildNodes() && isBuiltHere(loadedAddress(), location.href)
const router = createAppRouter(createBrowserHistory())
await breathe()
await router.load()
followPages(router)
if (isBuilt) {
  // Tells the router that this page was built by it; without that its first render differs from the built one.
  Object.assign(router, { ssr: { manifest: undefined } })
  // In a transition React wakes the page up in slices of a few milliseconds.
  startTransition(() => {
    hydrateRoot(container, <App router={router} />, { onCaughtError: keepQuiet })
  })
} else {
  createRoot(container, { onCaughtError: keepQuiet }).render(<App router={router} />)
}
fillAgain()
