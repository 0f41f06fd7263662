import { useMemo, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Take } from '../../../recorder/types.ts'
import type { Playback } from '../../../recorder/use-playback.ts'
import type { RecognizerChoice } from '../../../recorder/use-recognizer.ts'
import { leavesDisfluency, plainLanguage } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { factsOf } from '../facts.ts'
import { figuresOf, fillersByWord, fillersOf, type Scores } from '../figures.ts'
import { findingOf, isJudged } from '../finding.ts'
import { knownFacts, knownTones, lacksTranscript, missingFigures, needOf } from '../missing-transcript.ts'
import { spokenWords } from '../spoken-words.ts'
import { adviceIn, tryNext } from '../try-next.ts'
import type { VoiceResult } from '../types.ts'
import { withoutDisfluency } from '../without-disfluency.ts'
import { CompareCard } from './compare-card.tsx'
import { FactsList } from './facts-list.tsx'
import { ScoresHead } from './scores-head.tsx'
import { StripCard } from './strip-card.tsx'
import { TakesCard } from './takes-card.tsx'
import { ToneCard } from './tone-card.tsx'
import { Transcript } from './transcript.tsx'
import { TranscriptOffer } from './transcript-offer.tsx'

export type ResultsTabProps = {
  result: VoiceResult
  /** The previous take, if the person repeated it. */
  before: VoiceResult | null
  playback: Playback
  onNew: () => void
  onBack: () => void
  onAgain: (tip: string | null) => void
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
  const advice = measures && adviceIn(words, tryNext(measures, scores))
  const sayAgain = () => on.onAgain(advice?.say ?? null)
  const next = advice && <TryNextCard advice={advice} onAgain={sayAgain} />
  const actions = <ResultsActions take={result.take} onNew={on.onNew} onBack={on.onBack} />
  const facts = factsOf(result, figures, kept, words, leaves)
  const missing = missingFigures(result, figures, facts, words, leaves)
  const transcript = result.reading.transcript.trim() !== '' && (
    <Transcript reading={result.reading} spoken={spoken} fillers={fillersByWord(measures)} playback={playback} />
  )
  const offering = (names: readonly string[]) => (
    <TranscriptOffer recognizer={recognizer} hearing={result.take} missing={names} onAgain={sayAgain} />
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

/** One suggestion with its figure and a button to try it. */
function TryNextCard({ advice: { say, why }, onAgain }: { advice: ReturnType<typeof adviceIn>; onAgain: () => void }) {
  const words = useWords(voiceResultsWords)
  return (
    <section
      aria-labelledby="voice-try"
      className="relative grid gap-6 overflow-hidden rounded-[32px_8px_32px_8px] bg-leaf-soft p-7 md:grid-cols-[minmax(0,1fr)_150px] md:px-8"
    >
      <div>
        <h2 id="voice-try" className="text-h3">
          {words.tryNext.heading}
        </h2>
        <p className="my-2.5 font-display text-[1.5rem]/[1.3] tracking-[-.01em] text-balance">{say}</p>
        <p className="mb-4 text-ink-soft">{why}</p>
        <Button variant="primary" size="sm" icon="mic" className="min-h-11 print:hidden" onClick={onAgain}>
          {words.tryNext.again}
        </Button>
      </div>
      <Plant name="bluebell" className="absolute end-[30px] -bottom-1.5 h-[208px] max-md:hidden" />
    </section>
  )
}

/** Compared with the person's earlier recordings in this context. */
function UsualCard({ scores }: { scores: Scores | null }) {
  const words = useWords(voiceResultsWords).usual
  const usual = scores?.usual ?? []
  return (
    <Card aria-labelledby="voice-usual">
      <h2 id="voice-usual" className="text-h3">
        {words.heading}
      </h2>
      {usual.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.none}</p>
      ) : (
        <ul lang="en" className="mt-2 grid gap-1.5">
          {usual.map(({ measure, says }) => (
            <li key={measure}>{says}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function ResultsActions({ take, onNew, onBack }: { take: Take; onNew: () => void; onBack: () => void }) {
  const words = useWords(voiceWords)
  const { actions } = useWords(voiceResultsWords)
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button icon="mic" onClick={onNew}>
        {words.newRecording}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {words.back}
      </Button>
      <Button variant="quiet" icon="down" onClick={() => saveFile('recording.wav', take.wav)}>
        {actions.download}
      </Button>
      <Button variant="quiet" icon="text" onClick={() => window.print()}>
        {actions.print}
      </Button>
    </div>
  )
}
