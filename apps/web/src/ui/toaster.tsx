import { lazyPart } from '../lib/lazy-part.tsx'
import { useDebounced } from '../lib/use-debounced.ts'
import { useToast } from './use-toast.ts'

// If it can't load, errors still show on the screens.
const ToastRegion = lazyPart(() => import('./toast.tsx'), 'ToastRegion')

const SETTLED_MS = 2000

/** Loads the toasts after the page has settled, or on the first one. */
export function Toaster() {
  const item = useToast()
  const settled = useDebounced(true, SETTLED_MS, false)
  return settled || item ? <ToastRegion /> : null
}
