import { type ChangeEvent, memo, useId } from 'react'
import { whole } from '../../../lib/figures.ts'
import type { DayWords } from '../../../lib/growth.ts'
import { addDays, shortDay } from '../../../lib/local-day.ts'
import { recordEvent } from '../../../lib/page-log.ts'
import { useToday } from '../../../lib/use-today.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { dailyGoal } from '../../../storage/daily-goal.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/use-toast.ts'

const GOALS = [0, 50, 100, 150, 250, 500, 1000] as const
const SHOWN_DAYS = 7
const INNERMOST = 17
const RING_STEP = 8.4

/** One ring per day towards the goal. Days off don't count against it. */
export const Goal = memo(function Goal({ days }: { days: readonly DayWords[] }) {
  const words = useWords(wordLog).goal
  const goal = useStored(dailyGoal)
  const today = useToday()
  const id = useId()
  const spoken = days.find(({ date }) => date === today)?.words ?? 0

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    if (dailyGoal.write(Number(event.currentTarget.value))) return
    recordEvent('daily-goal', 'storage-refused')
    toast({ title: words.notKept, variant: 'destructive' })
  }

  return (
    <Card aria-labelledby={`${id}-heading`}>
      <CardHead note={goal > 0 ? words.note : undefined}>
        <h2 id={`${id}-heading`} className="text-h3">
          {words.heading}
        </h2>
      </CardHead>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {goal > 0 && <Rings days={days} goal={goal} today={today} />}
        <div className="grid min-w-[180px] flex-1 gap-2">
          {/* Known only after hydration. */}
          <p className="min-h-[1.56em] font-semibold">
            {today && (goal > 0 ? words.of({ words: whole(spoken), goal: whole(goal) }) : words.today(whole(spoken)))}
          </p>
          {goal > 0 && (
            <p className="text-small text-ink-soft">
              {spoken >= goal ? words.full : words.left(whole(goal - spoken))} {words.rest}
            </p>
          )}
          <Field label={words.label}>
            <Select value={goal} onChange={choose}>
              {[...new Set([...GOALS, goal])]
                .sort((a, b) => a - b)
                .map((each) => (
                  <option key={each} value={each}>
                    {each === 0 ? words.none : whole(each)}
                  </option>
                ))}
            </Select>
          </Field>
        </div>
      </div>
    </Card>
  )
})

/** The last seven days as rings, oldest inside. */
export function Rings({ days, goal, today }: { days: readonly DayWords[]; goal: number; today: string | null }) {
  const words = useWords(wordLog).goal
  const byDate = new Map(days.map((day) => [day.date, day.words]))
  const shown = Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const date = today && addDays(today, index - SHOWN_DAYS + 1)
    return { date: date ?? String(index), label: date ? shortDay(date) : '', count: (date && byDate.get(date)) || 0 }
  })
  const spoken = shown.map(({ label, count }) =>
    count > 0 ? words.day({ day: label, words: whole(count) }) : words.dayRests(label),
  )
  return (
    <svg role="img" aria-label={words.chart(spoken.join('; '))} viewBox="-76 -76 152 152" className="size-[152px]">
      {shown.map(({ date, count }, index) => (
        <Ring key={date} radius={INNERMOST + index * RING_STEP} share={count / goal} turn={index} />
      ))}
    </svg>
  )
}

function Ring({ radius, share, turn }: { radius: number; share: number; turn: number }) {
  const d = ringPath(radius, turn)
  if (share === 0)
    return (
      <path d={d} strokeDasharray="1 5" className="fill-none stroke-line-strong stroke-[1.5] [stroke-linecap:round]" />
    )
  return (
    <>
      <path d={d} className="fill-none stroke-chart-band stroke-[5]" />
      <path
        d={d}
        pathLength={100}
        strokeDasharray={`${Math.min(100, Math.max(2, share * 100))} 101`}
        className="fill-none stroke-chart-1 stroke-[5] [stroke-linecap:round]"
      />
    </>
  )
}

/** An irregular ring, clockwise from the top. */
function ringPath(radius: number, turn: number): string {
  const points = Array.from({ length: 36 }, (_, step) => {
    const angle = (step / 36) * 2 * Math.PI
    const r = radius * (1 + 0.022 * Math.sin(3 * angle + turn) + 0.014 * Math.cos(2 * angle - turn))
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
