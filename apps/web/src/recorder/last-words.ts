const SHOWN = 90

/** About the last two lines of the live transcript, from a whole word on. */
export function lastWords(heard: string): string {
  if (heard.length <= SHOWN) return heard
  const end = heard.slice(-SHOWN)
  return `… ${end.slice(end.indexOf(' ') + 1)}`
}
