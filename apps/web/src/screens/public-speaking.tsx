import { Ask } from '../features/branches/components/ask.tsx'
import { VoicePanel } from '../features/voice/components/voice-panel.tsx'
import { cardClass } from '../ui/card.tsx'
import { BranchPage } from './branch/branch-page.tsx'
import { SectionPage } from './branch/section-page.tsx'
import { usePlace } from './branch/use-place.ts'

export function PublicSpeakingScreen() {
  const place = usePlace()
  if (place?.kind === 'section') return <SectionPage {...place} />
  if (!place) return null
  return (
    <BranchPage branch={place.branch}>
      <div className="mt-12 grid items-start gap-6 lg:grid-cols-2 print:hidden">
        <div className={cardClass()}>
          <VoicePanel place="practice" initialContext="Public" titleAs="h2" />
        </div>
        <Ask context="Public" starters={[]} />
      </div>
    </BranchPage>
  )
}
