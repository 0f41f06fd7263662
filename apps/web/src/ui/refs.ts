export function focusHere(element: HTMLElement | null): void {
  element?.focus()
}

export function showHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
