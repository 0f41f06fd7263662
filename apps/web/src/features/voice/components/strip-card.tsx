import { minutesAndSeconds } from '../../../lib/duration.ts'
import { decimal } from '../../../lib/figures.ts'
import { recorderWords } from '../../../lib/words/en/recorder.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { leavesDisfluency } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TableAlternative } from '../../../ui/table-alternative.tsx'
import { type Filler, isSpoken, pitchWithin, type Stretch } from '../figures.ts'
import { playAround, Strip, type StripProps } from './strip.tsx'

type StripCardProps = StripProps & { isRefused: (start: number) => boolean; onRefuse: (start: number) => void }

export function StripCard({ isRefused, onRefuse, ...strip }: StripCardProps) {
  const words = useWords(voiceResultsWords).strip
  const { play, pause } = useWords(recorderWords)
  const { take, playback, measures, fillers } = strip
  const leaves = useStored(leavesDisfluency)
  const kept = fillers.filter(({ start }) => !isRefused(start))
  return (
    <Card aria-label={words.heading} className="px-8! pt-[22px]! pb-5! max-md:px-4! max-md:pt-[18px]!">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          iconOnly
          className="print:hidden"
          aria-label={playback.isPlaying ? pause : play}
          icon={playback.isPlaying ? 'pause' : 'play'}
          onClick={() => (playback.isPlaying ? playback.pause() : playback.play())}
        />
        <span className="num text-[1.0625rem]">
          {minutesAndSeconds(playback.seconds)}{' '}
          <span className="text-ink-faint">/ {minutesAndSeconds(take.durationSeconds)}</span>
        </span>
        <ul className="flex flex-wrap gap-x-[22px] gap-y-1 text-small text-ink-soft md:ms-auto">
          {!leaves && (
            <>
              <Key mark="h-3 w-[18px] rounded-[3px] border-[1.5px] border-info bg-info-soft" text={words.key.pause} />
              <Key
                mark="size-[11px] -rotate-45 rounded-[1px_8px_1px_8px] bg-chart-4 forced-colors:bg-[Highlight]"
                text={words.key.filler}
              />
            </>
          )}
          <Key mark="h-3 w-[18px] rounded-[3px] border-[1.5px] border-sun-ink bg-sun-soft" text={words.key.rushed} />
          <Key mark="h-[3px] w-[18px] rounded-full bg-ink forced-colors:bg-[CanvasText]" text={words.key.pace} />
          <Key mark="h-[3px] w-[18px] rounded-full bg-chart-3 forced-colors:bg-[LinkText]" text={words.key.pitch} />
        </ul>
      </div>
      <Strip {...strip} fillers={kept} />
      <input
        type="range"
        aria-label={words.position}
        aria-valuetext={minutesAndSeconds(playback.seconds)}
        min={0}
        max={take.durationSeconds}
        step={0.1}
        value={playback.seconds}
        onChange={(event) => playback.seek(event.currentTarget.valueAsNumber)}
        className="mt-1 h-11 w-full accent-leaf print:hidden"
      />
      <div className="grid gap-1 print:hidden">
        {!leaves && <Moments {...{ measures, fillers, playback, isRefused, onRefuse }} />}
        <PaceTable measures={measures} />
      </div>
    </Card>
  )
}

function Key({ mark, text }: { mark: string; text: string }) {
  return (
    <li className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={mark} />
      {text}
    </li>
  )
}

export function PaceTable({ measures }: Pick<StripProps, 'measures'>) {
  const words = useWords(voiceResultsWords).strip
  if (measures.paceOverTime.length === 0) return null
  return (
    <TableAlternative
      label={words.table}
      caption={words.table}
      columns={[words.tableTime, words.tablePace, words.tableRate, words.tablePitch]}
      rows={measures.paceOverTime.map(({ start, end, wordsPerMinute, articulationRate }) => ({
        key: String(start),
        head: `${minutesAndSeconds(start)}–${minutesAndSeconds(end)}`,
        cells: [
          String(Math.round(wordsPerMinute)),
          decimal(articulationRate, 1),
          signed(pitchWithin(measures, { start, end })),
        ],
      }))}
    />
  )
}

function signed(semitones: number | null): string {
  if (semitones === null) return '–'
  return `${semitones < -0.05 ? '−' : '+'}${decimal(Math.abs(semitones), 1)}`
}

type MomentsProps = Pick<StripCardProps, 'measures' | 'fillers' | 'playback' | 'isRefused' | 'onRefuse'>

const LISTED_PAUSE_SECONDS = 0.5

/** Pauses and fillers in order, with playback; guessed fillers can be rejected. */
function Moments({ measures, fillers, playback, isRefused, onRefuse }: MomentsProps) {
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
              onClick={() => playAround(playback, at)}
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
