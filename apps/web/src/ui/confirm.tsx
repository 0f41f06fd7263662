import { lazyPart } from '../lib/lazy-part.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx'), 'ConfirmDialog')

export function Confirm(props: ConfirmDialogProps) {
  return props.open && <ConfirmDialog {...props} />
}
