import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Choice } from '@understory/contract/coaching'
import { SEARCH_LENGTH } from '@understory/contract/limits'
import { casesQuery } from '../../../api/coach.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { coach } from '../../../lib/words/en/coach.ts'
import { useWords } from '../../../lib/words/use-words.ts'

const REST_MS = 200

/** Cases that match the typed text after a pause; `note` explains an empty list. */
export function useCases(typed: string): { cases: readonly Choice[]; note: string | undefined } {
  const words = useWords(coach)
  const search = useDebounced(typed.trim().slice(0, SEARCH_LENGTH), REST_MS)
  const { data, isFetching, isError } = useQuery({ ...casesQuery(search), placeholderData: keepPreviousData })
  if (search === '') return { cases: [], note: undefined }
  if (isError) return { cases: [], note: words.choicesFailed }
  const cases = data ?? []
  const note = cases.length > 0 ? undefined : isFetching ? words.loading : words.noMatch
  return { cases, note }
}
