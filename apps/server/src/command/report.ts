/** What a report is of: its heading where there are several, and the context. */
export type Report = { heading: string | undefined; context: string }

/** Half of the interval from which on a bare number would promise too much; its band in words or its range stands alone then. */
export const WIDE = 25

export function headOf({ heading }: Report): string[] {
  return heading === undefined ? [] : [heading, '='.repeat(heading.length)]
}

/** Minutes and seconds, "1:05", with so many decimals. */
export function clock(seconds: number, digits = 0): string {
  const shown = Number(seconds.toFixed(digits))
  const minutes = Math.floor(shown / 60)
  return `${minutes}:${(shown - 60 * minutes).toFixed(digits).padStart(digits === 0 ? 2 : 3 + digits, '0')}`
}
