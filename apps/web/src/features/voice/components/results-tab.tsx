import { useMemo, useState } from 'react'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Playback } from '../../../recorder/use-playback.ts'
import type { RecognizerChoice } from '../../../recorder/use-recognizer.ts'
import { leavesDisfluency, plainLanguage } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { factsOf } from '../facts.ts'
import { figuresOf, fillersByWord, fillersOf } from '../figures.ts'
import { findingOf, isJudged } from '../finding.ts'
import { knownFacts, knownTones, lacksTranscript, missingFigures, needOf } from '../missing-transcript.ts'
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
import { TranscriptOffer } from './transcript-offer.tsx'
import { TryNextCard } from './try-next-card.tsx'
import { UsualCard } from './usual-card.tsx'

export type ResultsTabProps = {
  result: VoiceResult
  /** The previous take, if the person repeated it. */
  before: VoiceResult | null
  playback: Playback
  onNew: () => void
  onBack: () => void
  onAgain: () => void
  recognizer: RecognizerChoice
}

const NONE: ReadonlySet<number> = new Set()

export function ResultsTab({ result: given, before: givenBefore, playback, recognizer, ...on }: ResultsTabProps) {
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
  const { reasons = [], summary = '' } = result.reading
  const { key } = findingOf(figures)
  const head = <ScoresHead {...{ result, figures }} />
  const next = <TryNextCard figures={figures} onAgain={on.onAgain} />
  const actions = <ResultsActions take={result.take} onNew={on.onNew} onBack={on.onBack} />
  const facts = factsOf(result, figures, kept, words).filter((fact) => !leaves || !DISFLUENCY_FACTS.has(fact.key))
  const missing = missingFigures(result, figures, facts, words, leaves)
  const transcript = result.reading.transcript.trim() !== '' && (
    <Transcript
      reading={result.reading}
      spoken={spoken}
      fillers={measures ? fillersByWord(measures) : []}
      playback={playback}
    />
  )
  const offering = (names: readonly string[]) => (
    <TranscriptOffer recognizer={recognizer} hearing={result.take} missing={names} onAgain={on.onAgain} />
  )
  // Nothing to draw, so one sentence and the next step.
  if (!result.isPlaceholder && !isJudged(figures)) {
    return (
      <div className="grid gap-6">
        {head}
        {next}
        {transcript}
        {result.take.heardProblem && offering([])}
        {actions}
      </div>
    )
  }

  const offer = lacksTranscript(result, figures) && offering(missing.words)
  // If this browser has no recognizer, the offer has no button and comes last.
  const leads = recognizer.device !== 'none'
  const sentences = [key === 'heard' ? '' : summary, ...reasons.filter((reason) => !summary.includes(reason))].filter(
    Boolean,
  )
  const details = !isPlain && !result.isPlaceholder && (
    <>
      <UsualCard scores={scores} />
      {sentences.length > 0 && (
        <Card aria-labelledby="voice-reasons">
          <h2 id="voice-reasons" className="text-h3">
            {words.actions.reasons}
          </h2>
          <ul lang="en" className="mt-2 grid gap-1.5 text-ink-soft">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
  // The details fit beside a transcript; otherwise that column would be empty.
  const areDetailsAside = spoken.length > 0
  const hasAside = knownTones(result, leaves).length > 0 || (areDetailsAside && details)
  return (
    <div className="grid gap-6">
      {head}
      {next}
      {leads && offer}
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
        facts={knownFacts(facts, words)}
        missing={result.isPlaceholder ? [] : missing.sound}
        need={measures ? needOf(measures) : 'other'}
      />
      {before && isJudged(figuresOf(before)) && !result.isPlaceholder && (
        <CompareCard before={before} now={result} playback={playback} />
      )}
      <div className={cx('grid items-start gap-6', hasAside && 'min-[1101px]:grid-cols-[minmax(0,1fr)_364px]')}>
        <div className="grid content-start gap-6">
          {transcript}
          {!leads && offer}
          {actions}
        </div>
        <div className="grid gap-6">
          <ToneCard {...{ result, scores }} />
          {areDetailsAside && details}
        </div>
      </div>
      {!areDetailsAside && <div className="grid items-start gap-6 lg:grid-cols-2">{details}</div>}
      {!result.isPlaceholder && <TakesCard context={result.context} band={band} />}
    </div>
  )
}

function toggled(set: ReadonlySet<number>, item: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}
