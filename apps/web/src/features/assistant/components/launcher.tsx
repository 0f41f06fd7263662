import { type ComponentType, useCallback, useRef, useState } from 'react'
import { launcher } from '../../../lib/words/en/launcher.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Room } from '../free-space.ts'
import type { PageBranch } from '../page-branch.ts'

type LauncherProps = { branch: PageBranch; Panel: ComponentType<{ branch: PageBranch; onClose: () => void }> }

/** Space for the button; none before hydration, while scrolling, or over content. */
function useRoom() {
  const [room, setRoom] = useState<Room>('none')
  const button = useRef<HTMLButtonElement>(null)
  const ref = useCallback((element: HTMLButtonElement) => {
    button.current = element
    const leaving = new AbortController()
    import('../free-space.ts')
      .then(({ watchFreeSpace }) => watchFreeSpace(element, setRoom, leaving.signal))
      // The launcher stays small if the panel can't be loaded.
      .catch(() => {})
    return () => leaving.abort()
  }, [])
  return { room, button, ref }
}

/** Opens the assistant on any page: a signpost in wide margins, else a button that avoids covering content. */
export function Launcher({ branch, Panel }: LauncherProps) {
  const words = useWords(launcher)
  const [isOpen, setIsOpen] = useState(false)
  const [isNear, setIsNear] = useState(false)
  const { room, button, ref } = useRoom()
  const isSmall = !isNear && !isOpen && room === 'none'
  const hasWords = isNear || room === 'words'

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => setIsNear(true)}
        onPointerLeave={() => setIsNear(false)}
        onFocus={() => setIsNear(true)}
        onBlur={() => setIsNear(false)}
        className={cx(
          'fixed isolate z-(--z-launcher) font-semibold text-on-deep print:hidden night:text-ink',
          // The background is a separate layer: over content only the touch target remains.
          'before:absolute before:inset-0 before:-z-1 before:rounded-[inherit] before:border before:border-[color-mix(in_oklab,var(--on-deep-soft)_34%,transparent)] before:bg-surface-deep before:transition-[inset] before:duration-(--dur-2) night:before:border-line-strong night:before:bg-surface-raised',
          // In narrow margins only the face shows until hover or focus.
          'min-[89rem]:start-3 min-[89rem]:bottom-4 min-[89rem]:grid min-[89rem]:w-[100px] min-[89rem]:justify-items-center min-[89rem]:gap-[7px] min-[89rem]:rounded-[30px_30px_30px_8px] min-[89rem]:px-2 min-[89rem]:pt-2.5 min-[89rem]:pb-[11px] min-[89rem]:text-center min-[89rem]:text-micro/[1.25] min-[89rem]:before:shadow-2 min-[89rem]:transition-transform min-[89rem]:hover:-translate-y-[3px]',
          'max-[89rem]:start-0 md:max-[89rem]:bottom-4 max-md:bottom-[calc(var(--tabbar-height)+12px+env(safe-area-inset-bottom))] max-[89rem]:flex max-[89rem]:h-12 max-[89rem]:min-w-12 max-[89rem]:items-center max-[89rem]:gap-[9px] max-[89rem]:rounded-e-[24px] max-[89rem]:px-[7px] max-[89rem]:text-[.9375rem] max-[89rem]:before:shadow-3',
          hasWords && 'max-[89rem]:pe-4',
          isSmall && 'max-[89rem]:before:inset-y-1 max-[89rem]:before:end-[calc(100%-16px)]',
        )}
      >
        <Avatar
          who="understory"
          size="lg"
          className={cx('max-[89rem]:size-[34px] max-[89rem]:rounded-[11px]', isSmall && 'max-[89rem]:opacity-0')}
        />
        {isSmall && <Icon name="leaf" size="sm" className="absolute start-0 w-4 min-[89rem]:hidden" />}
        <span className={cx(!hasWords && 'max-[89rem]:sr-only')}>{words.open}</span>
      </button>
      {isOpen && <Panel branch={branch} onClose={close} />}
    </>
  )
}
