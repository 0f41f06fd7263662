const SHOWN = 90

/** The end of what was heard, about two lines of it, begun with a whole word. */
export function lastWords(heard: string): string {
  if (heard.length <= SHOWN) return heard
  const end = heard.slice(-SHOWN)
  return `… ${end.slice(end.indexOf(' ') + 1)}`
}
