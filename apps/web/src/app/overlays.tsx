import { useLocation } from '@tanstack/react-router'
import { matchAddress } from '@understory/forest/addresses'
import { useKeysShortcut } from '../features/navigation/use-shortcuts.ts'
import { useFirstVisit } from '../features/onboarding/use-first-visit.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { closeOverlay, openOverlay, useOverlay, useSidePanel } from '../lib/overlays.ts'
import { useShared } from '../lib/shared-value.ts'
import { reminder } from '../storage/reminder.ts'
import { talkReminders } from '../storage/talk-reminders.ts'
import { useStored } from '../storage/use-stored.ts'
import { newBuild } from './offline/new-build.ts'

const Tour = lazyPart(() => import('../features/onboarding/components/introduction.tsx'), 'Tour')
const HeaderOnboarding = lazyPart(
  () => import('../features/onboarding/components/introduction.tsx'),
  'HeaderOnboarding',
)
const ReminderTimer = lazyPart(() => import('../features/profile/components/reminder-timer.tsx'), 'ReminderTimer')
const TalkReminding = lazyPart(() => import('../features/talks/components/talk-reminding.tsx'), 'TalkReminding')
const KeyMap = lazyPart(() => import('../features/navigation/components/key-map.tsx'), 'KeyMap')
const TreeView = lazyPart(() => import('../features/tree/components/tree-view.tsx'), 'TreeView')
const SidePanel = lazyPart(() => import('./side-panel.tsx'), 'SidePanel')
const UpdateNotice = lazyPart(() => import('./offline/update-notice.tsx'), 'UpdateNotice')

/** The open overlay, loaded on first use; on a first visit, the introduction. */
export function Overlays() {
  const overlay = useOverlay()
  useKeysShortcut(() => openOverlay('keys'))
  const build = useShared(newBuild)
  const reminds = useStored(reminder).isOn
  const hasTalkReminders = useStored(talkReminders).length > 0
  useFirstVisit(matchAddress(useLocation().pathname).address.onboarding)
  return (
    <>
      {reminds && <ReminderTimer />}
      {hasTalkReminders && <TalkReminding />}
      {/* Screen readers ignore a status region that is added together with its text. */}
      <div role="status">{build && <UpdateNotice worker={build} />}</div>
      {useSidePanel() && <SidePanel />}
      {overlay === 'tree' && <TreeView onClose={closeOverlay} />}
      {overlay === 'keys' && <KeyMap onClose={closeOverlay} />}
      {overlay === 'tour' && <Tour onClose={closeOverlay} />}
      {overlay === 'header-onboarding' && (
        <HeaderOnboarding onClose={closeOverlay} onTour={() => openOverlay('tour')} />
      )}
    </>
  )
}
