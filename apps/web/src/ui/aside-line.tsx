import type { ReactNode } from 'react'

export function AsideLine({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2 text-[.9375rem] text-ink-soft">
      <p className="grow basis-[30ch] text-pretty">{children}</p>
      {action}
    </div>
  )
}
