import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

interface CardLook {
  /** The whole card is a link, named by its title. */
  link?: boolean | undefined
  /** Sunk, without a border. */
  quiet?: boolean | undefined
  className?: string | undefined
}

/** Card classes, for elements other than `<section>`. */
export function cardClass({ link, quiet, className }: CardLook = {}): string {
  return cx(
    'rounded-3 border p-6 max-md:p-5',
    quiet ? 'border-transparent bg-surface-sunk' : 'border-line bg-surface-raised',
    link &&
      'block transition-[box-shadow,border-color,translate] duration-(--dur-2) ease-out hover:-translate-y-0.5 hover:border-line-strong hover:shadow-2',
    className,
  )
}

export function Card({ link, quiet, className, ...rest }: ComponentProps<'section'> & CardLook) {
  return <section {...rest} className={cardClass({ link, quiet, className })} />
}

export function CardHead({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className="mb-4 flex items-baseline justify-between gap-4">
      {children}
      {note && <span className="note">{note}</span>}
    </div>
  )
}
