const LENGTH = 60

/** First line of the first message, cut between words; at most 60 UTF-16 units, never empty. */
export function titleOf(message: string): string {
  const line = message.split('\n').find((part) => part.trim() !== '') ?? ''
  const words = line
    .slice(0, 4 * LENGTH)
    .trim()
    .split(/\s+/)
  let title = words.shift() ?? ''
  for (const word of words) {
    if (title.length + 1 + word.length > LENGTH - 1) return `${title}…`
    title += ` ${word}`
  }
  return title.length <= LENGTH ? title || '…' : `${[...title].slice(0, LENGTH / 2).join('')}…`
}
