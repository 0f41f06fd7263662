// What a page may weigh, and how fast it must be: apps/web/budget.json. The build fails on what is too heavy.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Budget = {
  /** Gzipped: all that the dashboard's HTML names, and what any other page may name beyond the dashboard's allowance. */
  javascriptBytes: { dashboard: number; otherOnTop: number }
  vitals: { lcpMs: number; tbtMs: number; cls: number; inpMs: number }
}

const web = join(import.meta.dirname, '..', 'apps', 'web')

export const budget = JSON.parse(readFileSync(join(web, 'budget.json'), 'utf8')) as Budget

/** The scripts that a page's HTML names, gzipped; what a press or an idle moment brings later is not among them. */
function scriptBytes(dist: string, html: string): number {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  return [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.gz`)).size, 0)
}

/** A sentence for each page that is heavier than it may be. */
export function overweight(dist: string, pages: readonly { address: string; file: string }[]): string[] {
  const { dashboard, otherOnTop } = budget.javascriptBytes
  return pages.flatMap(({ address, file }) => {
    const bytes = scriptBytes(dist, readFileSync(join(dist, 'pages', file), 'utf8'))
    const most = address === '/' || address === '/dashboard' ? dashboard : dashboard + otherOnTop
    return bytes > most ? [`${address} (${file}) loads ${bytes} bytes of gzipped scripts; ${most} are allowed.`] : []
  })
}
