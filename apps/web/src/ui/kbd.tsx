import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-5 rounded-[5px] border border-line-strong bg-surface-raised px-[5px] text-center font-text text-[13px]/[18px] font-medium text-ink-soft">
      {children}
    </kbd>
  )
}
