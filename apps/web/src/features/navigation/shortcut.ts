export type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; isComposing: boolean }

/** Whether a key opens the search: `/` outside of fields, unless single keys are off, or Ctrl/Cmd+K anywhere. */
export function isSearchShortcut(
  press: KeyPress,
  { isTyping, singleKeys }: { isTyping: boolean; singleKeys: boolean },
): boolean {
  if (press.isComposing || press.altKey) return false
  const withCommand = press.ctrlKey || press.metaKey
  if (withCommand) return press.key.toLowerCase() === 'k'
  return press.key === '/' && singleKeys && !isTyping
}

/** Whether a key opens the shortcuts: `?` outside of fields, unless single keys are off, or Ctrl/Cmd+`/` there. */
export function isHelpShortcut(
  press: KeyPress,
  { isTyping, singleKeys }: { isTyping: boolean; singleKeys: boolean },
): boolean {
  if (press.isComposing || press.altKey || isTyping) return false
  const withCommand = press.ctrlKey || press.metaKey
  return withCommand ? press.key === '/' : press.key === '?' && singleKeys
}
