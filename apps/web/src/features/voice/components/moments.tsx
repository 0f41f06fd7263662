import { minutesAndSeconds } from '../../../lib/duration.ts'
import { decimal } from '../../../lib/figures.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Playback } from '../../../recorder/use-playback.ts'
import { Button } from '../../../ui/button.tsx'
import { type Filler, isSpoken, type Measures, type Stretch } from '../figures.ts'
import { playAround } from '../play-around.ts'

type MomentsProps = {
  measures: Measures
  fillers: readonly Filler[]
  playback: Playback
  durationSeconds: number
  isRefused: (start: number) => boolean
  onRefuse: (start: number) => void
}

const LISTED_PAUSE_SECONDS = 0.5

/** Pauses and fillers in order, with playback; guessed fillers can be rejected. */
export function Moments({ measures, fillers, playback, durationSeconds, isRefused, onRefuse }: MomentsProps) {
  const words = useWords(voiceResultsWords).strip
  const pauses = measures.pauses.filter(({ start, end }) => end - start >= LISTED_PAUSE_SECONDS)
  const shorter = measures.pauses.length - pauses.length
  const moments: { at: Stretch; label: string; isSound: boolean }[] = [
    ...pauses.map((at) => ({
      at,
      label: words.momentPause({ seconds: decimal(at.end - at.start, 1), at: minutesAndSeconds(at.start) }),
      isSound: false,
    })),
    ...fillers.map((filler) => ({
      at: filler,
      label: filler.text
        ? words.momentFiller({ text: filler.text, at: place(filler) })
        : words.momentSound[filler.certainty](minutesAndSeconds(filler.start)),
      isSound: filler.text === null,
    })),
  ].toSorted((a, b) => a.at.start - b.at.start)
  if (!isSpoken(measures)) return null
  return (
    <details>
      <summary>{words.moments}</summary>
      {moments.length === 0 && <p className="text-ink-soft">{words.noMoments}</p>}
      {shorter > 0 && <p className="mb-2 text-small text-ink-soft">{words.shorterPauses(shorter)}</p>}
      <ul className="flex flex-wrap gap-2">
        {moments.map(({ at, label, isSound }) => (
          <li key={`${label}${at.start}`} className="inline-flex gap-1">
            <Button
              size="sm"
              icon="play"
              className={isSound && isRefused(at.start) ? 'line-through' : undefined}
              onClick={() => playAround(playback, at, durationSeconds)}
            >
              {label}
            </Button>
            {isSound && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${isRefused(at.start) ? words.accept : words.refuse}: ${label}`}
                onClick={() => onRefuse(at.start)}
              >
                {isRefused(at.start) ? words.accept : words.refuse}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )

  function place({ start, certainty }: Filler): string {
    const at = minutesAndSeconds(start)
    return certainty === 'low' ? words.about(at) : at
  }
}
