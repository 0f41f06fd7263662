import type { DayWords } from '../../lib/growth.ts'
import { addDays, daysBetween } from '../../lib/local-day.ts'
import { type Point, pair, randomOf } from './geometry.ts'

/** Words of seven days, counted from the first day with words. */
export type Week = { readonly start: string; readonly words: number }

/** All weeks from the first to the last with words, including empty ones. */
export function weeksOf(days: readonly DayWords[]): readonly Week[] {
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return []
  const count = Math.floor(daysBetween(first.date, last.date) / 7) + 1
  const words = Array.from({ length: count }, () => 0)
  for (const day of days) {
    const week = Math.floor(daysBetween(first.date, day.date) / 7)
    words[week] = (words[week] ?? 0) + day.words
  }
  return words.map((sum, week) => ({ start: addDays(first.date, week * 7), words: sum }))
}

/** A ring and whether its week had no words. */
type Ring = { readonly d: string; readonly radius: number; readonly isResting: boolean }

/** Maximum number of rings; older weeks are heartwood. */
const MOST_RINGS = 26
const HEART = 0.14

/** Rings of a trunk, oldest inside; more words give a wider ring, none a line. */
export function ringsOf(weeks: readonly Week[], radius: number): readonly Ring[] {
  const shown = weeks.slice(-MOST_RINGS)
  const most = Math.max(...shown.map(({ words }) => words), 1)
  const widths = shown.map(({ words }) => (words === 0 ? 0.25 : 0.45 + words / most))
  const sum = widths.reduce((all, width) => all + width, 0)
  let at = radius * HEART
  return shown.map(({ words, start }, i) => {
    at += (radius * (1 - HEART) * (widths[i] ?? 0)) / sum
    return { d: ringPath(at, start), radius: at, isResting: words === 0 }
  })
}

export function ringPath(radius: number, seed: string): string {
  const turn = randomOf(seed).between(0, 6)
  const points = Array.from({ length: 40 }, (_, step): Point => {
    const angle = (step / 40) * 2 * Math.PI
    const r = radius * (1 + 0.016 * Math.sin(3 * angle + 1) + 0.012 * Math.cos(2 * angle + turn))
    return [r * Math.sin(angle), -r * Math.cos(angle)]
  })
  return `M${points.map(([x, y]) => pair(x, y)).join('L')}Z`
}
