import { toneThird } from '@understory/insight/voice/score-tone'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { leavesDisfluency } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { isVeryLow, type Score, type Scores } from '../figures.ts'
import { knownTones } from '../missing-transcript.ts'
import type { VoiceResult } from '../types.ts'

/** Tones with a value, each between two poles; neither end is bad. */
export function ToneCard({ result, scores }: { result: VoiceResult; scores: Scores | null }) {
  const words = useWords(voiceResultsWords).tone
  const { placeholder } = useWords(voiceWords)
  const leaves = useStored(leavesDisfluency)
  const tones = knownTones(result, leaves)
  if (tones.length === 0) return null
  return (
    <Card aria-labelledby="voice-tone">
      <CardHead note={result.isPlaceholder ? placeholder.note : words.shaded}>
        <h2 id="voice-tone">{words.heading}</h2>
      </CardHead>
      <div className="grid gap-[22px]">
        {tones.map((tone) => (
          <ToneTrack
            key={tone}
            tone={tone}
            value={Math.round(result.reading.tone[tone] ?? 0)}
            score={scores?.tone[tone] ?? null}
            isPlaceholder={result.isPlaceholder}
          />
        ))}
      </div>
      <p className="note mt-4">{words.mayComeAcross}</p>
    </Card>
  )
}

const LEAF = 'fill-leaf stroke-3 stroke-surface-raised forced-colors:fill-[Highlight]'

type ToneTrackProps = {
  tone: ReturnType<typeof knownTones>[number]
  value: number
  score: Score | null
  isPlaceholder: boolean
}

function ToneTrack({ tone, value, score, isPlaceholder }: ToneTrackProps) {
  const words = useWords(voiceResultsWords)
  const { placeholder } = useWords(voiceWords)
  const { name, low, high, words: names } = words.tone[tone]
  const isTip = !isPlaceholder && score?.shownAs === 'tips'
  const third = toneThird({ value, low: score?.low ?? null, high: score?.high ?? null })
  const word = names[third === 'low' ? 0 : third === 'high' ? 2 : 1] ?? ''
  const score100 = isVeryLow(value) ? words.veryLow.toLowerCase() : String(value)
  const caption = isTip ? word : words.tone.caption({ word, score: score100 })
  const interval =
    score && score.low !== null && score.high !== null
      ? words.facts.range({ low: String(Math.round(score.low)), high: String(Math.round(score.high)) })
      : ''
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className={cx('font-display', isPlaceholder && 'text-ink-faint')}>{isPlaceholder ? value : caption}</span>
      </p>
      {isTip ? (
        score?.reason && (
          <p lang="en" className="text-small text-ink-soft">
            {score.reason}
          </p>
        )
      ) : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: the browsers draw the inside of <meter> each in its own way */}
          <div
            role="meter"
            aria-label={words.tone.label({ name, low, high })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={value}
            aria-valuetext={isPlaceholder ? placeholder.note : [caption, interval].filter(Boolean).join('; ')}
            className="mt-1"
          >
            <svg aria-hidden="true" className="block h-7 w-full overflow-visible rtl:-scale-x-100">
              <rect x="0" y="9" width="100%" height="10" rx="5" className="fill-surface-sunk stroke-line" />
              {!isPlaceholder && score && score.low !== null && score.high !== null && (
                <rect
                  x={`${score.low}%`}
                  y="9"
                  width={`${score.high - score.low}%`}
                  height="10"
                  rx="4"
                  className="fill-chart-band"
                />
              )}
              <svg x={`${value}%`} y="14" overflow="visible" aria-hidden="true">
                <path
                  d="M-11 0C-6-8 6-8 11 0C6 8-6 8-11 0Z"
                  strokeDasharray={isPlaceholder ? '3 3' : undefined}
                  className={isPlaceholder ? 'fill-surface-raised stroke-line-strong' : LEAF}
                />
              </svg>
            </svg>
          </div>
          <p className="note flex justify-between">
            <span>{low}</span>
            <span>{high}</span>
          </p>
        </>
      )}
    </div>
  )
}
