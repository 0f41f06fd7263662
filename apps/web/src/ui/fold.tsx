import type { ReactNode } from 'react'

/** A collapsed section; open in print. */
export function Fold({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="prints">
      <summary className="min-h-11 content-center py-1.5 print:hidden">{summary}</summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3.5">{children}</div>
    </details>
  )
}
