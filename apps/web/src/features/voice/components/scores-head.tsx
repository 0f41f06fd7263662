import { useQuery } from '@tanstack/react-query'
import { NOTICEABLE_POINTS } from '@understory/insight/voice/bands'
import { useRef } from 'react'
import { voiceTakesQuery } from '../../../api/voice.ts'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { leavesDisfluency, plainLanguage } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { GrowthRings } from '../../../ui/growth-rings.tsx'
import type { ResultsWords } from '../facts.ts'
import { type Figures, isVeryLow, verdictOf } from '../figures.ts'
import { findingOf, headline, reasonOf } from '../finding.ts'
import type { VoiceResult } from '../types.ts'
import { useFocusWhenLost } from '../use-focus-when-lost.ts'

/** Verdict, reason, and scores with earlier recordings. */
export function ScoresHead({ result, figures }: { result: VoiceResult; figures: Figures }) {
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

type ScoreRingProps = {
  title: string
  score: number
  /** Oldest first. */
  past: readonly (number | null)[]
  note: string
  isPlaceholder: boolean
}

/** A score with one ring per recording. */
export function ScoreRing({ title, score, past, note, isPlaceholder }: ScoreRingProps) {
  const words = useWords(voiceResultsWords)
  const { placeholder } = useWords(voiceWords)
  return (
    <div className="flex items-center gap-[18px]">
      <GrowthRings
        scores={[...past, score]}
        label={
          past.some((each) => each !== null)
            ? words.past({ title, scores: past.map((each) => scoreText(each)).join(', ') })
            : undefined
        }
        hollow={isPlaceholder}
      />
      <div>
        <h3 className="mb-1 font-text text-body font-semibold">{title}</h3>
        <p>
          {isVeryLow(score) && !isPlaceholder ? (
            <span className="font-display text-[1.625rem]/none">{words.veryLow}</span>
          ) : (
            <>
              <span className={isPlaceholder ? HOLLOW : 'num text-[2.75rem]/none'}>{Math.round(score)}</span>{' '}
              <span className="note">{words.of100}</span>
            </>
          )}
        </p>
        <p className="note mt-1 max-w-[26ch]">{isPlaceholder ? placeholder.note : note}</p>
      </div>
    </div>
  )
}

function scoreText(score: number | null): string {
  return score === null ? '–' : String(Math.round(score))
}

const HOLLOW =
  'num text-[2.75rem]/none text-transparent [-webkit-text-stroke:1.5px_var(--ink-soft)] forced-colors:text-current'
