// Limits of page size and speed, from apps/web/budget.json.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Budget = {
  /** Gzipped scripts of the dashboard, and how much more another page may have, without its words. */
  javascriptBytes: { dashboard: number; otherOnTop: number }
  /** Gzipped words of a section page, which are loaded as a script that only holds text. */
  wordBytes: number
  vitals: { lcpMs: number; tbtMs: number; cls: number; inpMs: number }
}

const web = join(import.meta.dirname, '..', 'apps', 'web')

export const budget = JSON.parse(readFileSync(join(web, 'budget.json'), 'utf8')) as Budget

const bytesOf = (dist: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(dist, `${file}.gz`)).size, 0)

/** @param words the files that hold a section page's words and no code */
export function overweight(
  dist: string,
  pages: readonly { address: string; file: string }[],
  words: ReadonlySet<string>,
): string[] {
  const { dashboard, otherOnTop } = budget.javascriptBytes
  return pages.flatMap(({ address, file }) => {
    // Scripts named in the HTML, without lazy ones.
    const files = [...new Set(readFileSync(join(dist, 'pages', file), 'utf8').match(/\/assets\/[\w.-]+\.js/g))]
    const code = bytesOf(
      dist,
      files.filter((one) => !words.has(one)),
    )
    const text = bytesOf(
      dist,
      files.filter((one) => words.has(one)),
    )
    const most = address === '/' || address === '/dashboard' ? dashboard : dashboard + otherOnTop
    return [
      ...(code > most ? [`${address} (${file}) loads ${code} bytes of gzipped scripts; ${most} are allowed.`] : []),
      ...(text > budget.wordBytes
        ? [`${address} (${file}) loads ${text} bytes of gzipped words; ${budget.wordBytes} are allowed.`]
        : []),
    ]
  })
}
