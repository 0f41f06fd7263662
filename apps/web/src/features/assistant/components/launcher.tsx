import { lazy, Suspense, useRef, useState } from 'react'
import { launcher } from '../../../lib/words/en/launcher.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import type { PageBranch } from '../page-branch.ts'

const LauncherPanel = lazy(async () => {
  const { LauncherPanel: component } = await import('./launcher-panel.tsx')
  return { default: component }
})

/** The way to the assistant from any page: a signpost in a wide margin, its face in the corner elsewhere. */
export function Launcher({ branch }: { branch: PageBranch }) {
  const words = useWords(launcher)
  const [isOpen, setIsOpen] = useState(false)
  const [isNear, setIsNear] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => setIsNear(true)}
        onPointerLeave={() => setIsNear(false)}
        onFocus={() => setIsNear(true)}
        onBlur={() => setIsNear(false)}
        className={cx(
          'fixed z-(--z-launcher) border bg-surface-deep font-semibold text-on-deep print:hidden night:border-line-strong night:bg-surface-raised night:text-ink',
          'border-[color-mix(in_oklab,var(--on-deep-soft)_34%,transparent)]',
          // Where the margin of the page has no room for it, only its face stands there until somebody comes near.
          'min-[89rem]:start-3 min-[89rem]:bottom-4 min-[89rem]:grid min-[89rem]:w-[100px] min-[89rem]:justify-items-center min-[89rem]:gap-[7px] min-[89rem]:rounded-[30px_30px_30px_8px] min-[89rem]:px-2 min-[89rem]:pt-2.5 min-[89rem]:pb-[11px] min-[89rem]:text-center min-[89rem]:text-micro/[1.25] min-[89rem]:shadow-2 min-[89rem]:transition-transform min-[89rem]:hover:-translate-y-[3px]',
          'max-[89rem]:start-1.5 md:max-[89rem]:bottom-4 max-md:bottom-[calc(var(--tabbar-height)+12px+env(safe-area-inset-bottom))] max-[89rem]:flex max-[89rem]:h-12 max-[89rem]:items-center max-[89rem]:gap-[9px] max-[89rem]:rounded-ss-[16px] max-[89rem]:rounded-se-[24px] max-[89rem]:rounded-ee-[24px] max-[89rem]:rounded-es-[6px] max-[89rem]:px-[7px] max-[89rem]:text-[.9375rem] max-[89rem]:shadow-3',
          isNear && 'max-[89rem]:pe-4',
        )}
      >
        <Avatar who="understory" size="lg" className="max-[89rem]:size-[34px] max-[89rem]:rounded-[11px]" />
        <span className={cx(!isNear && 'max-[89rem]:sr-only')}>{words.open}</span>
      </button>
      <Suspense>{isOpen && <LauncherPanel branch={branch} onClose={close} />}</Suspense>
    </>
  )
}
