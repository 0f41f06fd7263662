import { useDocumentEvent } from '../../lib/use-document-event.ts'
import { singleKeys } from '../../storage/single-keys.ts'
import { isHelpShortcut, isSearchShortcut } from './shortcut.ts'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const MODAL = '[aria-modal="true"][data-state="open"]'

/** Calls back on the search shortcut, except in a dialog. */
export function useSearchShortcut(onAsk: () => void): void {
  useShortcut(isSearchShortcut, onAsk)
}

/** Calls back on the shortcut for the shortcut list. */
export function useKeysShortcut(onAsk: () => void): void {
  useShortcut(isHelpShortcut, onAsk)
}

function useShortcut(asks: typeof isSearchShortcut, onAsk: () => void): void {
  useDocumentEvent('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null
    if (event.defaultPrevented || !asks(event, { isTyping, singleKeys: singleKeys.read() })) return
    // Prevents the browser's own shortcut, which would move the focus out of the page.
    event.preventDefault()
    if (!document.querySelector(MODAL)) onAsk()
  })
}
