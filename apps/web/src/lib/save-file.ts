/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser takes the file up after this turn; some only when the person has said where it goes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** @param type  its media type */
export function saveText(name: string, text: string, type: string): void {
  saveFile(name, new Blob([text], { type }))
}
