import { useDocumentEvent } from '../../lib/use-document-event.ts'
import { singleKeys } from '../../storage/single-keys.ts'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>
type Where = { isTyping: boolean; singleKeys: boolean }

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const MODAL = '[aria-modal="true"][data-state="open"]'

/** `/` outside of fields, unless single keys are off, or Ctrl/Cmd+K anywhere. */
export function isSearchShortcut(press: KeyPress, where: Where): boolean {
  if (press.isComposing || press.altKey) return false
  if (press.ctrlKey || press.metaKey) return press.key.toLowerCase() === 'k'
  return press.key === '/' && where.singleKeys && !where.isTyping
}

/** `?` outside of fields, unless single keys are off, or Ctrl/Cmd+`/` there. */
export function isHelpShortcut(press: KeyPress, where: Where): boolean {
  if (press.isComposing || press.altKey || where.isTyping) return false
  if (press.ctrlKey || press.metaKey) return press.key === '/'
  return press.key === '?' && where.singleKeys
}

/** Calls back on the search shortcut, except in a dialog. */
export function useSearchShortcut(onAsk: () => void): void {
  useShortcut(isSearchShortcut, onAsk)
}

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
