import { lines } from './content.ts'

/** Telephone numbers change: a check counts for so many days. */
export const CHECK_DAYS = 180
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

type Checked = { readonly id: string; readonly checked: string | null }

/** The lines of help whose check is older than `CHECK_DAYS`, and those that no page confirmed yet, by their ids. */
export function lineChecks(today: Date, of: readonly Checked[] = lines): { old: string[]; never: string[] } {
  const isOld = ({ checked }: Checked) =>
    checked !== null && today.getTime() - new Date(checked).getTime() > CHECK_DAYS * DAY_MILLISECONDS
  return {
    old: of.filter(isOld).map(({ id }) => id),
    never: of.filter(({ checked }) => checked === null).map(({ id }) => id),
  }
}
