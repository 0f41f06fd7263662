import type { Introduction } from '@understory/forest/addresses'
import { useEffect } from 'react'
import { openOverlay } from '../../lib/overlays.ts'
import { seenOnboarding } from '../../storage/seen-onboarding.ts'

/** Once per page load, because a browser without storage would show it on every page. */
let hasIntroduced = false

/** Opens this address's introduction on a first visit, after rendering. */
export function useFirstVisit(introduction: Introduction): void {
  useEffect(() => {
    if (introduction === 'none' || hasIntroduced || seenOnboarding.read()) return
    hasIntroduced = true
    openOverlay(introduction === 'tour' ? 'tour' : 'header-onboarding')
  }, [introduction])
}
