type Entry = { id: string; title: string; when: string; where: string; notes: string; now: Date }

const ONE_DAY_MS = 86_400_000

/** A talk as a file for calendars (RFC 5545). Its time is the clock on the wall, in no time zone. */
export function calendarFile({ id, title, when, where, notes, now }: Entry): string {
  const [day = '', time] = when.split('T')
  const from = day.replaceAll('-', '')
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + ONE_DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
  const times = time
    ? [`DTSTART:${from}T${time.replace(':', '')}00`, 'DURATION:PT30M']
    : [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${next}`]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Understory//Talks//EN',
    'BEGIN:VEVENT',
    `UID:${id}@understory`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    ...(where ? [`LOCATION:${escaped(where)}`] : []),
    ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** A line holds 75 bytes at most; the next begins with a space. No letter is cut in two. */
function folded(line: string): string[] {
  const parts = ['']
  let room = 75
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length
    if (bytes > room) {
      parts.push(' ')
      room = 74
    }
    parts[parts.length - 1] += letter
    room -= bytes
  }
  return parts
}
