import { lazyPart } from '../lib/lazy-part.tsx'
import { useSettled } from '../lib/use-settled.ts'
import { useToast } from './use-toast.ts'

// Where it cannot be fetched the page goes on; every screen also says its failures in place.
const ToastRegion = lazyPart(() => import('./toast.tsx'), 'ToastRegion')

const SETTLED_MS = 2000

/** Stands once in the shell. Fetches the toasts after the page has settled, or when the first one is wanted. */
export function Toaster() {
  const toasts = useToast()
  const settled = useSettled(true, SETTLED_MS, false)
  return settled || toasts.length > 0 ? <ToastRegion /> : null
}
