import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { contextOf } from '@understory/contract/contexts'
import type { MomentsReply } from '@understory/contract/navigation'
import { hitOf } from '@understory/forest/find'
import type { Section } from '@understory/forest/types'
import { withQueries } from '../../../../api/queries.tsx'
import { findMoments } from '../../../../api/search.ts'
import { linkTo } from '../../../../lib/link-to.ts'
import { nearMoments } from '../../../../lib/words/en/near-moments.ts'
import { LANGUAGE } from '../../../../lib/words/locale.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { HelpNote } from '../../../../ui/help-note.tsx'
import { linkClass } from '../../../../ui/link.tsx'
import { CoachLink } from '../coach-link.tsx'
import { MomentFold } from './moment-fold.tsx'

/** `times`: how often something was asked; each press asks anew. */
type NearMomentsProps = { matter: string; times: number; section: Section }

/** Moments shown at once; the rest are under "More moments". */
const FIRST_SHOWN = 6

/** Cases near what was typed, the first one open; pages near it; and the coach, which takes the text over. */
export const NearMoments = withQueries(Near)

function Near({ matter, times, section }: NearMomentsProps) {
  const words = useWords(nearMoments)
  const { data, isPending, isError } = useQuery({
    queryKey: ['/api/nav/moments', section.id, matter, times],
    queryFn: ({ signal }) => findMoments({ matter, section: section.id }, signal),
    retry: false,
    gcTime: 60_000,
  })
  const { moments = [], generalAnswers = [], places = [], isWithheld = false, helpPart } = data ?? {}
  const pages = places.flatMap((id) => hitOf(id) ?? [])
  const hasMoments = moments.length > 0
  const told = isPending ? words.looking : isError ? words.failed : hasMoments ? words.found : words.none
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <div role="status" className="grid gap-3">
        <HelpNote part={helpPart} />
        {generalAnswers.map(({ intro, text }) => (
          <p key={intro} lang="en" className="text-small">
            {intro} {text}
          </p>
        ))}
        {!isWithheld && <p className="text-small text-ink-soft">{told}</p>}
      </div>
      {hasMoments && <MomentList moments={moments.slice(0, FIRST_SHOWN)} isFirstOpen key={times} />}
      {moments.length > FIRST_SHOWN && (
        <Fold summary={words.more} key={`${times} more`}>
          <MomentList moments={moments.slice(FIRST_SHOWN)} />
        </Fold>
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
      {!isPending && !isWithheld && (
        <p>
          <CoachLink context={section.context} draft={matter} label={words.open} quiet={hasMoments} />
        </p>
      )}
    </div>
  )
}

function MomentList({ moments, isFirstOpen = false }: { moments: MomentsReply['moments']; isFirstOpen?: boolean }) {
  return (
    <ul lang="en">
      {moments.map(({ id, context, further, ...moment }, at) => (
        <li key={id}>
          <MomentFold {...moment} context={contextOf(context)} open={isFirstOpen && at === 0}>
            <dl className="grid max-w-[64ch] gap-2 text-small">
              {further.map(({ intro, do: doFirst, say }) => (
                <div key={intro}>
                  <dt className="text-ink-soft">
                    {intro} {doFirst}
                  </dt>
                  <dd className="flex items-start justify-between gap-2">
                    {say}
                    <span lang={LANGUAGE} className="-my-1.5 flex-none print:hidden">
                      <CopyButton text={say} />
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          </MomentFold>
        </li>
      ))}
    </ul>
  )
}
