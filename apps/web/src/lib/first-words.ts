/** The first words on one line, cut between words beyond `most` characters. */
export function firstWords(text: string, most = 48): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= most) return line
  const start = characters.slice(0, most).join('')
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), most / 2)).trimEnd()}…`
}
