import * as ToastPrimitive from 'radix-ui/toast'
import { type FocusEvent, useRef, useState } from 'react'
import { ui } from '../lib/words/en/ui.ts'
import { useWords } from '../lib/words/use-words.ts'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { PlainDiv } from './plain-div.tsx'
import { dismissToast, type ToastItem, useToast } from './use-toast.ts'

/** Toast classes; `bad` for failures. */
function toastClass(bad: boolean): string {
  return cx(
    'grid w-[min(400px,calc(100vw-32px))] max-w-full grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-0.5 py-3.5 ps-4 pe-3',
    'rounded-s-[5px] rounded-e-3 border border-s-5 border-line bg-surface-raised shadow-3',
    bad ? 'border-s-berry' : 'border-s-leaf',
  )
}

const DURATION_MS = 5000
const SWIPE_PX = 50

const MOVES =
  'data-[state=open]:animate-rise data-[state=closed]:animate-leave ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ' +
  'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate] ' +
  'data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)'

// On phones a dialog or a sheet covers the toasts' place, so they move to the top. The assistant's panel, a sheet, isn't
// modal: at 832 px it and a toast stand side by side.
const PLACE =
  'fixed end-4 bottom-4 z-(--z-toast) outline-none ' +
  'max-md:bottom-[calc(var(--tabbar-height)+12px+env(safe-area-inset-bottom))] ' +
  'max-md:[html[data-locked]_&]:top-4 max-md:[html[data-locked]_&]:bottom-auto ' +
  'max-[52rem]:[html:has([data-sheet])_&]:top-4 max-[52rem]:[html:has([data-sheet])_&]:bottom-auto'

function ToastCard({ item, onLeave }: { item: ToastItem; onLeave: () => void }) {
  const words = useWords(ui)
  const bad = item.variant === 'destructive'
  const titleId = `${item.id}-title`
  const meaning = { role: bad ? 'alert' : 'group', 'aria-labelledby': titleId }
  return (
    <ToastPrimitive.Root
      asChild
      type={bad ? 'foreground' : 'background'}
      open={item.open}
      onOpenChange={(open) => {
        if (open) return
        onLeave()
        dismissToast(item.id)
      }}
    >
      <div {...meaning} data-toast="" className={cx(toastClass(bad), MOVES)}>
        <Icon name={bad ? 'alert' : 'check'} className={bad ? 'text-berry-ink' : 'text-leaf-ink'} />
        <div>
          <ToastPrimitive.Title id={titleId} className="font-[620]">
            {item.title}
          </ToastPrimitive.Title>
          {item.description && (
            <ToastPrimitive.Description className="text-[.9375rem]/[1.45] text-ink-soft">
              {item.description}
            </ToastPrimitive.Description>
          )}
        </div>
        <ToastPrimitive.Close
          aria-label={words.dismiss}
          className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
        >
          <Icon name="close" />
        </ToastPrimitive.Close>
      </div>
    </ToastPrimitive.Root>
  )
}

/** Returns the focus to where it was before F8 or Tab moved it here. */
function useWayBack() {
  const before = useRef<HTMLElement | null>(null)
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const region = event.currentTarget
    if (!region.contains(event.relatedTarget)) {
      before.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null
    }
    // F8 focuses the region; the toast inside is what the person wants.
    if (event.target === region) region.querySelector<HTMLElement>('[data-toast][data-state="open"]')?.focus()
  }
  const goBack = () => {
    if (document.activeElement?.closest('[data-toast]') && before.current?.isConnected) before.current.focus()
  }
  return { onFocus, goBack }
}

/** Shows one toast at a time for five seconds; swipe right to dismiss, F8 to focus. */
export function ToastRegion() {
  const words = useWords(ui)
  const item = useToast()
  const { onFocus, goBack } = useWayBack()
  // Destructive toasts are alerts; a detached container keeps Radix from announcing them twice.
  const [silence] = useState(() => document.createElement('div'))
  const alerting = item?.variant === 'destructive'
  return (
    <ToastPrimitive.Provider
      label={words.notification}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      {...(alerting && { announcerContainer: silence })}
    >
      {item && <ToastCard key={item.id} item={item} onLeave={goBack} />}
      <ToastPrimitive.Viewport asChild hotkey={['F8']} label={words.notifications('{hotkey}')} onFocus={onFocus}>
        <PlainDiv
          // Its presence keeps an open dialog from hiding the region.
          aria-live="off"
          className={PLACE}
        />
      </ToastPrimitive.Viewport>
    </ToastPrimitive.Provider>
  )
}
