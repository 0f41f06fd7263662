import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { controlClass, useControl } from './control.ts'
import { cx } from './cx.ts'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'style'> {
  /** Grows with its text; limit it with a `max-h-…` class. */
  autoGrow?: boolean | undefined
  /** Without border and background, for use inside a container. */
  bare?: boolean | undefined
}

const BARE =
  'block w-full border-0 bg-transparent px-3 py-2.5 leading-normal outline-0 placeholder:text-ink-faint placeholder:opacity-100 ' +
  'focus-visible:outline-0 disabled:cursor-not-allowed disabled:text-ink-faint'

function fit(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  // For browsers without field-sizing. By script, because the content security policy blocks style attributes.
  area.style.blockSize = 'auto'
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

export function TextArea({ autoGrow, bare, className, onInput, ref, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement | null>(null)
  const control = useControl(rest)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set from outside changes the height as typing does
  useLayoutEffect(() => {
    if (autoGrow) fit(area.current)
  }, [autoGrow, rest.value])
  return (
    <textarea
      {...rest}
      {...control}
      ref={(element) => {
        area.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
      }}
      onInput={(event) => {
        if (autoGrow) fit(event.currentTarget)
        onInput?.(event)
      }}
      className={cx(
        bare ? BARE : cx(controlClass, 'block'),
        autoGrow ? 'field-sizing-content min-h-20 resize-none' : 'min-h-26 resize-y',
        className,
      )}
    />
  )
}
