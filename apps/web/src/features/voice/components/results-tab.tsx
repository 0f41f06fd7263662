import { useMemo, useState } from 'react'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Playback } from '../../../recorder/use-playback.ts'
import { leavesDisfluency, plainLanguage } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card } from '../../../ui/card.tsx'
import { factsOf } from '../facts.ts'
import { figuresOf, fillersOf } from '../figures.ts'
import { spokenWords } from '../spoken-words.ts'
import type { VoiceResult } from '../types.ts'
import { DISFLUENCY_FACTS, withoutDisfluency } from '../without-disfluency.ts'
import { CompareCard } from './compare-card.tsx'
import { FactsList } from './facts-list.tsx'
import { ResultsActions } from './results-actions.tsx'
import { ScoresHead } from './scores-head.tsx'
import { StripCard } from './strip-card.tsx'
import { TakesCard } from './takes-card.tsx'
import { ToneCard } from './tone-card.tsx'
import { Transcript } from './transcript.tsx'
import { TryNextCard } from './try-next-card.tsx'
import { UsualCard } from './usual-card.tsx'

export type ResultsTabProps = {
  result: VoiceResult
  /** The take before, where the person said it again. */
  before: VoiceResult | null
  playback: Playback
  onNew: () => void
  onBack: () => void
  onAgain: () => void
}

const NONE: ReadonlySet<number> = new Set()

/** What was measured, where to hear it, and what to try next. */
export function ResultsTab({ result: given, before: givenBefore, playback, onNew, onBack, onAgain }: ResultsTabProps) {
  const words = useWords(voiceResultsWords)
  const [refused, setRefused] = useState(NONE)
  const leaves = useStored(leavesDisfluency)
  const isPlain = useStored(plainLanguage)
  const result = useMemo(() => (leaves ? withoutDisfluency(given) : given), [leaves, given])
  const before = givenBefore && leaves ? withoutDisfluency(givenBefore) : givenBefore
  const figures = figuresOf(result)
  const { measures, scores } = figures
  const band = scores?.pace.band ?? result.measured?.scores.pace.band ?? null
  const spoken = useMemo(() => spokenWords(result.reading, measures), [result.reading, measures])
  const fillers = measures ? fillersOf(measures, spoken) : []
  const kept = fillers.filter(({ start }) => !refused.has(start))
  const { reasons = [] } = result.reading

  const details = !isPlain && (
    <>
      {!result.isPlaceholder && <UsualCard scores={scores} />}
      {reasons.length > 0 && (
        <Card aria-labelledby="voice-reasons">
          <h2 id="voice-reasons" className="text-h3">
            {words.actions.reasons}
          </h2>
          <ul lang="en" className="mt-2 grid gap-1.5 text-ink-soft">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
  // Beside a transcript there is room for it; beside none the column would run on alone.
  const isHeard = spoken.length > 0
  return (
    <div className="grid gap-6">
      <ScoresHead result={result} figures={figures} />
      {measures && band && (
        <StripCard
          {...{ measures, band, fillers, playback }}
          take={result.take}
          context={words.contexts[result.context]}
          isRefused={(start) => refused.has(start)}
          onRefuse={(start) => setRefused(toggled(refused, start))}
        />
      )}
      <FactsList
        facts={factsOf(result, figures, kept, words).filter(({ key }) => !leaves || !DISFLUENCY_FACTS.has(key))}
      />
      {before && !result.isPlaceholder && <CompareCard before={before} now={result} playback={playback} />}
      <div className="grid items-start gap-6 min-[1101px]:grid-cols-[minmax(0,1fr)_364px]">
        <div className="grid content-start gap-6">
          {!result.isPlaceholder && <Transcript reading={result.reading} spoken={spoken} playback={playback} />}
          <TryNextCard figures={figures} onAgain={onAgain} />
          <ResultsActions take={result.take} onNew={onNew} onBack={onBack} />
        </div>
        <div className="grid gap-6">
          <ToneCard result={result} scores={scores} />
          {isHeard && details}
        </div>
      </div>
      {!isHeard && <div className="grid items-start gap-6 lg:grid-cols-2">{details}</div>}
      {!result.isPlaceholder && <TakesCard context={result.context} band={band} />}
    </div>
  )
}

function toggled(set: ReadonlySet<number>, item: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}
