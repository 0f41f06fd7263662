const SHOWN = 90

/** The last two lines or so of the live transcript, starting at a whole word. */
export function lastWords(heard: string): string {
  if (heard.length <= SHOWN) return heard
  const end = heard.slice(-SHOWN)
  return `… ${end.slice(end.indexOf(' ') + 1)}`
}
