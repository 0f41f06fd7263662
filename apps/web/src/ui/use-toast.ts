import { useDeferredValue, useSyncExternalStore } from 'react'

type ToastVariant = 'default' | 'destructive'

interface ToastContent {
  title: string
  description?: string | undefined
  /** `destructive` for failures, read out at once. */
  variant?: ToastVariant | undefined
}

export interface ToastItem extends ToastContent {
  readonly id: string
  /** False during the exit. */
  readonly open: boolean
}

/** Without an id, `dismissed` and `removed` apply to the current toast. */
type ToastStep =
  | { type: 'added'; toast: ToastItem }
  | { type: 'updated'; id: string; content: Partial<ToastContent> }
  | { type: 'dismissed'; id?: string | undefined }
  | { type: 'removed'; id?: string | undefined }

/** Pure reducer. A new toast replaces the current one. */
export function stepToasts(toasts: readonly ToastItem[], step: ToastStep): readonly ToastItem[] {
  const meant = (toast: ToastItem) => !('id' in step) || step.id === undefined || step.id === toast.id
  switch (step.type) {
    case 'added':
      return [step.toast]
    case 'updated':
      return toasts.map((toast) => (meant(toast) ? { ...toast, ...step.content } : toast))
    case 'dismissed':
      return toasts.map((toast) => (meant(toast) ? { ...toast, open: false } : toast))
    case 'removed':
      return toasts.filter((toast) => !meant(toast))
  }
}

const NONE: readonly ToastItem[] = []

/** Milliseconds, longer than the exit transition. */
export const REMOVE_AFTER_MS = 400

let current: readonly ToastItem[] = NONE
let count = 0
const listeners = new Set<() => void>()

function apply(step: ToastStep) {
  current = stepToasts(current, step)
  for (const listener of listeners) listener()
}

export function dismissToast(id?: string) {
  const leaving = current.filter((toast) => toast.open && (id === undefined || toast.id === id))
  apply({ type: 'dismissed', id })
  for (const toast of leaving) setTimeout(() => apply({ type: 'removed', id: toast.id }), REMOVE_AFTER_MS)
}

export function toast(content: ToastContent) {
  count += 1
  const id = `toast-${count}`
  apply({ type: 'added', toast: { ...content, id, open: true } })
  return {
    id,
    update: (next: Partial<ToastContent>) => apply({ type: 'updated', id, content: next }),
    dismiss: () => dismissToast(id),
  }
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  snapshot: () => current,
}

/** The current toasts; rendered deferred, so that no press waits for one. */
export function useToast(): readonly ToastItem[] {
  return useDeferredValue(useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => NONE))
}
