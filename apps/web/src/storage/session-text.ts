import { forestMark, markOfForest } from './forest-mark.ts'

/** A text kept in the tab across reloads. Never throws. */
export type SessionText = { read: () => string; write: (text: string) => void }

/** The forest of this tab's texts. */
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
        // If storage is blocked, it is kept in memory.
      }
    },
  }
}

/** A suspended or reopened tab may still have texts from before everything was deleted. */
export function forgetDeleted(): void {
  try {
    if (sessionStorage.getItem(FOREST) && forestMark.text() === null) sessionStorage.clear()
  } catch {
    // Nothing is stored.
  }
}
