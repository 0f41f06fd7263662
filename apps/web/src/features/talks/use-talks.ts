import { useQuery } from '@tanstack/react-query'
import type { Talk } from '@understory/contract/talks'
import { useEffect } from 'react'
import { fetchTalks, TALKS_KEY } from '../../api/talks.ts'
import { forestMark, markOfForest } from '../../storage/forest-mark.ts'
import { talkBook } from '../../storage/talk-book.ts'
import { useStored } from '../../storage/use-stored.ts'
import { sendAll } from './send-changes.ts'

/** Brings the talks into the book, which alone is read: a list that was fetched before a change was kept is older than the book. */
async function bringTalks(signal: AbortSignal): Promise<number> {
  const before = talkBook.read().settled
  const mark = markOfForest()
  const talks = await fetchTalks(signal)
  if (talkBook.read().settled !== before) return bringTalks(signal)
  // Another forest was opened meanwhile, or everything was deleted.
  if (forestMark.read() !== mark) return 0
  talkBook.write({ ...talkBook.read(), talks })
  return talks.length
}

/** The talks of this forest: from the server, and where it is out of reach as this browser last knew them. */
export function useTalks() {
  const { isPending, isError, refetch } = useQuery({
    queryKey: TALKS_KEY,
    queryFn: ({ signal }) => bringTalks(signal),
  })
  const { talks, waiting } = useStored(talkBook)
  useEffect(() => void sendAll(), [])
  return {
    /** The newest first, with what this browser wrote and the server does not have yet. */
    talks: talks.map((talk) => ({ ...talk, ...waiting[talk.id] })),
    isPending: isPending && talks.length === 0,
    /** Whether the server's list is still to come. */
    isLoading: isPending,
    isError: isError && talks.length === 0,
    retry: () => void refetch(),
  }
}

/** One talk; null where there is none of that id, undefined until that is known. */
export function useTalk(id: string): Talk | null | undefined {
  const { talks, isLoading } = useTalks()
  return talks.find((talk) => talk.id === id) ?? (isLoading ? undefined : null)
}
