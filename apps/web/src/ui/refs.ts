/** As a `ref`: takes the focus when the element is drawn. */
export function focusHere(element: HTMLElement | null): void {
  element?.focus()
}

/** As a `ref`: comes into view when the element is drawn, or when it becomes the one with this ref. */
export function showHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
