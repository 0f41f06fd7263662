import { aboutLink, toolLinks } from '@understory/forest/links'
import { useRef } from 'react'
import { BranchesButton } from '../../features/navigation/components/branches-button.tsx'
import { Breadcrumbs } from '../../features/navigation/components/breadcrumbs.tsx'
import { MenuButton } from '../../features/navigation/components/menu-button.tsx'
import { PlaceLink } from '../../features/navigation/components/place-link.tsx'
import { SiteSearch } from '../../features/navigation/components/site-search.tsx'
import { openOverlay } from '../../lib/overlays.ts'
import { shell } from '../../lib/words/en/shell.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'

// On touch screens both are 44 px targets.
const BARE =
  'max-md:size-[44px] max-md:rounded-full max-md:border-transparent max-md:bg-transparent max-md:p-0 flex-none pointer-coarse:min-h-[44px]'
const TREE = buttonClass({ size: 'sm', className: `${BARE} md:max-[62.5rem]:px-2.5 pointer-coarse:min-w-[44px]` })
const HELP = buttonClass({
  size: 'sm',
  iconOnly: true,
  className: `${BARE} pointer-coarse:w-11 max-md:font-display max-md:text-[1.25rem] max-md:font-normal`,
})

const [assistantLink] = toolLinks()

export function Header() {
  const words = useWords(shell)
  const searchInput = useRef<HTMLInputElement>(null)
  return (
    <header className="sticky short:static top-0 z-(--z-header) flex h-(--header-height) items-center gap-5 border-b border-line bg-surface-raised px-8 md:max-[62.5rem]:gap-3 md:max-[62.5rem]:px-4 max-md:gap-0.5 max-md:px-2">
      <MenuButton searchInput={searchInput} />
      <PlaceLink address="/" aria-label={words.home} className="inline-flex h-[44px] flex-none items-center">
        <Logo />
      </PlaceLink>
      <BranchesButton />
      {assistantLink && (
        <PlaceLink
          address={assistantLink.path}
          className="inline-flex min-h-[44px] flex-none items-center px-1 text-[.9375rem] underline-offset-[.3em] hover:underline max-[62.5rem]:hidden"
        >
          {assistantLink.label}
        </PlaceLink>
      )}
      <Breadcrumbs place="header" />
      <PlaceLink
        address={aboutLink.path}
        className="ms-auto inline-flex min-h-[44px] flex-none items-center px-1 text-[.9375rem] text-ink-soft underline-offset-[.3em] hover:text-ink hover:underline max-md:hidden max-[48rem]:hidden"
      >
        {aboutLink.label}
      </PlaceLink>
      <search aria-label={words.search.landmark} className="contents max-md:hidden">
        <SiteSearch look="header" inputRef={searchInput} />
      </search>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openOverlay('tree')}
        className={`${TREE} max-md:ms-auto`}
      >
        <Icon name="tree" />
        <span className="max-[62.5rem]:sr-only">{words.header.viewTree}</span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.header.help}
        onClick={() => openOverlay('header-onboarding')}
        className={HELP}
      >
        {words.header.helpMark}
      </button>
    </header>
  )
}
