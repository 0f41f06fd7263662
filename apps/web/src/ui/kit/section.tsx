import { type ReactNode, useId } from 'react'

/** A row of the kit: name and components. */
export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-8 border-t border-line pt-7 pb-11 max-lg:gap-4 lg:grid-cols-[190px_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

export const focusedClass = 'outline-3 outline-offset-2 outline-focus'

export const rowClass = 'flex flex-wrap items-center gap-x-[18px] gap-y-4'
