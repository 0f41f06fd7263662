import { matchAddress } from '@understory/forest/addresses'
import { breadcrumbs } from '@understory/forest/find'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { cx } from '../../../ui/cx.ts'
import { sectionOf } from '../place.ts'
import { useAddress } from '../use-address.ts'
import { PlaceLink } from './place-link.tsx'

const PLACES = {
  /** In the header, after a divider. */
  header: 'flex h-7 min-w-0 items-center border-s border-line ps-5 max-[75rem]:hidden',
  /** In its own row. */
  page: 'flex min-h-[45px] items-center border-b border-line bg-surface-raised px-(--margin) min-[75rem]:hidden',
} as const

export function Breadcrumbs({ place }: { place: keyof typeof PLACES }) {
  const words = useWords(shell).header
  const address = useAddress()
  const crumbs = breadcrumbs(address, sectionOf(address))
  // The not-found page has no breadcrumbs; one built page serves all of its addresses.
  if (crumbs.length === 0 || matchAddress(address).address.screen === 'not-found') return null
  const last = crumbs.length - 1
  return (
    <nav aria-label={words.breadcrumb} className={PLACES[place]}>
      <ol className="flex min-w-0 items-center gap-2 text-small whitespace-nowrap text-ink-soft">
        {crumbs.map(({ label, path }, at) => (
          <li key={path} className={cx('flex items-center gap-2', at === last ? 'min-w-0' : 'flex-none')}>
            {at > 0 && (
              <span
                aria-hidden="true"
                className="size-[5px] flex-none rotate-45 rounded-[0_4px_0_4px] bg-line-strong"
              />
            )}
            {at === last ? (
              <span aria-current="page" title={label} className="truncate text-ink">
                {label}
              </span>
            ) : (
              <PlaceLink
                address={path}
                className="-mx-1 inline-flex min-h-7 min-w-7 items-center justify-center px-1 underline-offset-[.2em] hover:text-ink hover:underline max-[75rem]:min-h-[44px] max-md:min-w-11 pointer-coarse:min-h-11"
              >
                {label}
              </PlaceLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
