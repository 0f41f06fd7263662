import type { Theme } from '../../storage/theme.ts'

/** Applies a theme; `public/early.js` does the same before the first paint. */
export function applyTheme(theme: Theme): void {
  const isNight = theme === 'night' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isNight ? 'night' : 'day'
}
