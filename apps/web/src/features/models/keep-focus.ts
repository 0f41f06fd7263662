import type { MouseEvent } from 'react'

/** Where a press takes its own button away, whoever uses the keyboard goes on at the chosen row and not at the top of the page. */
export function keepFocus({ currentTarget }: MouseEvent<HTMLElement>, done: Promise<unknown>): void {
  const card = currentTarget.closest('section')
  const hold = () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    card?.querySelector<HTMLElement>('input[type=radio]:checked')?.focus()
  }
  // The answer is drawn in the frame after it came.
  void done.then(() => requestAnimationFrame(() => requestAnimationFrame(hold)))
}
