import { cx } from './cx.ts'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'sprout'
type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  iconOnly?: boolean | undefined
  /** Looks disabled; for links as well as buttons. */
  disabled?: boolean | undefined
  className?: string | undefined
}

// Border transitions fire one event per side, so borders change at once. No transitions on touch: they would delay the
// press.
const BASE =
  'inline-flex items-center justify-center gap-[9px] border-[1.5px] font-semibold leading-[1.2] ' +
  'whitespace-nowrap print:hidden pointer-fine:transition-[background-color,translate] duration-(--dur-1) ease-out'

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-leaf text-on-leaf hover:bg-leaf-strong active:bg-leaf-strong [&>svg]:text-sprout night:[&>svg]:text-current',
  secondary:
    'border-line-strong bg-surface-raised text-ink hover:border-ink-soft hover:bg-leaf-softer active:bg-leaf-soft',
  quiet: 'border-transparent text-leaf-ink hover:bg-leaf-soft',
  danger: 'border-transparent bg-berry text-on-berry hover:bg-berry-strong active:bg-berry-strong',
  'danger-quiet': 'border-transparent text-berry-ink hover:bg-berry-soft',
  sprout: 'border-transparent bg-sprout text-on-sprout hover:bg-[color-mix(in_oklab,var(--sprout)_86%,white)]',
}

const DISABLED = 'cursor-not-allowed border-line bg-surface-sunk text-ink-faint'

const HEIGHTS: Record<ButtonSize, string> = {
  // Touch targets need 44 px.
  sm: 'min-h-[38px] max-md:min-h-11 pointer-coarse:min-h-11',
  md: 'min-h-11',
  lg: 'min-h-[52px]',
}
const WIDTHS: Record<ButtonSize, string> = {
  sm: 'w-[38px] max-md:w-11 pointer-coarse:w-11',
  md: 'w-11',
  lg: 'w-[52px]',
}
const CORNERS: Record<ButtonSize, string> = { sm: 'rounded-2', md: 'rounded-control', lg: 'rounded-[14px]' }
const TEXT: Record<ButtonSize, string> = { sm: 'text-[.9375rem]', md: 'text-[.9875rem]', lg: 'text-[1.0625rem]' }

function padding(variant: ButtonVariant, size: ButtonSize): string {
  if (size === 'sm') return 'px-3.5'
  if (size === 'lg') return 'px-6'
  return variant === 'quiet' || variant === 'danger-quiet' ? 'px-3' : 'px-[18px]'
}

/** Button classes, also for links. */
export function buttonClass({ variant = 'secondary', size = 'md', iconOnly, disabled, className }: ButtonLook = {}) {
  return cx(
    BASE,
    HEIGHTS[size],
    TEXT[size],
    disabled ? DISABLED : cx(VARIANTS[variant], 'pointer-fine:active:translate-y-px'),
    iconOnly ? cx(WIDTHS[size], 'rounded-full p-0') : cx(CORNERS[size], padding(variant, size)),
    className,
  )
}
