import { type RefObject, useReducer } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTimer } from '../../../lib/use-timer.ts'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CLOSED, CLOSING_MS, stepMenu } from '../menu-state.ts'
import { useSearchShortcut } from '../use-shortcuts.ts'

const Menu = lazyPart(() => import('./menu.tsx'), 'Menu')

type MenuButtonProps = {
  /** The header's search, or the menu's if that is hidden. */
  searchInput: RefObject<HTMLInputElement | null>
}

/** Opens the slide-in menu, and routes the search shortcut to the visible search. */
export function MenuButton({ searchInput }: MenuButtonProps) {
  const words = useWords(shell).menu
  const [{ stage, startsIn }, step] = useReducer(stepMenu, CLOSED)

  useSearchShortcut(() => {
    const input = searchInput.current
    if (!input?.checkVisibility()) return step('search')
    input.focus()
    input.select()
  })
  useTimer(CLOSING_MS, stage === 'closing', () => step('left'))

  return (
    <>
      <button
        type="button"
        aria-label={words.open}
        aria-haspopup="dialog"
        aria-expanded={stage === 'open'}
        onClick={() => afterPaint(() => step('open'))}
        onPointerEnter={Menu.preload}
        onTouchStart={Menu.preload}
        onFocus={Menu.preload}
        className="grid size-[44px] flex-none place-items-center rounded-full md:hidden"
      >
        <Icon name="menu" />
      </button>
      {stage !== 'closed' && <Menu stage={stage} startsIn={startsIn} onClose={() => afterPaint(() => step('close'))} />}
    </>
  )
}
