import { contextOf } from '@understory/contract/contexts'
import { useEffect, useEffectEvent } from 'react'
import { useIsOffline } from '../../api/connection.ts'
import type { Take } from '../../recorder/types.ts'
import { forestMark } from '../../storage/forest-mark.ts'
import type { RecordingPlace } from '../../storage/recordings.ts'
import { useStored } from '../../storage/use-stored.ts'
import { waitingTake } from '../../storage/waiting-take.ts'
import type { AnalysisOptions } from './types.ts'

/**
 * Analyzes a waiting recording when the server is back, unless it was discarded. One from another forest waits for the
 * person.
 */
export function useWaitingTake(
  place: RecordingPlace,
  take: Take | null,
  onBack: (options: AnalysisOptions) => void,
): void {
  const isOffline = useIsOffline()
  const waiting = useStored(waitingTake)
  const analyze = useEffectEvent(onBack)
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
    if (isHere && options !== undefined && !isOffline) analyze(optionsOf(options))
  }, [isWaiting, isOffline, options, mark])
}

function optionsOf(text: string): AnalysisOptions {
  const { context, isSecondLanguageAudience }: Partial<AnalysisOptions> = JSON.parse(text)
  return { context: contextOf(String(context)), isSecondLanguageAudience: isSecondLanguageAudience === true }
}
