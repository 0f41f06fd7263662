import { MENU_BRANCHES, menuBranches, treeBranches } from '@understory/forest/find'
import { aboutLink, toolLinks } from '@understory/forest/links'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { withQueries } from '../../../api/queries.tsx'
import { openOverlay, setSidePanel } from '../../../lib/overlays.ts'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { usePageLock } from '../../../ui/use-page-lock.ts'
import type { MenuState } from '../menu-state.ts'
import { MenuBranch } from './menu-branch.tsx'
import { opensInThisTab, PlaceLink } from './place-link.tsx'
import { SiteSearch } from './site-search.tsx'

const NARROW = '(width < 768px)'
const REACHED = 'a[href]:not([tabindex="-1"]), button:not(:disabled), input:not(:disabled)'
const SHEET =
  'fixed inset-0 m-0 z-(--z-dialog) flex size-full max-h-none max-w-none bg-scrim text-ink backdrop:hidden ' +
  'transition-[background-color] duration-(--dur-3) ease-out starting:bg-transparent data-[state=closing]:bg-transparent'
const PANEL =
  'flex w-[min(336px,88vw)] flex-col overflow-hidden rounded-e-[28px] bg-surface-raised shadow-3 ' +
  'transition-[translate] duration-(--dur-3) ease-out starting:-translate-x-full rtl:starting:translate-x-full ' +
  '[[data-state=closing]>&]:-translate-x-full rtl:[[data-state=closing]>&]:translate-x-full'
const FOOT = 'flex min-h-12 items-center justify-between rounded-2 px-3.5 font-semibold text-leaf-ink'

type MenuProps = { stage: MenuState['stage']; startsIn: MenuState['startsIn']; onClose: () => void }

/**
 * The slide-in menu: a modal `<dialog>`, which traps and returns the focus. It closes when its exit starts, so that the
 * page is usable meanwhile.
 */
export const Menu = withQueries(SlideMenu)

function SlideMenu({ stage, startsIn, onClose }: MenuProps) {
  const words = useWords(shell).menu
  const dialog = useRef<HTMLDialogElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [unfolded, setUnfolded] = useState<string>()
  const all = menuBranches()
  usePageLock(stage === 'open')

  useEffect(() => {
    if (stage === 'closing') return dialog.current?.close()
    if (!dialog.current?.open) dialog.current?.showModal()
    if (startsIn === 'search') search.current?.focus()
    const narrow = matchMedia(NARROW)
    const leave = () => dialog.current?.close()
    narrow.addEventListener('change', leave)
    return () => narrow.removeEventListener('change', leave)
  }, [stage, startsIn])

  function press(event: MouseEvent) {
    if (event.target === event.currentTarget || opensInThisTab(event)) onClose()
  }

  return createPortal(
    <dialog
      ref={dialog}
      aria-label={words.label}
      aria-modal="true"
      data-state={stage}
      inert={stage === 'closing'}
      onClose={onClose}
      onClick={press}
      onKeyDown={trapTab}
      className={SHEET}
    >
      <div className={PANEL}>
        <div className="flex h-(--header-height) flex-none items-center justify-between border-b border-line ps-5 pe-2">
          <Logo />
          <button
            type="button"
            aria-label={words.close}
            onClick={onClose}
            className="grid size-11 place-items-center rounded-full hover:bg-leaf-soft"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="overflow-y-auto overscroll-contain px-3 pb-6">
          <search aria-label={words.label} className="peer">
            <SiteSearch look="menu" inputRef={search} onLeave={onClose} />
          </search>
          <nav aria-label={words.label} className="peer-has-[[role=listbox]]:hidden">
            <ul>
              {all.slice(0, MENU_BRANCHES).map((branch) => (
                <MenuBranch
                  key={branch.id}
                  branch={branch}
                  isUnfolded={branch.id === unfolded}
                  onToggle={() => setUnfolded(branch.id === unfolded ? undefined : branch.id)}
                />
              ))}
            </ul>
            <div className="mt-1.5 border-t border-line pt-1">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  onClose()
                  openOverlay('tree')
                }}
                className={`${FOOT} w-full`}
              >
                {words.viewAll(treeBranches().length)}
                <Icon name="tree" />
              </button>
              {[...toolLinks(), aboutLink].map(({ path, label }) => (
                <PlaceLink key={path} address={path} className={FOOT}>
                  {label}
                  <Icon name="right" />
                </PlaceLink>
              ))}
              <button
                type="button"
                onClick={() => {
                  onClose()
                  setSidePanel(true)
                }}
                className={`${FOOT} w-full`}
              >
                {words.sidePanel}
                <Icon name="mic" />
              </button>
            </div>
          </nav>
        </div>
      </div>
    </dialog>,
    document.body,
  )
}

/** Wraps Tab inside the dialog; a modal dialog alone lets it reach the browser's toolbar. */
function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHED)].filter((control) =>
    control.checkVisibility(),
  )
  const [edge, other] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)]
  if (document.activeElement !== edge && event.currentTarget.contains(document.activeElement)) return
  event.preventDefault()
  other?.focus()
}
