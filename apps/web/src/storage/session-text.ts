import { forestMark, markOfForest } from './forest-mark.ts'

/** A text that a tab keeps until it is closed, through reloads. Reading and writing never throw. */
export type SessionText = { read: () => string; write: (text: string) => void }

/** The mark of the forest in which this tab kept its first text. */
const FOREST = 'understory.tabForest'

export function sessionText(name: string): SessionText {
  return {
    read: () => {
      try {
        return sessionStorage.getItem(name) ?? ''
      } catch {
        return ''
      }
    },
    write: (text) => {
      try {
        if (text === '') sessionStorage.removeItem(name)
        else {
          sessionStorage.setItem(name, text)
          if (sessionStorage.getItem(FOREST) === null) sessionStorage.setItem(FOREST, markOfForest())
        }
      } catch {
        // A browser that refuses keeps it for as long as the page stands.
      }
    },
  }
}

/** A tab that slept while everything was deleted, or was closed and is opened again, still has its texts: they go now. */
export function forgetDeleted(): void {
  try {
    if (sessionStorage.getItem(FOREST) && forestMark.text() === null) sessionStorage.clear()
  } catch {
    // Where nothing is kept, nothing has to go.
  }
}
