import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { contextOf } from '@understory/contract/contexts'
import { hitOf } from '@understory/forest/find'
import type { Section } from '@understory/forest/types'
import { withQueries } from '../../../../api/queries.tsx'
import { findMoments } from '../../../../api/search.ts'
import { linkTo } from '../../../../lib/link-to.ts'
import { nearMoments } from '../../../../lib/words/en/near-moments.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { HelpNote } from '../../../../ui/help-note.tsx'
import { linkClass } from '../../../../ui/link.tsx'
import { CoachLink } from '../coach-link.tsx'
import { MomentFold } from './moment-fold.tsx'

type NearMomentsProps = { matter: string; section: Section }

/** Cases near what was typed, the nearest open; pages near it; and the coach, which takes the text over. */
export const NearMoments = withQueries(Near)

function Near({ matter, section }: NearMomentsProps) {
  const words = useWords(nearMoments)
  const { data, isPending, isError } = useQuery({
    queryKey: ['/api/nav/moments', section.id, matter],
    queryFn: () => findMoments(matter, section.id),
    retry: false,
    gcTime: 60_000,
  })
  const { moments = [], places = [], helpPart } = data ?? {}
  const pages = places.flatMap((id) => hitOf(id) ?? [])
  const isLed = helpPart?.kind === 'help' && helpPart.level === 'lead'
  const told = isPending ? words.looking : isError ? words.failed : moments.length === 0 ? words.none : words.found
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {helpPart && <HelpNote part={helpPart} />}
      {!isLed && (
        <p role="status" className="text-small text-ink-soft">
          {told}
        </p>
      )}
      {moments.length > 0 && (
        <ul lang="en">
          {moments.map(({ id, context, ...moment }, at) => (
            <li key={id}>
              <MomentFold {...moment} context={contextOf(context)} open={at === 0} />
            </li>
          ))}
        </ul>
      )}
      {pages.length > 0 && (
        <p className="text-small text-ink-soft">
          {words.pages}{' '}
          {pages.map(({ node }, at) => (
            <span key={node.id}>
              {at > 0 && ' · '}
              <Link {...linkTo(node.path)} className={linkClass('-my-2.5 inline-block py-3')}>
                {node.label}
              </Link>
            </span>
          ))}
        </p>
      )}
      {!isPending && (
        <p>
          <CoachLink context={section.context} draft={matter} label={words.open} quiet={moments.length > 0} />
        </p>
      )}
    </div>
  )
}
