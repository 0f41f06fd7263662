import { useLocation } from '@tanstack/react-router'
import { matchAddress } from '@understory/forest/addresses'
import { lazy, Suspense } from 'react'
import { useKeysShortcut } from '../features/navigation/use-shortcuts.ts'
import { useFirstVisit } from '../features/onboarding/use-first-visit.ts'
import { closeOverlay, openOverlay, useOverlay } from '../lib/overlays.ts'
import { reminder } from '../storage/reminder.ts'
import { talkReminders } from '../storage/talk-reminders.ts'
import { useStored } from '../storage/use-stored.ts'
import { useNewBuild } from './offline/new-build.ts'

const Tour = lazy(() =>
  import('../features/onboarding/components/tour.tsx').then(({ Tour: component }) => ({ default: component })),
)
const HeaderOnboarding = lazy(() =>
  import('../features/onboarding/components/header-onboarding.tsx').then(({ HeaderOnboarding: component }) => ({
    default: component,
  })),
)

const Reminding = lazy(() =>
  import('../features/profile/components/reminding.tsx').then(({ Reminding: component }) => ({ default: component })),
)
const TalkReminding = lazy(() =>
  import('../features/talks/components/talk-reminding.tsx').then(({ TalkReminding: component }) => ({
    default: component,
  })),
)
const KeyMap = lazy(() =>
  import('../features/navigation/components/key-map.tsx').then(({ KeyMap: component }) => ({ default: component })),
)
const TreeView = lazy(() =>
  import('../features/tree/components/tree-view.tsx').then(({ TreeView: component }) => ({ default: component })),
)

const UpdateNotice = lazy(() =>
  import('./offline/update-notice.tsx').then(({ UpdateNotice: component }) => ({ default: component })),
)

/** Whatever lies over the page, loaded when it is first asked for; on a first visit, its introduction. */
export function Overlays() {
  const overlay = useOverlay()
  useKeysShortcut(() => openOverlay('keys'))
  const newBuild = useNewBuild()
  const reminds = useStored(reminder).isOn
  const hasTalkReminders = useStored(talkReminders).length > 0
  useFirstVisit(matchAddress(useLocation().pathname).address.onboarding)
  return (
    <Suspense>
      {reminds && <Reminding />}
      {hasTalkReminders && <TalkReminding />}
      {/* What speaks is there before it has something to say: else it may go unheard. */}
      <div role="status">{newBuild && <UpdateNotice worker={newBuild} />}</div>
      {overlay === 'tree' && <TreeView onClose={closeOverlay} />}
      {overlay === 'keys' && <KeyMap onClose={closeOverlay} />}
      {overlay === 'tour' && <Tour onClose={closeOverlay} />}
      {overlay === 'header-onboarding' && (
        <HeaderOnboarding onClose={closeOverlay} onTour={() => openOverlay('tour')} />
      )}
    </Suspense>
  )
}
