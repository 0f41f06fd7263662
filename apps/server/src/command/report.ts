/** Heading, if there are several inputs, and context. */
export type Report = { heading: string | undefined; context: string }

/** Intervals with a wider half are shown as a band or range instead of a number. */
export const WIDE = 25

export function headOf({ heading }: Report): string[] {
  return heading === undefined ? [] : [heading, '='.repeat(heading.length)]
}

/** Formats seconds as minutes and seconds, "1:05". */
export function clock(seconds: number, digits = 0): string {
  const shown = Number(seconds.toFixed(digits))
  const minutes = Math.floor(shown / 60)
  return `${minutes}:${(shown - 60 * minutes).toFixed(digits).padStart(digits === 0 ? 2 : 3 + digits, '0')}`
}
