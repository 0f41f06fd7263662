import { headerOnboarding } from '@understory/forest/onboarding'
import { Introduction } from './introduction.tsx'

type HeaderOnboardingProps = { onClose: () => void; onTour: () => void }

/** Three short notes; the last offers the tour. */
export function HeaderOnboarding({ onClose, onTour }: HeaderOnboardingProps) {
  return <Introduction onboarding={headerOnboarding} onClose={onClose} onMore={onTour} size="sm" />
}
