import type { KeyboardEvent } from 'react'

/** Enter sends the form of a text area; with Shift it begins a line, and while an input method composes a word it chooses that. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
