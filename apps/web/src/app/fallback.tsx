import { useRouter } from '@tanstack/react-router'
import { shell } from '../lib/words/en/shell.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Scene } from '../ui/art/scene.tsx'
import { Button } from '../ui/button.tsx'
import { DeadEnd } from '../ui/dead-end.tsx'

type Restart = {
  reset: () => void
  onReset?: (() => void) | undefined
}

/** Retries a failed screen: its own handler, then the error boundary, then the router's data. */
export function restart({ reset, onReset }: Restart, reload: () => void): void {
  onReset?.()
  reset()
  reload()
}

export function Fallback({ reset, onReset }: Restart) {
  const words = useWords(shell).fallback
  const router = useRouter()

  return (
    <DeadEnd
      role="alert"
      drawing={<Scene name="empty-fallen" className="w-full max-w-[260px]" />}
      title={words.title}
      text={words.text}
    >
      <Button variant="primary" onClick={() => restart({ reset, onReset }, () => void router.invalidate())}>
        {words.retry}
      </Button>
    </DeadEnd>
  )
}
