import type { TalkFields } from '@understory/contract/talks'
import { withQueries } from '../../../api/queries.tsx'
import { dateOf } from '../../../lib/local-day.ts'
import { talks as talkWords } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { dayIn } from '../day-in.ts'
import { useBeginTalk } from '../use-begin-talk.ts'

type PrepareProps = {
  from?: { conversationId: string; turn: string } | undefined
  talk?: Partial<TalkFields>
  label?: string
  /** What the person wrote: a day that it names is the talk's. */
  message?: string
}

/** Begins a talk with what is known where the button stands. */
export function PrepareButton({ from, talk, label, message = '' }: PrepareProps) {
  const words = useWords(talkWords)
  const { begin, isBeginning } = useBeginTalk()
  const prepare = () => {
    const when = dayIn(message, dateOf(new Date()))
    begin({ ...(from && { from }), talk: { ...talk, ...(when && { when }) } })
  }
  return (
    <Button variant="quiet" size="sm" icon="leaf" busy={isBeginning} busyLabel={words.preparing} onClick={prepare}>
      {label ?? words.prepareThis}
    </Button>
  )
}

/** The same on a page that asks the server for nothing else. */
export const PrepareHere = withQueries(PrepareButton)
