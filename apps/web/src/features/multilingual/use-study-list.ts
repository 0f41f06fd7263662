import { useState } from 'react'
import { keptStudyList, type StudyPhrase } from '../../storage/study-list.ts'
import { useStored } from '../../storage/use-stored.ts'

/** Phrases to study, for this visit or stored in this browser. */
export function useStudyList() {
  const kept = useStored(keptStudyList)
  /** The list of this visit; null if the stored list is used. */
  const [held, setHeld] = useState<readonly StudyPhrase[] | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const isKept = held === null && !kept.isAbsent && !kept.isDamaged
  const phrases = held ?? kept.items

  function change(next: readonly StudyPhrase[]): void {
    if (isKept && keptStudyList.put(next)) return
    // The browser keeps the stored list until it has room for the change.
    setIsRefused(isKept)
    setHeld(next)
  }

  function keep(isWanted: boolean): void {
    const isDone = isWanted ? keptStudyList.put(phrases) : keptStudyList.write(keptStudyList.absent)
    setIsRefused(isWanted && !isDone)
    setHeld(isWanted && isDone ? null : phrases)
  }

  return {
    phrases,
    isKept,
    isDamaged: kept.isDamaged,
    isRefused,
    keep,
    add: (phrase: StudyPhrase) => change([phrase, ...phrases]),
    remove: (at: number) => change(phrases.filter((_, place) => place !== at)),
    clear: () => change([]),
    /** Returns phrases that were cleared, behind those saved since. */
    putBack: (cleared: readonly StudyPhrase[]) => change([...phrases, ...cleared]),
  }
}
export type StudyList = ReturnType<typeof useStudyList>
