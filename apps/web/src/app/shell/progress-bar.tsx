import { useRouterState } from '@tanstack/react-router'
import { useDebounced } from '../../lib/use-debounced.ts'
import { shell } from '../../lib/words/en/shell.ts'
import { useWords } from '../../lib/words/use-words.ts'

/** Delay before the bar appears. */
const PATIENCE_MS = 300

export function ProgressBar() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  return isLoading ? <SlowBar /> : null
}

function SlowBar() {
  const words = useWords(shell).header
  if (!useDebounced(true, PATIENCE_MS, false)) return null
  return (
    <div
      role="progressbar"
      aria-label={words.loading}
      className="fixed inset-x-0 top-[calc(var(--header-height)-2px)] z-(--z-header) h-[3px] overflow-hidden bg-leaf-soft after:absolute after:inset-0 after:animate-sweep after:bg-leaf"
    />
  )
}
