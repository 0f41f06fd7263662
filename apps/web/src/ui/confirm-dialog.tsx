import type { RefObject } from 'react'
import { ui } from '../lib/words/en/ui.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorLine } from './error-line.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  subject?: string | undefined
  confirmLabel: string
  /** Default: "Cancel". */
  cancelLabel?: string | undefined
  busyLabel?: string | undefined
  busy?: boolean | undefined
  /** The dialog stays open. */
  error?: string | undefined
  onConfirm: () => void
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, subject, busy = false, error, onConfirm, returnFocusTo } = props
  const words = useWords(ui)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="sm"
      title={title}
      description={description}
      locked={busy}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
            {props.cancelLabel ?? words.cancel}
          </Button>
          <Button variant="danger" icon="trash" busy={busy} busyLabel={props.busyLabel} onClick={onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {subject && (
        <p className="mt-[18px] rounded-s-[3px] rounded-e-[14px] border-s-3 border-line-strong bg-surface-sunk px-4 py-3 font-display [overflow-wrap:anywhere]">
          {subject}
        </p>
      )}
      {error && <ErrorLine className="mt-3">{error}</ErrorLine>}
    </Dialog>
  )
}
