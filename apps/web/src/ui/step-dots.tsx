import { cx } from './cx.ts'

interface StepDotsProps {
  /** Accessible text: "Step 2 of 3". */
  label: string
  count: number
  /** 0-based. */
  current: number
}

export function StepDots({ label, count, current }: StepDotsProps) {
  return (
    <div role="img" aria-label={label} className="flex gap-1">
      {Array.from({ length: count }, (_, step) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their numbers
          key={step}
          className={cx(
            'grid size-6 place-items-center before:-rotate-45',
            step === current
              ? 'before:size-[15px] before:rounded-[1px_10px_1px_10px] before:bg-leaf'
              : 'before:size-[9px] before:rounded-[1px_6px_1px_6px] before:bg-line-strong',
          )}
        />
      ))}
    </div>
  )
}
