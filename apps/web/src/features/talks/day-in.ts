import { addDays } from '../../lib/local-day.ts'

const DAYS: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
}
const LATER: ReadonlyMap<string, number> = new Map(
  Object.entries({ today: 0, tonight: 0, tomorrow: 1, hoy: 0, mañana: 1 }),
)
/** "Before Sunday" plans the day before it, unless that is over. */
const BEFORE = /(?<!\p{L})(?:before|antes del?)\s+$/u
/** Days that were: "since Friday", "last Monday" plan nothing. */
const PAST = /(?<!\p{L})(?:since|last|from|every|each|desde|pasado|cada|todos los)\s+$/u
const PAST_AFTER = /^\s+pasado(?!\p{L})/u
/** "La mañana" is the morning, "mañana" alone tomorrow. */
const MORNING = /(?<!\p{L})la mañana$/u

/**
 * The day that a message plans something for, as YYYY-MM-DD; null where it names none, or more than one.
 *
 * @param today the person's own day
 */
export function dayIn(message: string, today: string): string | null {
  const text = message.toLowerCase()
  const found = new Set<string>()
  for (const match of text.matchAll(/\p{L}+/gu)) {
    const ahead = text.slice(Math.max(0, match.index - 14), match.index)
    const end = match.index + match[0].length
    if (PAST.test(ahead) || PAST_AFTER.test(text.slice(end)) || MORNING.test(text.slice(0, end))) continue
    const later = daysUntil(match[0], today)
    if (later !== undefined) found.add(addDays(today, BEFORE.test(ahead) ? Math.max(0, later - 1) : later))
  }
  const [day, another] = found
  return day !== undefined && another === undefined ? day : null
}

function daysUntil(word: string, today: string): number | undefined {
  const later = LATER.get(word)
  if (later !== undefined) return later
  for (const names of Object.values(DAYS)) {
    const wanted = names.indexOf(word)
    if (wanted >= 0) return (wanted - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7 || 7
  }
  return undefined
}
