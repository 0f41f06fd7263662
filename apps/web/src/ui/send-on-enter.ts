import type { KeyboardEvent } from 'react'

/** Enter submits the form; Shift+Enter adds a line, and input methods keep their Enter. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
