import { Fragment, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface RadioCard<T extends string> {
  value: T
  label: ReactNode
  description?: string | undefined
  icon: IconName
  disabled?: boolean | undefined
  /** Shown below the row while chosen. */
  panel?: ReactNode
}

interface RadioCardsProps<T extends string> {
  legend: string
  /** Visually hidden legend, if a heading says the same. */
  hideLegend?: boolean | undefined
  options: readonly RadioCard<T>[]
  value: T
  onValueChange: (value: T) => void
}

const ROW =
  'group relative grid min-h-[58px] cursor-pointer grid-cols-[40px_1fr_auto] items-center gap-3 rounded-[14px] py-[9px] ps-[9px] pe-3 ' +
  'hover:bg-leaf-softer has-checked:bg-leaf-soft ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'has-disabled:cursor-not-allowed has-disabled:bg-transparent has-disabled:text-ink-faint'

function Row<T extends string>({ option, name, checked, onChoose }: RowProps<T>) {
  return (
    <label className={ROW}>
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-[14px_4px_14px_4px] bg-surface-sunk text-ink-soft group-has-checked:bg-leaf group-has-checked:text-on-leaf"
      >
        <Icon name={option.icon} />
      </span>
      <span className="block">
        <b className="block leading-[1.25]">{option.label}</b>
        {option.description && (
          <span className="text-small text-ink-soft group-has-disabled:text-ink-faint">{option.description}</span>
        )}
      </span>
      <Icon name="check" className={cx('text-leaf-ink', !checked && 'invisible')} />
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        onChange={() => onChoose(option.value)}
        className="sr-only"
      />
    </label>
  )
}

interface RowProps<T extends string> {
  option: RadioCard<T>
  name: string
  checked: boolean
  onChoose: (value: T) => void
}

export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { legend, hideLegend, options, value, onValueChange } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-[.9375rem] font-semibold'}>{legend}</legend>
      {options.map((option) => (
        <Fragment key={option.value}>
          <Row option={option} name={name} checked={option.value === value} onChoose={onValueChange} />
          {option.value === value && option.panel}
        </Fragment>
      ))}
    </fieldset>
  )
}
