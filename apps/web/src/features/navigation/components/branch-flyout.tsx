import { MENU_BRANCHES, menuBranches, treeBranches } from '@understory/forest/find'
import { toolLinks } from '@understory/forest/links'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { withQueries } from '../../../api/queries.tsx'
import { openOverlay, setSidePanel } from '../../../lib/overlays.ts'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type Column, linkForKey } from '../flyout-keys.ts'
import { FlyoutBranch } from './flyout-branch.tsx'
import { opensInThisTab, PlaceLink } from './place-link.tsx'

const FOOT = buttonClass({ variant: 'quiet', size: 'sm', className: 'pointer-coarse:min-h-11' })

/** Two panes: branches, and the chosen one's children. */
export const BranchFlyout = withQueries(Panes)

function Panes({ id, onClose }: { id: string; onClose: () => void }) {
  const { menu: words } = useWords(shell)
  const branches = menuBranches().slice(0, MENU_BRANCHES)
  const [chosen, setChosen] = useState(branches[0]?.id)

  function leave(event: MouseEvent) {
    if (opensInThisTab(event)) onClose()
  }
  function openTree() {
    onClose()
    openOverlay('tree')
  }

  return (
    <nav
      id={id}
      aria-label={words.label}
      onClick={leave}
      onKeyDown={walk}
      className="absolute start-[min(168px,100%-676px)] top-[calc(100%+8px)] z-(--z-panel) max-h-[calc(100dvh-var(--header-height)-24px)] w-[660px] animate-appear overflow-x-hidden overflow-y-auto rounded-[20px] border border-line bg-surface-raised shadow-3"
    >
      {/* The second pane is nested in the chosen branch, so that Tab moves from a branch into its children. */}
      <ul className="relative grid grid-cols-[290px_minmax(0,1fr)] grid-rows-[repeat(8,auto)_1fr] px-2.5 py-2.5 before:absolute before:inset-y-0 before:start-[300px] before:end-0 before:border-s before:border-line before:bg-surface">
        {branches.map((branch) => (
          <FlyoutBranch
            key={branch.id}
            branch={branch}
            isChosen={branch.id === chosen}
            onChoose={() => setChosen(branch.id)}
          />
        ))}
      </ul>
      <div className="relative flex justify-between border-t border-line bg-surface-raised px-2.5 py-1.5">
        <button type="button" aria-haspopup="dialog" onClick={openTree} className={FOOT}>
          <Icon name="tree" />
          {words.viewAll(treeBranches().length)}
        </button>
        <div className="flex">
          {toolLinks().map(({ path, label }) => (
            <PlaceLink key={path} address={path} className={FOOT}>
              {label}
            </PlaceLink>
          ))}
          <button
            type="button"
            onClick={() => {
              onClose()
              setSidePanel(true)
            }}
            className={FOOT}
          >
            <Icon name="mic" />
            {words.sidePanel}
          </button>
        </div>
      </div>
    </nav>
  )
}

/** Arrow keys move within a pane and between the two. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event
  const from = document.activeElement
  if (ctrlKey || metaKey || altKey || shiftKey || !(from instanceof HTMLElement)) return
  const columns = ['branch', 'child'].map((pane): Column<HTMLElement> => {
    const links = [...currentTarget.querySelectorAll<HTMLElement>(`[data-pane="${pane}"]`)]
    return { links, home: links.find((link) => link.dataset.chosen === 'true') }
  })
  const next = linkForKey(columns, from, key)
  if (!next) return
  event.preventDefault()
  next.focus()
}
