import { useQuery } from '@tanstack/react-query'
import type { Talk } from '@understory/contract/talks'
import { useEffect } from 'react'
import { talksQuery } from '../../api/talks.ts'
import { markOfForest } from '../../storage/forest-mark.ts'
import { talkBook } from '../../storage/talk-book.ts'
import { useStored } from '../../storage/use-stored.ts'
import { sendAll } from './send-changes.ts'

type Talks = {
  /** The newest first, with what this browser wrote and the server does not have yet. */
  talks: readonly Talk[]
  isPending: boolean
  isError: boolean
  retry: () => void
}

/** The talks of this forest: from the server, and where it is out of reach as this browser last knew them. */
export function useTalks(): Talks {
  const { data, isPending, isError, refetch } = useQuery(talksQuery)
  const { talks, waiting } = useStored(talkBook)
  useEffect(() => {
    if (data) talkBook.write({ ...talkBook.read(), talks: data, mark: markOfForest() })
  }, [data])
  useEffect(() => void sendAll(), [])
  return {
    talks: talks.map((talk) => ({ ...talk, ...waiting[talk.id] })),
    isPending: isPending && talks.length === 0,
    isError: isError && talks.length === 0,
    retry: () => void refetch(),
  }
}

/** One talk; null where there is none of that id, undefined until that is known. */
export function useTalk(id: string): Talk | null | undefined {
  const { talks, isPending } = useTalks()
  return talks.find((talk) => talk.id === id) ?? (isPending ? undefined : null)
}
