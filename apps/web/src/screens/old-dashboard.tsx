import { AnalysisPanel } from '../features/dashboard/components/old/analysis-panel.tsx'
import { BranchLists } from '../features/dashboard/components/old/branch-lists.tsx'
import { Sidebar } from '../features/dashboard/components/old/sidebar.tsx'
import { TextPanel } from '../features/text/components/text-panel.tsx'
import { VoicePanel } from '../features/voice/components/voice-panel.tsx'
import { oldDashboard } from '../lib/words/en/old-dashboard.ts'
import { useWords } from '../lib/words/use-words.ts'

export function Screen() {
  const words = useWords(oldDashboard)
  return (
    <div className="mx-auto grid max-w-[1680px] lg:grid-cols-[272px_minmax(0,1fr)_300px]">
      <Sidebar />
      <div className="px-8 py-10 max-lg:px-(--margin) max-md:py-7">
        <h1>{words.title}</h1>
        <p className="mt-3 max-w-[60ch] text-lead text-pretty text-ink-soft">{words.lead}</p>
        <BranchLists />
      </div>
      <AnalysisPanel voice={<VoicePanel place="side-panel" initialContext="Personal" listens />} text={<TextPanel />} />
    </div>
  )
}
