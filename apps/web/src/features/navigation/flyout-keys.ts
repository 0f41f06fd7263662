/** A pane's links, and the one to return to. */
export type Column<T> = { links: readonly T[]; home: T | undefined }

/** The link that a key leads to. Up and down stop at the ends; left and right change the pane. */
export function linkForKey<T>(columns: readonly Column<T>[], from: T, key: string): T | undefined {
  const at = columns.findIndex(({ links }) => links.includes(from))
  const links = columns[at]?.links ?? []
  const row = links.indexOf(from)
  switch (key) {
    case 'ArrowUp':
      return links[Math.max(0, row - 1)]
    case 'ArrowDown':
      return links[row + 1]
    case 'Home':
      return links[0]
    case 'End':
      return links.at(-1)
    case 'ArrowLeft':
    case 'ArrowRight': {
      const beside = at < 0 ? undefined : columns[at + (key === 'ArrowRight' ? 1 : -1)]
      return beside?.home ?? beside?.links[0]
    }
  }
  return undefined
}
