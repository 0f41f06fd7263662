import { useQuery } from '@tanstack/react-query'
import { NOTICEABLE_POINTS } from '@understory/insight/voice/bands'
import { useRef } from 'react'
import { voiceTakesQuery } from '../../../api/voice.ts'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { leavesDisfluency, plainLanguage } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import type { ResultsWords } from '../facts.ts'
import { type Figures, verdictOf } from '../figures.ts'
import { findingOf, headline, reasonOf } from '../finding.ts'
import type { VoiceResult } from '../types.ts'
import { useFocusWhenLost } from '../use-focus-when-lost.ts'
import { ScoreRing } from './score-ring.tsx'

type ScoresHeadProps = { result: VoiceResult; figures: Figures }

/** Verdict, reason, and scores with earlier recordings. */
export function ScoresHead({ result, figures }: ScoresHeadProps) {
  const words = useWords(voiceResultsWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusWhenLost(heading)
  const { placeholder } = useWords(voiceWords)
  const leaves = useStored(leavesDisfluency)
  const isPlain = useStored(plainLanguage)
  const { context, reading, isPlaceholder } = result
  const { data: takes = [] } = useQuery(voiceTakesQuery(context))
  const { measures, scores } = figures
  // The newest is this recording.
  const earlier = isPlaceholder || leaves ? [] : takes.slice(1, 5).toReversed()
  const pace = reading.pace?.score ?? scores?.pace.value ?? null
  const clarity = reading.clarity.score ?? null
  const finding = findingOf(figures)
  const reason = isPlaceholder ? null : reasonOf(figures, words)
  // The service's summary is technical, so it shows only without a verdict.
  const told = finding.key === 'heard' && !isPlain ? (reading.summary ?? reading.pace?.assessment ?? '') : ''
  return (
    <section className="grid items-center gap-x-16 gap-y-5 max-[1100px]:grid-cols-2 max-md:grid-cols-1 min-[1101px]:grid-cols-[minmax(0,1.15fr)_auto_auto]">
      <div className="max-[1100px]:col-span-full">
        <h2
          ref={heading}
          tabIndex={-1}
          className="mb-2.5 text-[clamp(1.625rem,1.2rem+1.6vw,2.375rem)]/[1.14] tracking-[-.018em]"
        >
          {isPlaceholder ? placeholder.heading : headline(finding, words, words.contexts[context])}
        </h2>
        <p
          lang={isPlaceholder || reason !== null ? undefined : 'en'}
          className="max-w-[54ch] text-[1.0625rem] text-ink-soft"
        >
          {isPlaceholder ? placeholder.summary : (reason ?? told)}
        </p>
        {isPlaceholder && measures && <p className="mt-2 max-w-[54ch] text-ink-soft">{placeholder.strip}</p>}
      </div>
      {pace !== null && (
        <ScoreRing
          title={words.pace}
          score={pace}
          past={earlier.map(({ paceScore }) => paceScore)}
          note={paceNote(figures, words)}
          isPlaceholder={isPlaceholder}
        />
      )}
      {!leaves && clarity !== null && (
        <ScoreRing
          title={words.clarity}
          score={clarity}
          past={earlier.map(({ clarityScore }) => clarityScore)}
          note={clarityNote(clarity, earlier.at(-1)?.clarityScore ?? null, words)}
          isPlaceholder={isPlaceholder}
        />
      )}
    </section>
  )
}

function paceNote(figures: Figures, { paceNotes }: ResultsWords): string {
  const verdict = verdictOf(figures)
  return verdict ? paceNotes[verdict.place] : ''
}

function clarityNote(now: number, last: number | null, { change }: ResultsWords): string {
  if (last === null) return ''
  const points = Math.round(now) - Math.round(last)
  if (Math.abs(points) < NOTICEABLE_POINTS) return change.same
  return points > 0 ? change.up(String(points)) : change.down(String(-points))
}
