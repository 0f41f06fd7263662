import { lazyPart } from '../lib/lazy-part.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx'), 'ConfirmDialog')

/** A confirmation that is fetched when the first one is asked for. */
export function Confirm(props: ConfirmDialogProps) {
  return props.open && <ConfirmDialog {...props} />
}
