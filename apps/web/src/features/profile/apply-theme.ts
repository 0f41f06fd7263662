import type { Theme } from '../../storage/theme.ts'

/** Lights the page as chosen, at once; `public/early.js` does the same before the next page is drawn. */
export function applyTheme(theme: Theme): void {
  const isNight = theme === 'night' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isNight ? 'night' : 'day'
}
