export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL later, sometimes only after the person picks a folder.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** @param type media type */
export function saveText(name: string, text: string, type: string): void {
  saveFile(name, new Blob([text], { type }))
}
