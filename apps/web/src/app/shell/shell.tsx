import { Outlet, useRouterState } from '@tanstack/react-router'
import type { Context } from '@understory/contract/contexts'
import { matchAddress } from '@understory/forest/addresses'
import { findByPath, pageTitle } from '@understory/forest/find'
import { useEffect, useState } from 'react'
import { useIsOffline } from '../../api/connection.ts'
import { Launcher } from '../../features/assistant/components/launcher.tsx'
import type { PageBranch } from '../../features/assistant/page-branch.ts'
import { Breadcrumbs } from '../../features/navigation/components/breadcrumbs.tsx'
import { TabBar } from '../../features/navigation/components/tab-bar.tsx'
import { useAddress } from '../../features/navigation/use-address.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { connection } from '../../lib/words/en/connection.ts'
import { shell } from '../../lib/words/en/shell.ts'
import { ui } from '../../lib/words/en/ui.ts'
import { PlainContext, useWords } from '../../lib/words/use-words.ts'
import { plainLanguage } from '../../storage/result-choices.ts'
import { useStored } from '../../storage/use-stored.ts'
import { cx } from '../../ui/cx.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { Overlays } from '../overlays.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const AssistantPanel = lazyPart(() => import('../assistant-panel.tsx'), 'AssistantPanel')

// The breadcrumbs are 45 px high; full-height screens count them as header.
const FILLS = 'max-[75rem]:[--header-height:105px]'

export function Shell() {
  const plain = usePlainWords()
  const address = useAddress()
  const fillsWindow = matchAddress(address).address.screen === 'chatbot'
  return (
    <PlainContext value={plain}>
      <SkipLink />
      <div className="flex min-h-dvh flex-col pb-[calc(var(--tabbar-height)+env(safe-area-inset-bottom))] md:pb-0">
        <Header />
        <ProgressBar />
        <ConnectionLine />
        <Breadcrumbs place="page" />
        <main id="main" tabIndex={-1} className={cx('flex-1', fillsWindow && FILLS)}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <TabBar />
      {!fillsWindow && <Launcher branch={branchOf(address)} Panel={AssistantPanel} />}
      <Toaster />
      <Overlays />
    </PlainContext>
  )
}

/** Whether plain language is on and its texts, which load on request, are here. */
function usePlainWords(): boolean {
  const isOn = useStored(plainLanguage)
  const [areHere, setAreHere] = useState(false)
  useEffect(() => {
    if (isOn) void import('../../lib/words/plain-results.ts').then(() => setAreHere(true))
  }, [isOn])
  return isOn && areHere
}

/** Shows a line while the server is down. The status region is always there. */
function ConnectionLine() {
  const words = useWords(connection)
  const isOffline = useIsOffline()
  return (
    <div
      role="status"
      className="sticky short:static top-(--header-height) z-(--z-header) bg-sun-soft text-center text-small text-ink print:hidden"
    >
      {isOffline && (
        <p className="page-width py-1.5">
          <strong>{words.offline}</strong> {words.offlineText}
        </p>
      )}
    </div>
  )
}

const PATIENCE_MS = 300

function ProgressBar() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  return isLoading ? <SlowBar /> : null
}

function SlowBar() {
  const words = useWords(shell).header
  if (!useDebounced(true, PATIENCE_MS, false)) return null
  return (
    <div
      role="progressbar"
      aria-label={words.loading}
      className="fixed inset-x-0 top-[calc(var(--header-height)-2px)] z-(--z-header) h-[3px] overflow-hidden bg-leaf-soft after:absolute after:inset-0 after:animate-sweep after:bg-leaf"
    />
  )
}

/** Maps each context to one of the launcher's six. */
const NEAREST: Partial<Record<Context, Context>> = { Professional: 'Work', Public: 'Work', Social: 'Personal' }

const PRODUCT: PageBranch = {
  title: 'Understory',
  context: 'Personal',
  told: { title: 'Understory', description: '' },
}

/** The branch, section or practice page at an address; the product itself elsewhere. */
function branchOf(address: string): PageBranch {
  const node = findByPath(address)
  if (!node || node.id === 'dashboard') return PRODUCT
  const title = pageTitle(address)
  const told = node.english ?? { title, description: node.description }
  return { title, told, context: NEAREST[node.context] ?? node.context }
}

function SkipLink() {
  const words = useWords(ui)
  return (
    <a
      href="#main"
      className="absolute start-4 -top-20 z-[99] rounded-b-control bg-surface-raised px-[18px] py-3 font-semibold focus:top-0"
    >
      {words.skip}
    </a>
  )
}
