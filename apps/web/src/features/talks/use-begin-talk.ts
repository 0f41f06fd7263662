import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { TalkFields } from '@understory/contract/talks'
import { pathTo } from '@understory/forest/addresses'
import { codeOf } from '../../api/error.ts'
import { beginTalk, TALKS_KEY } from '../../api/talks.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { talks as talkWords } from '../../lib/words/en/talks.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { talkBook } from '../../storage/talk-book.ts'
import { toast } from '../../ui/use-toast.ts'
import { showHelp } from './send-changes.ts'

type Beginning = { from?: { conversationId: string; turn: string }; talk?: Partial<TalkFields> }

/** Begins a talk and opens its page; a failure is told by a toast. */
export function useBeginTalk(): { begin: (beginning: Beginning) => void; isBeginning: boolean } {
  const words = useWords(talkWords)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ from, talk = {} }: Beginning) => beginTalk({ ...(from && { from }), talk }, randomId()),
    onSuccess: ({ help, ...talk }) => {
      showHelp(talk.id, help)
      // Its page stands at once; the list is asked anew meanwhile.
      const book = talkBook.read()
      talkBook.write({ ...book, talks: [talk, ...book.talks], settled: book.settled + 1 })
      void client.invalidateQueries({ queryKey: TALKS_KEY })
      return navigate({ to: pathTo.talk(talk.id) })
    },
    onError: (error) => {
      recordEvent('talk', codeOf(error))
      toast({ title: words.notMade, variant: 'destructive' })
    },
  })
  return { begin: mutate, isBeginning: isPending }
}
