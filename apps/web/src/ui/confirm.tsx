import { lazy, Suspense } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: component } = await import('./confirm-dialog.tsx')
  return { default: component }
})

/** A confirmation that is fetched when the first one is asked for. */
export function Confirm(props: ConfirmDialogProps) {
  return <Suspense>{props.open && <ConfirmDialog {...props} />}</Suspense>
}
