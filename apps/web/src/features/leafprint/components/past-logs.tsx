import { Link } from '@tanstack/react-router'
import { whole } from '../../../lib/figures.ts'
import type { SproutLog } from '../../../lib/growth.ts'
import { longDayAt } from '../../../lib/local-day.ts'
import { topWordsOf } from '../../../lib/top-words.ts'
import { leafPrint } from '../../../lib/words/en/leaf-print.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link.tsx'

const SHOWN_WORDS = 3

export function PastLogs({ logs, isSample }: { logs: readonly SproutLog[]; isSample: boolean }) {
  const words = useWords(leafPrint)
  return (
    <Card aria-labelledby="past-logs" className="flex flex-col">
      <CardHead
        note={
          <Link
            to="/dashboard/word-counter"
            className={linkClass('inline-flex min-h-11 items-center font-text not-italic')}
          >
            {words.logs.open}
          </Link>
        }
      >
        <h2 id="past-logs">{words.logs.heading}</h2>
      </CardHead>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: fifty logs scroll inside their card, and a keyboard must reach them
        tabIndex={0}
        aria-labelledby="past-logs"
        className="scroll-fade [--ground:var(--surface-raised)] max-h-[420px] grow overflow-y-auto pe-1 focus-visible:-outline-offset-3 lg:max-h-none lg:[contain:size]"
      >
        {logs.map((log) => (
          <li
            key={log.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-[11px] first:border-t-0 first:pt-0"
          >
            <span className="fig flex flex-wrap items-center gap-2 font-medium">
              {longDayAt(log.date)}
              {isSample && <Badge tone="sun">{words.sample.badge}</Badge>}
            </span>
            <span className="num text-[1.1875rem]">{whole(log.wordCount)}</span>
            <span className="note truncate text-[1rem]!" dir="auto">
              {topWordsOf([log], SHOWN_WORDS)
                .map(({ word }) => word)
                .join(', ') || words.logs.none}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
