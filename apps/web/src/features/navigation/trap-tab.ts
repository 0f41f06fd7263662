import type { KeyboardEvent } from 'react'

const REACHED = 'a[href]:not([tabindex="-1"]), button:not(:disabled), input:not(:disabled)'

/** Wraps Tab inside the dialog; a modal dialog alone lets it reach the browser's toolbar. */
export function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHED)].filter((control) =>
    control.checkVisibility(),
  )
  const [edge, other] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)]
  if (document.activeElement !== edge && event.currentTarget.contains(document.activeElement)) return
  event.preventDefault()
  other?.focus()
}
