import { scaleLinear } from 'd3-scale'
import { minutesAndSeconds } from '../../../lib/duration.ts'
import { decimal } from '../../../lib/figures.ts'
import { listeningWords } from '../../../lib/words/en/listening.ts'
import { recorderWords } from '../../../lib/words/en/recorder.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { bandOf, type Listening, type ListeningSummary } from '../listening.ts'
import type { Band } from '../strip-layout.ts'
import type { AnalysisOptions } from '../types.ts'
import { useListening } from '../use-listening.ts'

/** Continuous listening: the live pace, occasional hints, and a summary. */
export function ListeningPanel({ options }: { options: AnalysisOptions }) {
  const words = useWords(listeningWords)
  const { problems, toast: failed } = useWords(recorderWords)
  const { listening, summary, start, stop } = useListening(() => toast({ ...words.lostToast, variant: 'destructive' }))
  const band = bandOf(options)

  async function change(isOn: boolean): Promise<void> {
    if (!isOn) return stop()
    const problem = await start(options)
    if (problem === null) toast(words.onToast)
    else {
      const description = problem === 'denied' ? failed.denied : problems[problem]
      toast({ title: failed.title, description, variant: 'destructive' })
    }
  }

  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <SwitchRow label={words.toggle} hint={words.hint} checked={listening !== null} onCheckedChange={change} />
      {listening && <Live listening={listening} band={band} />}
      {summary && <Summary summary={summary} />}
    </div>
  )
}

const GAUGE = { width: 240, height: 16, from: 80, to: 280 }

export function Live({ listening: { pace, hint }, band }: { listening: Pick<Listening, 'pace' | 'hint'>; band: Band }) {
  const words = useWords(listeningWords)
  const x = scaleLinear([GAUGE.from, GAUGE.to], [0, GAUGE.width]).clamp(true)
  const said =
    pace === null
      ? words.waiting
      : words.paceNow({ pace: String(Math.round(pace)), low: String(band.low), high: String(band.high) })
  return (
    <div className="grid gap-2 rounded-3 border border-berry bg-surface-raised px-4 py-3">
      <p className="flex items-center gap-2 font-semibold text-berry-ink">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-berry" />
        {words.sign}
      </p>
      {/* The sentence below says the same. */}
      <svg aria-hidden="true" viewBox={`0 0 ${GAUGE.width} ${GAUGE.height}`} className="w-full">
        <rect y={5} width={GAUGE.width} height={6} rx={3} className="fill-surface-sunk" />
        <rect x={x(band.low)} y={5} width={x(band.high) - x(band.low)} height={6} className="fill-chart-band" />
        {pace !== null && <circle cx={x(pace)} cy={8} r={6} className="fill-leaf" />}
      </svg>
      <p className="text-small text-ink-soft">{said}</p>
      <p role="status" className="min-h-6 text-ink">
        {hint && words.hints[hint]}
      </p>
    </div>
  )
}

function Summary({ summary: { seconds, meanPace, insideShare, hints } }: { summary: ListeningSummary }) {
  const words = useWords(listeningWords).summary
  return (
    <div role="status" className="rounded-3 bg-leaf-softer px-4 py-3">
      <h3 className="font-text text-body font-semibold">{words.heading}</h3>
      <p>{words.length(minutesAndSeconds(seconds))}</p>
      <p>
        {meanPace === null || insideShare === null
          ? words.noPace
          : words.pace({ pace: decimal(meanPace, 0), share: decimal(100 * insideShare, 0) })}
      </p>
      <p>{words.hints(hints)}</p>
    </div>
  )
}
