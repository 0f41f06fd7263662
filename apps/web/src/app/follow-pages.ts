import { documentTitle } from './document-title.ts'
import type { AppRouter } from './router.tsx'

type Place = { pathname: string; searchStr: string }

const titleOf = ({ pathname, searchStr }: Place) => documentTitle(pathname + searchStr)

export function followPages(router: AppRouter): void {
  document.title = titleOf(router.state.location)
  const isFontLate = !document.fonts.check('1em Vollkorn, "Atkinson Hyperlegible Next"')
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    document.title = titleOf(toLocation)
    // Tabs and filters change only the query, so the focus stays.
    if (fromLocation && pathChanged && isFontLate) document.documentElement.dataset.fonts = 'late'
    if (fromLocation && (pathChanged || titleOf(fromLocation) !== titleOf(toLocation))) focusHeading()
  })
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  // The router already scrolled.
  target.focus({ preventScroll: true })
}
