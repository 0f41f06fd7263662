import { Ask } from '../features/branches/components/ask.tsx'
import { ClosingVerse, DailyVerse } from '../features/branches/components/verses.tsx'
import { stillWaters } from '../lib/words/en/still-waters.ts'
import { useWords } from '../lib/words/use-words.ts'
import { PlaceScreen } from './branch/place-screen.tsx'

export function Screen() {
  const words = useWords(stillWaters)
  return (
    <PlaceScreen before={<DailyVerse />}>
      <div className="mt-12 max-w-[560px]">
        <Ask context="Faith" title={words.ask} starters={[words.starters.prayer, words.starters.talk]} />
      </div>
      <ClosingVerse />
    </PlaceScreen>
  )
}
