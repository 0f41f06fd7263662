import type { MouseEvent } from 'react'

/** Moves focus to the chosen row if the pressed button disappears. Otherwise keyboard users land at the top of the page. */
export function keepFocus({ currentTarget }: MouseEvent<HTMLElement>, done: Promise<unknown>): void {
  const card = currentTarget.closest('section')
  const hold = () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    card?.querySelector<HTMLElement>('input[type=radio]:checked')?.focus()
  }
  // React renders the result in the first frame.
  void done.then(() => requestAnimationFrame(() => requestAnimationFrame(hold)))
}
