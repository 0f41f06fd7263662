import * as DialogPrimitive from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { ui } from '../lib/words/en/ui.ts'
import { useWords } from '../lib/words/use-words.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { usePageLock } from './use-page-lock.ts'

interface DialogProps {
  open: boolean
  /** Called on Escape, the close button or an outside press. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Footer buttons, the safe one first. */
  actions?: ReactNode
  art?: ReactNode
  /**
   * `md`: up to 560 px; `sm`: up to 460 px; `wide`: 90 % by 80 % of the window, at most 1000 by 800; `full`: as wide,
   * and full screen on phones.
   */
  size?: 'sm' | 'md' | 'wide' | 'full' | undefined
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Name of the close button, which shows only if set. */
  closeLabel?: string | undefined
  beside?: ReactNode
  /** Can't be closed while busy. */
  locked?: boolean | undefined
  /** Focused on close if the opener is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  children?: ReactNode
}

const SCRIM =
  'fixed inset-0 z-(--z-dialog) grid animate-appear place-items-center bg-scrim p-5 max-md:items-end max-md:p-3'
const PANEL =
  'relative w-full animate-rise overflow-auto rounded-4 bg-surface-raised shadow-3 ' +
  'max-h-[calc(100dvh-40px)] max-md:mb-[env(safe-area-inset-bottom)] max-md:max-h-[calc(100dvh-24px)]'

const SIZES = {
  sm: 'max-w-[460px]',
  md: 'max-w-[560px]',
  wide: 'flex h-[min(800px,80dvh)] max-w-[min(1000px,90vw)] flex-col overflow-hidden',
  full: 'flex h-[min(800px,80dvh)] max-w-[min(1000px,90vw)] flex-col overflow-hidden max-md:h-[calc(100dvh-24px)] max-md:max-w-none',
} as const

// Radix's Overlay would lock scrolling with a style element, which the content security policy blocks. `usePageLock`
// and our own scrim replace it.
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, art, size = 'md', role = 'dialog' } = props
  const { beside, closeLabel, locked = false, returnFocusTo, children } = props
  const words = useWords(ui)
  const isWide = size === 'wide' || size === 'full'
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  usePageLock(open)

  const focusTitle = (event: Event) => {
    event.preventDefault()
    opener.current = document.activeElement
    heading.current?.focus()
  }
  const focusBack = (event: Event) => {
    event.preventDefault()
    const target = opener.current?.isConnected ? opener.current : returnFocusTo?.current
    if (target instanceof HTMLElement) target.focus()
  }

  return (
    <DialogPrimitive.Root open={open} onOpenChange={(next) => (next || !locked) && onOpenChange(next)}>
      <DialogPrimitive.Portal>
        <div className={SCRIM}>
          <DialogPrimitive.Content
            role={role}
            aria-modal="true"
            onOpenAutoFocus={focusTitle}
            onCloseAutoFocus={focusBack}
            className={cx(PANEL, SIZES[size])}
          >
            {art}
            {closeLabel !== undefined && (
              <DialogPrimitive.Close
                disabled={locked}
                className="absolute end-3 top-3 grid size-11 place-items-center rounded-full bg-[color-mix(in_oklab,var(--surface-raised)_86%,transparent)] hover:bg-leaf-soft"
              >
                <Icon name="close" />
                <span className="sr-only">{closeLabel || words.close}</span>
              </DialogPrimitive.Close>
            )}
            <div
              className={isWide ? 'flex min-h-0 flex-1 flex-col' : 'p-7 px-8 max-md:px-5 max-md:pt-[22px] max-md:pb-5'}
            >
              <div
                className={cx(
                  isWide && 'flex min-h-15 flex-wrap items-center gap-x-5 gap-y-2 py-3 ps-7 pe-16 max-md:ps-5',
                )}
              >
                <DialogPrimitive.Title
                  ref={heading}
                  tabIndex={-1}
                  className={cx(
                    'text-balance',
                    !isWide && 'mb-2',
                    size !== 'md' ? 'text-[1.5rem]' : 'text-[clamp(1.625rem,1.4rem+1vw,2rem)]/[1.1]',
                  )}
                >
                  {title}
                </DialogPrimitive.Title>
                {beside}
              </div>
              {description && (
                <DialogPrimitive.Description className="text-pretty text-ink-soft">
                  {description}
                </DialogPrimitive.Description>
              )}
              {children}
              {actions && <div className="mt-[22px] flex flex-wrap items-center justify-end gap-3">{actions}</div>}
            </div>
          </DialogPrimitive.Content>
        </div>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}
