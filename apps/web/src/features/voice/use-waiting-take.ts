import { contextOf } from '@understory/contract/contexts'
import { useEffect, useRef } from 'react'
import { useIsOffline } from '../../api/connection.ts'
import type { Take } from '../../recorder/types.ts'
import type { RecordingPlace } from '../../storage/recordings.ts'
import { useStored } from '../../storage/use-stored.ts'
import { waitingTake } from '../../storage/waiting-take.ts'
import type { AnalysisOptions } from './types.ts'

type Analyze = (take: Take, options: AnalysisOptions) => void

/** Analyzes a recording that waited for the server as soon as it is back; one that was discarded is not here any more. */
export function useWaitingTake(place: RecordingPlace, take: Take | null, analyze: Analyze): void {
  const isOffline = useIsOffline()
  const waiting = useStored(waitingTake)
  const latest = useRef(analyze)
  latest.current = analyze
  const isWaiting = take !== null && waiting?.place === place && waiting.durationSeconds === take.durationSeconds
  const options = waiting?.options
  useEffect(() => {
    if (isWaiting && options !== undefined && !isOffline) latest.current(take, optionsOf(options))
  }, [isWaiting, isOffline, take, options])
}

function optionsOf(text: string): AnalysisOptions {
  const { context, isSecondLanguageAudience }: Partial<AnalysisOptions> = JSON.parse(text)
  return { context: contextOf(String(context)), isSecondLanguageAudience: isSecondLanguageAudience === true }
}
