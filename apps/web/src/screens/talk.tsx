import { useLocation } from '@tanstack/react-router'
import { contextOf } from '@understory/contract/contexts'
import { matchAddress } from '@understory/forest/addresses'
import { lazy, Suspense } from 'react'
import { TalkPage } from '../features/talks/components/talk-page.tsx'

const RehearsalDialog = lazy(async () => {
  const { RehearsalDialog: component } = await import('../features/rehearsal/components/rehearsal-dialog.tsx')
  return { default: component }
})

/** One talk, from the first worry to how it went. */
export function TalkScreen() {
  const { params } = matchAddress(useLocation().pathname)
  const id = params.id ?? ''
  return (
    <TalkPage
      key={id}
      id={id}
      practice={({ context, about }, { onDebrief, onClose }) => (
        <Suspense>
          <RehearsalDialog
            context={contextOf(context)}
            situation={about}
            modelName=""
            onDebrief={onDebrief}
            onClose={onClose}
          />
        </Suspense>
      )}
    />
  )
}
