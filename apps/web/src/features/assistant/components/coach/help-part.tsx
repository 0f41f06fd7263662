import type { Part } from '@understory/contract/coaching'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { HelpLine } from '../../../../ui/help-note.tsx'
import type { PartsProps } from './reply-parts.ts'

type HelpProps = Pick<PartsProps, 'isBusy' | 'say'> & { part: Extract<Part, { kind: 'help' }> }

/** One line after the answer; pressing it puts help first. */
export function MentionedHelp({ part, isBusy, say }: HelpProps) {
  const words = useWords(coach)
  return (
    <HelpLine
      part={part}
      action={
        <Button
          variant="quiet"
          disabled={isBusy}
          className="-me-3 @max-[560px]:-ms-3"
          onClick={() => say(words.someoneHurt)}
        >
          {words.someoneHurt}
        </Button>
      }
    />
  )
}
