import { documentTitle } from './document-title.ts'
import type { AppRouter } from './router.tsx'

type Place = { pathname: string; searchStr: string }

const titleOf = ({ pathname, searchStr }: Place) => documentTitle(pathname + searchStr)

/** Names the page in the browser's title and, on the way from one to another, puts the focus on its heading. */
export function followPages(router: AppRouter): void {
  document.title = titleOf(router.state.location)
  const isFontLate = !document.fonts.check('1em Vollkorn, "Atkinson Hyperlegible Next"')
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    document.title = titleOf(toLocation)
    // A tab or a filter in the address is the same page: there the focus stays where it is.
    if (fromLocation && pathChanged && isFontLate) document.documentElement.dataset.fonts = 'late'
    if (fromLocation && (pathChanged || titleOf(fromLocation) !== titleOf(toLocation))) focusHeading()
  })
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  // The router has already put the page where it belongs.
  target.focus({ preventScroll: true })
}
