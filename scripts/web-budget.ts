// Limits of page size and speed, from apps/web/budget.json.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Budget = {
  /** Gzipped scripts of the dashboard, and how much more another page may have. */
  javascriptBytes: { dashboard: number; otherOnTop: number }
  vitals: { lcpMs: number; tbtMs: number; cls: number; inpMs: number }
}

const web = join(import.meta.dirname, '..', 'apps', 'web')

export const budget = JSON.parse(readFileSync(join(web, 'budget.json'), 'utf8')) as Budget

/** Gzipped scripts named in the HTML, without lazy ones. */
function scriptBytes(dist: string, html: string): number {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  return [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.gz`)).size, 0)
}

export function overweight(dist: string, pages: readonly { address: string; file: string }[]): string[] {
  const { dashboard, otherOnTop } = budget.javascriptBytes
  return pages.flatMap(({ address, file }) => {
    const bytes = scriptBytes(dist, readFileSync(join(dist, 'pages', file), 'utf8'))
    const most = address === '/' || address === '/dashboard' ? dashboard : dashboard + otherOnTop
    return bytes > most ? [`${address} (${file}) loads ${bytes} bytes of gzipped scripts; ${most} are allowed.`] : []
  })
}
