export type FlyoutStep = 'up' | 'down' | 'into' | 'back' | 'first' | 'last'

/** A pane's links, and the one to return to. */
export type Column<T> = { links: readonly T[]; home: T | undefined }

/** The link that a key leads to. Up and down stop at the ends; left and right change the pane. */
export function stepInFlyout<T>(columns: readonly Column<T>[], from: T, step: FlyoutStep): T | undefined {
  const at = columns.findIndex(({ links }) => links.includes(from))
  const links = columns[at]?.links ?? []
  const row = links.indexOf(from)
  switch (step) {
    case 'up':
      return links[Math.max(0, row - 1)]
    case 'down':
      return links[row + 1]
    case 'first':
      return links[0]
    case 'last':
      return links.at(-1)
    case 'into':
    case 'back':
      return at < 0 ? undefined : entryOf(columns[at + (step === 'into' ? 1 : -1)])
  }
}

function entryOf<T>(column: Column<T> | undefined): T | undefined {
  return column?.home ?? column?.links[0]
}
