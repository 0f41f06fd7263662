import { useDeferredValue } from 'react'
import { sharedValue, useShared } from '../lib/shared-value.ts'

interface ToastContent {
  title: string
  description?: string | undefined
  /** `destructive` for failures, read out at once. */
  variant?: 'default' | 'destructive' | undefined
}

export interface ToastItem extends ToastContent {
  readonly id: string
  /** False during the exit. */
  readonly open: boolean
}

/** Milliseconds, longer than the exit transition. */
export const REMOVE_AFTER_MS = 400

export const currentToast = sharedValue<ToastItem | null>(null)
let count = 0

function change(id: string, changed: (item: ToastItem) => ToastItem | null): void {
  const item = currentToast.read()
  if (item?.id === id) currentToast.write(changed(item))
}

export function dismissToast(id: string) {
  change(id, (item) => ({ ...item, open: false }))
  setTimeout(() => change(id, () => null), REMOVE_AFTER_MS)
}

export function toast(content: ToastContent) {
  count += 1
  const id = `toast-${count}`
  currentToast.write({ ...content, id, open: true })
  return {
    id,
    update: (next: Partial<ToastContent>) => change(id, (item) => ({ ...item, ...next })),
    dismiss: () => dismissToast(id),
  }
}

/** The current toast; rendered deferred, so that no press waits for one. */
export function useToast(): ToastItem | null {
  return useDeferredValue(useShared(currentToast))
}
