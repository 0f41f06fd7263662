import { useState } from 'react'
import { keptStudyList, type StudyPhrase } from '../../storage/study-list.ts'
import { useStored } from '../../storage/use-stored.ts'

/** Phrases to study: for this visit, or in this browser for those who choose so. */
export function useStudyList() {
  const kept = useStored(keptStudyList)
  const [held, setHeld] = useState<readonly StudyPhrase[]>([])
  const [isRefused, setIsRefused] = useState(false)
  const phrases = kept ?? held

  function change(next: readonly StudyPhrase[]): void {
    if (kept === null) setHeld(next)
    else if (!keptStudyList.write(next)) keep(false)
  }

  function keep(isWanted: boolean): void {
    const isKept = keptStudyList.write(isWanted ? phrases : null)
    setIsRefused(isWanted && !isKept)
    setHeld(phrases)
  }

  return {
    phrases,
    isKept: kept !== null,
    isRefused,
    keep,
    add: (phrase: StudyPhrase) => change([phrase, ...phrases]),
    remove: (at: number) => change(phrases.filter((_, place) => place !== at)),
    clear: () => change([]),
  }
}
export type StudyList = ReturnType<typeof useStudyList>
