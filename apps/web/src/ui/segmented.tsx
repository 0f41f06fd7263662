import { cx } from './cx.ts'

interface Segment<T extends string> {
  value: T
  label: string
  /** Set if the label isn't in the page's language. */
  lang?: string | undefined
  disabled?: boolean | undefined
}

interface SegmentedProps<T extends string> {
  /** Accessible name. */
  label: string
  segments: readonly Segment<T>[]
  value: T
  onValueChange: (value: T) => void
  className?: string | undefined
}

/** Switches between views of the same content. */
export function Segmented<T extends string>({ label, segments, value, onValueChange, className }: SegmentedProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are buttons
    <div
      role="group"
      aria-label={label}
      className={cx(
        'inline-flex gap-0.5 rounded-control border border-line bg-surface-sunk p-[3px] print:hidden',
        className,
      )}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          lang={segment.lang}
          aria-pressed={segment.value === value}
          disabled={segment.disabled}
          onClick={() => onValueChange(segment.value)}
          className={cx(
            'inline-flex min-h-9 max-md:min-h-11 pointer-coarse:min-h-11 items-center gap-2 rounded-[9px] px-3.5 text-[.9375rem] font-semibold',
            'disabled:cursor-not-allowed disabled:text-ink-faint',
            'forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
            segment.value === value ? 'bg-surface-raised text-ink shadow-1' : 'text-ink-soft enabled:hover:text-ink',
          )}
        >
          {segment.label}
        </button>
      ))}
    </div>
  )
}
