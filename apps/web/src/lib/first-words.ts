/** The first words of a text on one line, cut between two words where it is longer than `most` characters. */
export function firstWords(text: string, most = 48): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= most) return line
  const start = characters.slice(0, most).join('')
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), most / 2)).trimEnd()}…`
}
