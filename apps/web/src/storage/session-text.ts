/** A text that a tab keeps until it is closed, through reloads. Reading and writing never throw. */
export type SessionText = { read: () => string; write: (text: string) => void }

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
        else sessionStorage.setItem(name, text)
      } catch {
        // A browser that refuses keeps it for as long as the page stands.
      }
    },
  }
}
