import { Outlet } from '@tanstack/react-router'
import { matchAddress } from '@understory/forest/addresses'
import { Launcher } from '../../features/assistant/components/launcher.tsx'
import { Breadcrumbs } from '../../features/navigation/components/breadcrumbs.tsx'
import { TabBar } from '../../features/navigation/components/tab-bar.tsx'
import { useAddress } from '../../features/navigation/use-address.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PlainContext } from '../../lib/words/use-words.ts'
import { cx } from '../../ui/cx.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { Overlays } from '../overlays.tsx'
import { branchOf } from './branch-of.ts'
import { ConnectionLine } from './connection-line.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { usePlainWords } from './use-plain-words.ts'

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
