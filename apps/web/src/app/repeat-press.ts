/** Presses a control as a finger does: tabs answer to the going down, buttons to the click. */
export function repeatPress(control: HTMLElement): void {
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  control.click()
}
