// Code that runs before the first paint, in one file because each request delays it.

// Sets the theme early, so that the night theme doesn't flash white, and again when the device goes from day to night.
try {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const setTheme = () => {
    const chosen = JSON.parse(localStorage.getItem('understory.theme') ?? 'null')
    const night = chosen === 'night' || (chosen !== 'day' && dark.matches)
    document.documentElement.dataset.theme = night ? 'night' : 'day'
  }
  setTheme()
  dark.addEventListener('change', setTheme)
} catch {}

// Before hydration, submitting a form would reload the page and lose what was typed.
addEventListener('submit', (event) => event.preventDefault(), true)

// The only trusted types policy: scripts and workers load from this origin.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new TypeError('Scripts come from this origin alone.')
  },
})

// Loads the scripts after the first paint, so that they don't compete with the fonts. Each runs in its own task.
{
  // Fallback for browsers that don't report paints.
  const PAINT_MS = 500
  // Each takes 3 ms on a slow processor.
  const AT_ONCE = 8
  const addresses = document.currentScript.dataset.scripts?.split(' ') ?? []
  const wake = () => {
    for (const src of addresses.splice(0, AT_ONCE)) {
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', src, fetchPriority: 'high' }),
      )
    }
    if (addresses.length > 0) setTimeout(wake)
  }
  // A background page isn't painted until it is shown.
  if (document.hidden) wake()
  else {
    new PerformanceObserver(wake).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(wake, PAINT_MS))
  }
}
