import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { launcher } from '../../../lib/words/en/launcher.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import type { PageBranch } from '../page-branch.ts'

const LauncherPanel = lazy(async () => {
  const { LauncherPanel: component } = await import('./launcher-panel.tsx')
  return { default: component }
})

/** The way to the assistant from any page: a signpost in the margin, a pill above the tabs of a phone. */
export function Launcher({ branch }: { branch: PageBranch }) {
  const words = useWords(launcher)
  const [isOpen, setIsOpen] = useState(false)
  const [isNear, setIsNear] = useState(false)
  const isAway = useIsAway()
  const button = useRef<HTMLButtonElement>(null)
  const isSmall = isAway && !isNear

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
          'fixed start-3 z-(--z-launcher) border bg-surface-deep font-semibold text-on-deep print:hidden night:border-line-strong night:bg-surface-raised night:text-ink',
          'border-[color-mix(in_oklab,var(--on-deep-soft)_34%,transparent)]',
          'md:bottom-4 md:grid md:w-[100px] md:justify-items-center md:gap-[7px] md:rounded-[30px_30px_30px_8px] md:px-2 md:pt-2.5 md:pb-[11px] md:text-center md:text-micro/[1.25] md:shadow-2 md:transition-transform md:hover:-translate-y-[3px]',
          'max-md:bottom-[calc(var(--tabbar-height)+12px+env(safe-area-inset-bottom))] max-md:flex max-md:h-12 max-md:items-center max-md:gap-[9px] max-md:rounded-[16px_24px_24px_6px] max-md:ps-[7px] max-md:pe-4 max-md:text-[.9375rem] max-md:shadow-3',
          isSmall && 'max-xl:md:w-[62px] max-xl:md:rounded-[24px_24px_24px_8px] max-xl:md:p-[7px] max-md:pe-[7px]',
        )}
      >
        <Avatar who="understory" size="lg" className="max-md:size-[34px] max-md:rounded-[11px]" />
        <span className={cx(isSmall && 'max-xl:sr-only')}>{words.open}</span>
      </button>
      <Suspense>{isOpen && <LauncherPanel branch={branch} onClose={close} />}</Suspense>
    </>
  )
}

/** Whether the page was scrolled and its end is not in sight. */
function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      setIsAway(scrollY > 40 && scrollY < scrollHeight - clientHeight - 40)
    }
    look()
    document.addEventListener('scroll', look, { passive: true })
    return () => document.removeEventListener('scroll', look)
  }, [])
  return isAway
}
