import { Ask } from '../features/branches/components/ask.tsx'
import { ClosingVerse } from '../features/branches/components/closing-verse.tsx'
import { DailyVerse } from '../features/branches/components/daily-verse.tsx'
import { stillWaters } from '../lib/words/en/still-waters.ts'
import { useWords } from '../lib/words/use-words.ts'
import { BranchPage } from './branch/branch-page.tsx'
import { SectionPage } from './branch/section-page.tsx'
import { usePlace } from './branch/use-place.ts'

export function StillWatersScreen() {
  const words = useWords(stillWaters)
  const place = usePlace()
  if (place?.kind === 'section') return <SectionPage {...place} />
  if (!place) return null
  return (
    <BranchPage branch={place.branch} before={<DailyVerse />}>
      <div className="mt-12 max-w-[560px]">
        <Ask context="Faith" title={words.ask} starters={[words.starters.prayer, words.starters.talk]} />
      </div>
      <ClosingVerse />
    </BranchPage>
  )
}
