import type { Talk } from '@understory/contract/talks'
import { useState } from 'react'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Phrase } from '../../../ui/phrase.tsx'

type RehearseProps = { answers: Talk['answers']; onRehearsed: () => void; onClose: () => void }

/** One reaction after the other: the answer is said aloud first and looked at then. */
export function RehearseDialog({ answers, onRehearsed, onClose }: RehearseProps) {
  const words = useWords(talks).answers
  const [at, setAt] = useState(0)
  const [isShown, setIsShown] = useState(false)
  const heard = answers.filter(({ they }) => they.trim() !== '')
  const now = heard[at]
  if (!now) return null
  const isLast = at === heard.length - 1

  function leave() {
    // Whoever answered one has rehearsed.
    if (at > 0 || isShown) onRehearsed()
    onClose()
  }
  function go() {
    if (isLast) return leave()
    setAt(at + 1)
    setIsShown(false)
  }

  return (
    <Dialog
      open
      onOpenChange={leave}
      closeLabel=""
      title={now.they}
      description={words.cue}
      actions={
        isShown ? (
          <Button variant="primary" autoFocus onClick={go}>
            {isLast ? words.done : words.next}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => setIsShown(true)}>
            {words.show}
          </Button>
        )
      }
    >
      <div role="status" className="mt-4 min-h-24">
        {isShown && <Phrase text={now.you || '…'} />}
      </div>
    </Dialog>
  )
}
