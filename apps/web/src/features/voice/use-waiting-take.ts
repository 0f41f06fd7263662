import { contextOf } from '@understory/contract/contexts'
import { useEffect, useRef } from 'react'
import { useIsOffline } from '../../api/connection.ts'
import type { Take } from '../../recorder/types.ts'
import { forestMark } from '../../storage/forest-mark.ts'
import type { RecordingPlace } from '../../storage/recordings.ts'
import { useStored } from '../../storage/use-stored.ts'
import { waitingTake } from '../../storage/waiting-take.ts'
import type { AnalysisOptions } from './types.ts'

type Analyze = (take: Take, options: AnalysisOptions) => void

/**
 * Analyzes a waiting recording when the server is back, unless it was discarded. One from another forest waits for the
 * person.
 */
export function useWaitingTake(place: RecordingPlace, take: Take | null, analyze: Analyze): void {
  const isOffline = useIsOffline()
  const waiting = useStored(waitingTake)
  const latest = useRef(analyze)
  latest.current = analyze
  const mark = useStored(forestMark)
  const isWaiting =
    take !== null &&
    waiting?.place === place &&
    waiting.durationSeconds === take.durationSeconds &&
    waiting.mark === mark
  const options = waiting?.options
  useEffect(() => {
    // A suspended page may have missed the storage event, so the mark is read again.
    const isHere = isWaiting && mark === forestMark.read()
    if (isHere && options !== undefined && !isOffline) latest.current(take, optionsOf(options))
  }, [isWaiting, isOffline, take, options, mark])
}

function optionsOf(text: string): AnalysisOptions {
  const { context, isSecondLanguageAudience }: Partial<AnalysisOptions> = JSON.parse(text)
  return { context: contextOf(String(context)), isSecondLanguageAudience: isSecondLanguageAudience === true }
}
