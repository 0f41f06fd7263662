import { useLocation } from '@tanstack/react-router'
import { contextOf } from '@understory/contract/contexts'
import { matchAddress } from '@understory/forest/addresses'
import { TalkPage } from '../features/talks/components/talk-page.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'

const RehearsalDialog = lazyPart(
  () => import('../features/rehearsal/components/rehearsal-dialog.tsx'),
  'RehearsalDialog',
)

export function Screen() {
  const { params } = matchAddress(useLocation().pathname)
  const id = params.id ?? ''
  return (
    <TalkPage
      key={id}
      id={id}
      practice={({ context, about }, { offered, who, onDebrief, onClose }) => (
        <RehearsalDialog
          context={contextOf(context)}
          situation={about}
          who={who}
          offered={offered}
          modelName=""
          onDebrief={onDebrief}
          onClose={onClose}
        />
      )}
    />
  )
}
