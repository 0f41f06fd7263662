import type { KeyboardEvent } from 'react'
import { withQueries } from '../api/queries.tsx'
import { AnalysisPanel } from '../features/dashboard/components/old/analysis-panel.tsx'
import { TextPanel } from '../features/text/components/text-panel.tsx'
import { VoicePanel } from '../features/voice/components/voice-panel.tsx'
import { setSidePanel } from '../lib/overlays.ts'

/** The analysis panel, which stays open across pages. */
export const SidePanel = withQueries(Panel)

const close = () => setSidePanel(false)

function Panel() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what happens in the panel
    <div
      onKeyDown={({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && close()}
      className="fixed end-0 top-(--header-height) bottom-0 z-(--z-panel) w-[min(360px,100vw)] animate-appear overflow-y-auto overscroll-contain border-s border-line bg-surface-raised shadow-3 max-md:w-full print:hidden"
    >
      <AnalysisPanel
        voice={<VoicePanel place="side-panel" initialContext="Personal" listens />}
        text={<TextPanel />}
        onClose={close}
      />
    </div>
  )
}
