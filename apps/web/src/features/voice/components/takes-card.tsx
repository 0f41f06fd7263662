import { useQuery } from '@tanstack/react-query'
import type { Context } from '@understory/contract/contexts'
import type { VoiceTake } from '@understory/contract/voice-take'
import { scaleLinear } from 'd3-scale'
import { voiceTakesQuery } from '../../../api/voice.ts'
import { dateAndTime } from '../../../lib/clock-time.ts'
import { minutesAndSeconds } from '../../../lib/duration.ts'
import { decimal, decimalOr } from '../../../lib/figures.ts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { leavesDisfluency } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { FiguresTable } from '../../../ui/figures-table.tsx'
import type { Band } from '../strip-layout.ts'

const LISTED = 8
const TREND = { width: 600, height: 90, edge: 8 }

/** Earlier recordings in this context, and their pace. */
export function TakesCard({ context, band }: { context: Context; band: Band | null }) {
  const words = useWords(voiceResultsWords).takes
  const names = useWords(contextNames)
  const { data: takes, isError } = useQuery(voiceTakesQuery(context))
  return (
    <Card aria-labelledby="voice-takes" className="overflow-x-auto">
      <CardHead>
        <h2 id="voice-takes" className="text-h3">
          {words.heading}
        </h2>
      </CardHead>
      {isError && <p className="text-ink-soft">{words.failed}</p>}
      {takes?.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {takes && takes.length > 0 && (
        <>
          <p className="-mt-2 mb-3 text-small text-ink-soft">{words.lead(names[context])}</p>
          <Trend takes={takes} band={band} />
          <TakesTable takes={takes.slice(0, LISTED)} />
        </>
      )}
    </Card>
  )
}

export function Trend({ takes, band }: { takes: readonly Pick<VoiceTake, 'wordsPerMinute'>[]; band: Band | null }) {
  const words = useWords(voiceResultsWords).takes
  const paces = takes.flatMap(({ wordsPerMinute }) => wordsPerMinute ?? []).toReversed()
  if (paces.length < 2) return null
  const { width, height, edge } = TREND
  const x = scaleLinear([0, paces.length - 1], [edge, width - edge])
  const y = scaleLinear(
    [Math.min(band?.low ?? 200, ...paces) * 0.95, Math.max(band?.high ?? 100, ...paces) * 1.05],
    [height - edge, edge],
  )
  const [first = 0] = paces
  const last = paces.at(-1) ?? 0
  const caption = [
    words.trend({ from: String(Math.round(first)), to: String(Math.round(last)), count: String(paces.length) }),
    ...(band ? [words.trendBand({ low: String(band.low), high: String(band.high) })] : []),
  ].join(' ')
  return (
    <figure className="mb-3">
      <svg
        role="img"
        aria-label={words.trendEach(paces.map((pace) => Math.round(pace)).join(', '))}
        viewBox={`0 0 ${width} ${height}`}
        className="w-full"
      >
        {band && (
          <rect width={width} y={y(band.high)} height={y(band.low) - y(band.high)} className="fill-chart-band" />
        )}
        <path
          d={`M${paces.map((pace, index) => `${x(index)} ${y(pace)}`).join('L')}`}
          fill="none"
          strokeWidth={2}
          className="stroke-chart-1"
        />
        {paces.map((pace, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: points are told apart by their place alone
            key={index}
            cx={x(index)}
            cy={y(pace)}
            r={index === paces.length - 1 ? 5 : 3}
            className="fill-chart-1"
          />
        ))}
      </svg>
      <figcaption className="note">{caption}</figcaption>
    </figure>
  )
}

function TakesTable({ takes }: { takes: readonly VoiceTake[] }) {
  const words = useWords(voiceResultsWords).takes
  const leaves = useStored(leavesDisfluency)
  const heads = [words.length, words.pace, ...(leaves ? [] : [words.pauses]), words.movement]
  return (
    <FiguresTable
      caption={words.heading}
      columns={[words.when, ...heads]}
      rows={takes.map((take) => ({
        key: take.id,
        head: dateAndTime(take.createdAt),
        cells: [
          minutesAndSeconds(take.durationSeconds),
          decimalOr(take.wordsPerMinute, 0, '–'),
          ...(leaves ? [] : [take.pauseShare === null ? '–' : words.share(decimal(take.pauseShare * 100, 0))]),
          decimalOr(take.pitchSpreadSemitones, 1, '–'),
        ],
      }))}
      className="max-md:text-small md:min-w-[480px]"
    />
  )
}
