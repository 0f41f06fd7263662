import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { decimal, whole } from '../../../lib/figures.ts'
import { growthRate } from '../../../lib/growth.ts'
import { shortDay } from '../../../lib/local-day.ts'
import { leafPrint } from '../../../lib/words/en/leaf-print.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Meter } from '../../../ui/meter.tsx'
import type { LeafPrint } from '../use-leafprint.ts'
import { SavePicture } from './save-picture.tsx'

export function TreeSummary({ print, drawing }: { print: LeafPrint; drawing: RefObject<SVGSVGElement | null> }) {
  const words = useWords(leafPrint)
  const { stage, growth, season, isSample } = print
  const rate = Math.round(growthRate(growth.days))
  const [first, last] = [growth.days[0]?.date ?? '', growth.days.at(-1)?.date ?? '']
  const percent = rate === 0 ? '–' : `${rate > 0 ? '+' : ''}${decimal(rate, 0)}%`
  return (
    <div className="max-lg:order-first lg:pb-7">
      <p className="note flex items-center gap-3">
        {isSample ? words.sampleNote : words.note}
        {isSample && <Badge tone="sun">{words.sample.badge}</Badge>}
      </p>
      <h1 className="mt-2 mb-4 text-[clamp(2.25rem,1.4rem+2.6vw,3.375rem)]/[1]">{stage.nickname}</h1>
      {isSample ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-lead text-ink-soft">{words.sample.text}</p>
          <Link to="/dashboard/word-counter" className={buttonClass({ variant: 'primary' })}>
            {words.sample.action}
          </Link>
        </div>
      ) : (
        <p className="text-lead text-pretty text-ink-soft">
          {words.lead[stage.species]} {words.season[season]}
        </p>
      )}
      <dl className="mt-6 grid grid-cols-2 gap-5 border-t border-line pt-[22px]">
        <div>
          <dt className="text-small text-ink-soft">{words.total}</dt>
          <dd className="num text-[2.375rem]/[1.1] tracking-[-.02em]">{whole(growth.words)}</dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">{words.growth}</dt>
          <dd className="num text-[2.375rem]/[1.1] tracking-[-.02em]">
            {rate === 0 && <span className="sr-only">{words.noGrowth}</span>}
            <bdi dir="ltr" aria-hidden={rate === 0 || undefined}>
              {percent}
            </bdi>
          </dd>
          <dd>
            <Meter
              label={words.growthBar}
              value={Math.min(100, Math.max(0, rate))}
              valueText={rate === 0 ? words.noGrowth : percent}
              className="mt-2.5"
            />
            {first !== last && (
              <p className="note mt-1.5">{words.growthSince({ first: shortDay(first), last: shortDay(last) })}</p>
            )}
          </dd>
        </div>
      </dl>
      {!isSample && (
        <div className="mt-6 max-lg:hidden">
          <SavePicture drawing={drawing} nickname={stage.nickname} />
        </div>
      )}
    </div>
  )
}
