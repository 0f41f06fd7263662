import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { contextOf } from '@understory/contract/contexts'
import { SEARCH_LENGTH } from '@understory/contract/limits'
import { hitOf } from '@understory/forest/find'
import { withQueries } from '../../../api/queries.tsx'
import { searchByMeaning } from '../../../api/search.ts'
import { handToAssistant } from '../../../lib/handoff.ts'
import { linkTo } from '../../../lib/link-to.ts'
import { seedPages } from '../../../lib/words/en/seed-pages.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { BranchSeed } from '../../../storage/branch-seeds.ts'
import { cardClass } from '../../../ui/card.tsx'
import { HelpNote } from '../../../ui/help-note.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { wordsNear } from '../seed-pages.ts'

const MOST_PAGES = 2
const MOST_CASES = 3

/** Pages and cases close in meaning to a seed; empty offline. */
export const NearSeed = withQueries(Near)

function Near({ seed }: { seed: BranchSeed }) {
  const words = useWords(seedPages).near
  const asked = wordsNear(seed).slice(0, SEARCH_LENGTH).trim()
  const { data } = useQuery({
    queryKey: ['/api/nav/search', asked],
    queryFn: ({ signal }) => searchByMeaning(asked, signal),
    enabled: asked !== '',
    gcTime: 60_000,
  })
  const places = data?.found.filter((one) => one.kind === 'place' && one.id !== 'new-branch') ?? []
  const pages = places.flatMap(({ id }) => hitOf(id) ?? []).slice(0, MOST_PAGES)
  const cases = data?.found.filter((one) => one.kind === 'case').slice(0, MOST_CASES) ?? []
  return (
    <>
      <HelpNote part={data?.helpPart} />
      {pages.length > 0 && (
        <section aria-labelledby="near-pages">
          <h2 id="near-pages" className="mb-4">
            {words.pages}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {pages.map(({ node, parentLabel }) => (
              <li key={node.id} className="grid">
                <Link
                  {...linkTo(node.path)}
                  className={cardClass({ link: true, className: 'grid content-start gap-1' })}
                >
                  <span className="font-display text-h3">{node.label}</span>
                  {parentLabel && <span className="text-small text-ink-soft">{parentLabel}</span>}
                  <span className="text-ink-soft">{node.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {cases.length > 0 && (
        <section aria-labelledby="near-cases">
          <h2 id="near-cases" className="mb-3">
            {words.cases}
          </h2>
          <ul className="grid gap-1">
            {cases.map(({ id, label, context }) => (
              <li key={id}>
                <Link
                  to="/dashboard/chatbot"
                  lang="en"
                  onClick={() => handToAssistant({ context: contextOf(context), draft: label })}
                  className={linkClass('inline-flex min-h-11 items-center')}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
