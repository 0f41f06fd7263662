export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** @param hour 0 to 23, local time */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
