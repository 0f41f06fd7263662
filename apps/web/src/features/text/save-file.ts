/** Hands a file to the browser's own saving. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
