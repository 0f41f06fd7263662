import type { ReactNode } from 'react'

type DeadEndProps = { drawing: ReactNode; title: string; text: string; children: ReactNode; role?: 'alert' }

export function DeadEnd({ drawing, title, text, children, role }: DeadEndProps) {
  return (
    <div role={role} className="page-width grid justify-items-center gap-3 py-16 text-center">
      {drawing}
      <h1>{title}</h1>
      <p className="mb-4 max-w-[52ch] text-lead text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
