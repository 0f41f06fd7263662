import { headerOnboarding } from '@understory/forest/onboarding'
import { Introduction } from './introduction.tsx'

type HeaderOnboardingProps = { onClose: () => void; onTour: () => void }

/** Three short notes on finding one's way; the last one offers the full tour. */
export function HeaderOnboarding({ onClose, onTour }: HeaderOnboardingProps) {
  return <Introduction onboarding={headerOnboarding} onClose={onClose} onMore={onTour} size="sm" />
}
