import { Link, useLocation } from '@tanstack/react-router'
import { addresses, matchAddress } from '@understory/forest/addresses'
import { branches } from '../lib/words/en/branches.ts'
import { useWords } from '../lib/words/use-words.ts'
import { linkClass } from '../ui/link.tsx'

/** For developers: every screen with its addresses. */
export function Screen() {
  const words = useWords(branches).aid
  const { title } = matchAddress(useLocation().pathname).address
  const byScreen = Map.groupBy(
    addresses.filter(({ pattern }) => !pattern.includes('{')),
    ({ screen }) => screen,
  )
  return (
    <div className="page-width py-10 pb-24">
      <h1>{title}</h1>
      <p className="mt-2 mb-6 text-lead text-ink-soft">{words.lead}</p>
      <dl className="grid gap-4">
        {[...byScreen].map(([screen, rows]) => (
          <div key={screen} className="grid gap-1 border-b border-line pb-4 md:grid-cols-[220px_1fr]">
            <dt className="font-semibold">{screen}</dt>
            <dd className="flex flex-wrap gap-x-5">
              {rows.map(({ pattern }) => (
                <Link key={pattern} to={pattern} className={linkClass('inline-flex min-h-11 items-center')}>
                  {pattern}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
