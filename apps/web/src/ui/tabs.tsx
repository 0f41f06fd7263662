import * as TabsPrimitive from 'radix-ui/tabs'
import { type ReactNode, useId, useState } from 'react'
import { useInBrowser } from '../lib/use-in-browser.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { PlainDiv } from './plain-div.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface TabItem<T extends string> {
  value: T
  label: string
  icon?: IconName | undefined
  /** The tab is disabled but focusable, and explains itself with this text. */
  disabledReason?: string | undefined
}

interface TabsProps<T extends string> {
  label: string
  items: readonly TabItem<T>[]
  value: T
  onValueChange: (value: T) => void
  className?: string | undefined
  children: ReactNode
}

const TAB =
  'relative inline-flex min-h-[46px] flex-none items-center gap-2 px-0.5 pt-3 pb-[13px] font-semibold whitespace-nowrap text-ink-soft ' +
  'hover:text-ink active:text-ink aria-selected:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint ' +
  // A scrolling row would clip an outer ring.
  'max-md:px-2 max-md:focus-visible:-outline-offset-3 ' +
  'aria-selected:after:absolute aria-selected:after:inset-x-0 max-md:aria-selected:after:inset-x-1.5 aria-selected:after:bottom-0 aria-selected:after:h-1 ' +
  'aria-selected:after:rounded-ss-[3px] aria-selected:after:rounded-se-[8px] aria-selected:after:bg-leaf forced-colors:aria-selected:after:bg-[Highlight]'

/** The disabled reason, under its tab. */
function Reason({ text, tab }: { text: string; tab: HTMLElement }) {
  return (
    <span
      aria-hidden="true"
      ref={(bubble) => {
        const row = bubble?.parentElement
        if (!bubble || !row) return
        const room = row.clientWidth - bubble.offsetWidth
        const offset = tab.getBoundingClientRect().left - row.getBoundingClientRect().left
        const rtl = getComputedStyle(row).direction === 'rtl'
        const start = rtl ? row.clientWidth - offset - tab.offsetWidth : offset
        bubble.style.insetInlineStart = `${Math.max(0, Math.min(start, room))}px`
      }}
      className="absolute top-full z-10 mt-2 max-w-full rounded-2 border border-line bg-surface-raised px-3 py-2 text-small shadow-2"
    >
      {text}
    </span>
  )
}

/** Ref callback: scrolls the active tab into its row without moving the page. */
function showInRow(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [chosen, { left, right }] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.max(0, chosen.right - right) || Math.min(0, chosen.left - left)
}

export function Tabs<T extends string>({ label, items, value, onValueChange, className, children }: TabsProps<T>) {
  const id = useId()
  const direction = useInBrowser(() => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'), 'ltr')
  const [asked, setAsked] = useState<{ text: string; tab: HTMLElement } | null>(null)
  const choose = (next: string) => {
    const item = items.find((candidate) => candidate.value === next)
    if (item && !item.disabledReason) onValueChange(item.value)
  }
  return (
    <TabsPrimitive.Root dir={direction} value={value} onValueChange={choose} className={className}>
      <div className="relative">
        <TabsPrimitive.List asChild aria-label={label}>
          <PlainDiv className="flex gap-7 shadow-[inset_0_-1px_var(--line)] outline-none max-md:-mx-1.5 max-md:gap-2.5 max-md:overflow-x-auto max-md:[scrollbar-width:none]">
            {items.map((item) => {
              const reason = item.disabledReason
              const ask = reason
                ? (event: { currentTarget: HTMLElement }) => setAsked({ text: reason, tab: event.currentTarget })
                : undefined
              const forget = reason ? () => setAsked(null) : undefined
              return (
                <TabsPrimitive.Trigger
                  key={item.value}
                  ref={item.value === value ? showInRow : undefined}
                  value={item.value}
                  aria-disabled={reason ? true : undefined}
                  aria-describedby={reason ? `${id}-${item.value}` : undefined}
                  onFocus={ask}
                  onBlur={forget}
                  onPointerEnter={ask}
                  onPointerLeave={forget}
                  className={TAB}
                >
                  {item.icon && <Icon name={item.icon} />}
                  {item.label}
                </TabsPrimitive.Trigger>
              )
            })}
          </PlainDiv>
        </TabsPrimitive.List>
        {asked && <Reason key={asked.text} {...asked} />}
        {items.map(
          (item) =>
            item.disabledReason && (
              <VisuallyHidden key={item.value} id={`${id}-${item.value}`}>
                {item.disabledReason}
              </VisuallyHidden>
            ),
        )}
      </div>
      {children}
    </TabsPrimitive.Root>
  )
}

interface TabPanelProps {
  value: string
  className?: string | undefined
  children: ReactNode
}

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <TabsPrimitive.Content asChild value={value} className={cx('pt-6', className)}>
      <PlainDiv>{children}</PlainDiv>
    </TabsPrimitive.Content>
  )
}
