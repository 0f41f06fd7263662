import { voiceWords } from '../../../lib/words/en/voice.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import type { Score, Scores } from '../figures.ts'
import type { VoiceResult } from '../types.ts'

const TONES = ['warmth', 'confidence', 'formality'] as const

/** Three tracks between two poles; none has a bad end. */
export function ToneCard({ result, scores }: { result: VoiceResult; scores: Scores | null }) {
  const words = useWords(voiceResultsWords).tone
  const { placeholder } = useWords(voiceWords)
  return (
    <Card aria-labelledby="voice-tone">
      <CardHead note={result.isPlaceholder ? placeholder.note : words.shaded}>
        <h2 id="voice-tone">{words.heading}</h2>
      </CardHead>
      <div className="grid gap-[22px]">
        {TONES.map((tone) => (
          <ToneTrack
            key={tone}
            tone={tone}
            value={result.reading.tone[tone] ?? null}
            score={scores?.tone[tone] ?? null}
            isPlaceholder={result.isPlaceholder}
          />
        ))}
      </div>
      <p className="note mt-4">{words.mayComeAcross}</p>
    </Card>
  )
}

type ToneTrackProps = {
  tone: (typeof TONES)[number]
  value: number | null
  score: Score | null
  isPlaceholder: boolean
}

function ToneTrack({ tone, value, score, isPlaceholder }: ToneTrackProps) {
  const words = useWords(voiceResultsWords)
  const { name, low, high, words: names } = words.tone[tone]
  const rounded = value === null ? null : Math.round(value)
  const caption = rounded === null ? words.notTold : words.tone.caption(names[wordAt(rounded)] ?? '', String(rounded))
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className={cx('font-display', isPlaceholder && 'text-ink-faint')}>
          {isPlaceholder ? rounded : caption}
        </span>
      </p>
      {rounded === null ? (
        score?.reason && <p className="text-small text-ink-soft">{score.reason}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: the browsers draw the inside of <meter> each in its own way */}
          <svg
            role="meter"
            aria-label={`${name}, ${low} to ${high}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={rounded}
            aria-valuetext={isPlaceholder ? words.notTold : caption}
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="mt-1.5 h-5 w-full overflow-visible rtl:-scale-x-100"
          >
            <rect y={3.5} width={100} height={3} rx={1} className="fill-surface-sunk stroke-line" strokeWidth={0.2} />
            {!isPlaceholder && score && score.low !== null && score.high !== null && (
              <rect x={score.low} y={3.5} width={score.high - score.low} height={3} className="fill-chart-band" />
            )}
            <rect
              x={rounded - 1}
              y={1}
              width={2}
              height={8}
              rx={1}
              className={isPlaceholder ? 'fill-surface-raised stroke-line-strong' : 'fill-leaf'}
              strokeWidth={0.4}
            />
          </svg>
          <p className="note flex justify-between">
            <span>{low}</span>
            <span>{high}</span>
          </p>
        </>
      )}
    </div>
  )
}

/** The third of the track in which a score lies. */
function wordAt(score: number): 0 | 1 | 2 {
  return score < 40 ? 0 : score < 60 ? 1 : 2
}
