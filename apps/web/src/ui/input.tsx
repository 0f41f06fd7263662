import type { ComponentProps } from 'react'
import { controlClass, useControl } from './control.ts'
import { cx } from './cx.ts'

type InputProps = Omit<ComponentProps<'input'>, 'style'>

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} {...useControl(rest)} className={cx(controlClass, 'min-h-[46px]', className)} />
}
