import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { cx } from './cx.ts'
import { useControl } from './field-context.ts'

type InputProps = Omit<ComponentProps<'input'>, 'style'>

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} {...useControl(rest)} className={cx(controlClass, 'min-h-[46px]', className)} />
}
