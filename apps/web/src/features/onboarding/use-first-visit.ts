import type { Introduction } from '@understory/forest/addresses'
import { useEffect } from 'react'
import { openOverlay } from '../../lib/overlays.ts'
import { seenOnboarding } from '../../storage/seen-onboarding.ts'

/** At most once while a page stays open: a browser that stores nothing would otherwise ask on every page. */
let hasIntroduced = false

/** Opens the introduction of this address on a first visit, once the page stands. */
export function useFirstVisit(introduction: Introduction): void {
  useEffect(() => {
    if (introduction === 'none' || hasIntroduced || seenOnboarding.read()) return
    hasIntroduced = true
    openOverlay(introduction === 'tour' ? 'tour' : 'header-onboarding')
  }, [introduction])
}
