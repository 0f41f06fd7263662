import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { voiceTakesQuery } from '../../../api/voice.ts'
import { minutesAndSeconds } from '../../../lib/duration.ts'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { leavesDisfluency, plainLanguage } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import type { ResultsWords } from '../facts.ts'
import { type Figures, paceSide, type Scores } from '../figures.ts'
import { type Finding, findingOf } from '../finding.ts'
import type { VoiceResult } from '../types.ts'
import { useFocusWhenLost } from '../use-focus-when-lost.ts'
import { ScoreRing } from './score-ring.tsx'

type ScoresHeadProps = {
  result: VoiceResult
  figures: Figures
  /** Nobody wrote the words down: a score that needs them has no place of its own. */
  isWithoutWords: boolean
}

/** The finding in one line, its summary, and the two scores with the rings of earlier recordings. */
export function ScoresHead({ result, figures, isWithoutWords }: ScoresHeadProps) {
  const words = useWords(voiceResultsWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusWhenLost(heading)
  const { placeholder } = useWords(voiceWords)
  const leaves = useStored(leavesDisfluency)
  const isPlain = useStored(plainLanguage)
  const { context, reading, isPlaceholder } = result
  const { data: takes = [] } = useQuery(voiceTakesQuery(context))
  const { measures, scores } = figures
  // The newest is this recording itself.
  const earlier = isPlaceholder || leaves ? [] : takes.slice(1, 5).toReversed()
  const pace = reading.pace?.score ?? scores?.pace.value ?? null
  const clarity = reading.clarity.score ?? null
  // The service's own sentences are full of terms.
  const lead = isPlain ? '' : (reading.summary ?? reading.pace?.assessment ?? scores?.pace.assessment ?? '')
  return (
    <section className="grid items-center gap-x-16 gap-y-5 max-[1100px]:grid-cols-2 max-md:grid-cols-1 min-[1101px]:grid-cols-[minmax(0,1.15fr)_auto_auto]">
      <div className="max-[1100px]:col-span-full">
        <h2
          ref={heading}
          tabIndex={-1}
          className="mb-2.5 text-[clamp(1.625rem,1.2rem+1.6vw,2.375rem)]/[1.14] tracking-[-.018em]"
        >
          {isPlaceholder ? placeholder.heading : headline(findingOf(measures, scores), words, words.contexts[context])}
        </h2>
        <p lang={isPlaceholder ? undefined : 'en'} className="max-w-[54ch] text-[1.0625rem] text-ink-soft">
          {lead}
        </p>
        {isPlaceholder && measures && <p className="mt-2 max-w-[54ch] text-ink-soft">{placeholder.strip}</p>}
      </div>
      <ScoreRing
        title={words.pace}
        score={pace}
        past={earlier.map(({ paceScore }) => paceScore)}
        note={paceNote(figures, words) ?? scores?.pace.reason ?? ''}
        isPlaceholder={isPlaceholder}
      />
      {!leaves && !(isWithoutWords && clarity === null) && (
        <ScoreRing
          title={words.clarity}
          score={clarity}
          past={earlier.map(({ clarityScore }) => clarityScore)}
          note={
            isPlain && clarity === null ? '' : clarityNote(clarity, earlier.at(-1)?.clarityScore ?? null, scores, words)
          }
          isPlaceholder={isPlaceholder}
        />
      )}
    </section>
  )
}

function headline(finding: Finding, words: ResultsWords, context: string): string {
  switch (finding.key) {
    case 'rush':
      return words.findings.rush(context, minutesAndSeconds(finding.at.start), minutesAndSeconds(finding.at.end))
    case 'nothing':
    case 'heard':
      return words.findings[finding.key]
    default:
      return words.findings[finding.key](context)
  }
}

function paceNote({ measures, scores }: Figures, { paceNotes }: ResultsWords): string | undefined {
  const side = measures && scores && paceSide(measures, scores.pace)
  if (!side) return undefined
  if (side === 'inside' || side === 'near') return paceNotes[side]
  // An estimate is not exact enough to count steps by.
  if (measures.isWordRateEstimated) return paceNotes.probably[side]
  const count = Math.round(Math.abs(scores.pace.steps ?? 0))
  return paceNotes[side](count === 1 ? paceNotes.step.one : paceNotes.step.many(String(count)))
}

function clarityNote(now: number | null, last: number | null, scores: Scores | null, words: ResultsWords): string {
  if (now === null) return scores?.clarity.reason ?? ''
  if (last === null) return ''
  const change = Math.round(now) - Math.round(last)
  if (change === 0) return words.change.same
  return change > 0 ? words.change.up(String(change)) : words.change.down(String(-change))
}
