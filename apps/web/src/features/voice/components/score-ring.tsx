import { voiceWords } from '../../../lib/words/en/voice.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { GrowthRings } from '../../../ui/growth-rings.tsx'
import { isVeryLow } from '../figures.ts'

type ScoreRingProps = {
  title: string
  score: number
  /** Oldest first. */
  past: readonly (number | null)[]
  /** Explanation of the score. */
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
