import { Ask } from '../features/branches/components/ask.tsx'
import { VoicePanel } from '../features/voice/components/voice-panel.tsx'
import { cardClass } from '../ui/card.tsx'
import { PlaceScreen } from './branch/place-screen.tsx'

export function Screen() {
  return (
    <PlaceScreen>
      <div className="mt-12 grid items-start gap-6 lg:grid-cols-2 print:hidden">
        <div className={cardClass()}>
          <VoicePanel place="practice" initialContext="Public" titleAs="h2" />
        </div>
        <Ask context="Public" starters={[]} />
      </div>
    </PlaceScreen>
  )
}
