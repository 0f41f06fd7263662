import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { keepFocus } from '../keep-focus.ts'
import type { ModelDesk } from '../use-model-desk.ts'

export function LookAgain({ desk, variant }: { desk: ModelDesk; variant?: 'quiet' }) {
  const words = useWords(modelWords)
  return (
    <Button
      variant={variant}
      className="justify-self-start"
      busy={desk.isLooking}
      busyLabel={words.looking}
      onClick={(event) => keepFocus(event, desk.look())}
    >
      {words.lookAgain}
    </Button>
  )
}
