/** Ref callback: focuses the element when it mounts. */
export function focusHere(element: HTMLElement | null): void {
  element?.focus()
}

/** Ref callback: scrolls the element into view. */
export function showHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
