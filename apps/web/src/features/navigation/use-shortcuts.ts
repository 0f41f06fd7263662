import { useDocumentEvent } from '../../lib/use-document-event.ts'
import { singleKeys } from '../../storage/single-keys.ts'
import { asksForKeys, asksForSearch } from './shortcut.ts'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const MODAL = '[aria-modal="true"][data-state="open"]'

/** Calls back when the search is wanted, from anywhere on the page; not while a dialog has it. */
export function useSearchShortcut(onAsk: () => void): void {
  useShortcut(asksForSearch, onAsk)
}

/** Calls back when the map of keys is wanted. */
export function useKeysShortcut(onAsk: () => void): void {
  useShortcut(asksForKeys, onAsk)
}

function useShortcut(asks: typeof asksForSearch, onAsk: () => void): void {
  useDocumentEvent('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null
    if (event.defaultPrevented || !asks(event, { isTyping, singleKeys: singleKeys.read() })) return
    // The browser's own use of the key would take the focus out of the page, also where nothing happens here.
    event.preventDefault()
    if (!document.querySelector(MODAL)) onAsk()
  })
}
