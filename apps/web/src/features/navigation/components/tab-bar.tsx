import { tabBranches } from '@understory/forest/find'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { standing } from '../place.ts'
import { useAddress } from '../use-address.ts'
import { PlaceLink } from './place-link.tsx'

/** Plants are too detailed at this size. */
const ICONS: Readonly<Record<string, IconName>> = {
  'voice-analysis': 'mic',
  'text-analysis': 'text',
  'word-counter': 'leaf',
  leafprint: 'tree',
  'family-community': 'people',
}
const CURRENT = { page: 'page', under: 'true', elsewhere: undefined } as const

const TAB =
  'relative grid content-center justify-items-center gap-[3px] text-micro/[1.4] font-medium max-[359px]:tracking-[-.03em] text-ink-soft ' +
  'aria-[current]:font-[650] aria-[current]:text-leaf-ink ' +
  'aria-[current]:before:absolute aria-[current]:before:-top-px aria-[current]:before:h-1 aria-[current]:before:w-[34px] ' +
  'aria-[current]:before:rounded-[0_0_8px_3px] aria-[current]:before:bg-leaf forced-colors:aria-[current]:before:bg-[Highlight] focus-visible:-outline-offset-3'

/** The first five branches on narrow screens. */
export function TabBar() {
  const words = useWords(shell).header
  const address = useAddress()
  return (
    <nav
      aria-label={words.tabs}
      className="fixed inset-x-0 bottom-0 z-(--z-tabbar) grid h-[calc(var(--tabbar-height)+env(safe-area-inset-bottom))] grid-cols-5 border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] short:static md:hidden"
    >
      {tabBranches().map(({ id, path, shortLabel }) => (
        <PlaceLink key={id} address={path} aria-current={CURRENT[standing(address, path)]} className={TAB}>
          <Icon name={ICONS[id] ?? 'leaf'} className="size-[23px]" />
          {shortLabel}
        </PlaceLink>
      ))}
    </nav>
  )
}
