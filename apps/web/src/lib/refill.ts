export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Puts a value into a field as if it were typed or chosen now, also where React has not woken that part of the page up yet.
 * A box that took early words over by itself (`use-early-words.ts`) is left as it made them.
 */
export function refill(field: Field, value: string): void {
  // The going up of a key is an event for which React wakes the part up at once.
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  if (field instanceof HTMLTextAreaElement && field.value !== value && field.value !== '') return
  const isChosen = field instanceof HTMLSelectElement || field.type === 'file'
  if (field instanceof HTMLSelectElement) field.value = value
  else if (!isChosen) {
    // React notes each value that is set on the field itself, and hears only of one that differs from it.
    field.value = ''
    nativeValue(field)?.set?.call(field, value)
  }
  field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
}

/** The property as the browser made it, past the one by which React watches the field. */
function nativeValue(field: HTMLInputElement | HTMLTextAreaElement): PropertyDescriptor | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
}
