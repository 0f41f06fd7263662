// What cannot wait for the scripts of the page; in one file, for each is a request that holds up the first paint.

// Before that paint, so that a chosen night forest never flashes by day.
try {
  const chosen = JSON.parse(localStorage.getItem('understory.theme') ?? 'null')
  const night = chosen === 'night' || (chosen !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = night ? 'night' : 'day'
} catch {}

// Without a script a form would be sent as an address, and the page with what was typed would be gone.
addEventListener('submit', (event) => event.preventDefault(), true)

// The one trusted types policy: scripts and workers may be loaded from our own origin, and from nowhere else.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new TypeError('Scripts come from this origin alone.')
  },
})

// The page is built and can be read before its scripts are here; they are asked for once it is painted, so that they do not
// share the line with its fonts. Each runs by itself: no task has to run them all.
{
  // Some browsers keep to themselves when a page was painted.
  const PAINT_MS = 500
  // A slow processor takes 3 ms for each.
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
  // A page that opens behind others is not painted before somebody looks.
  if (document.hidden) wake()
  else {
    new PerformanceObserver(wake).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(wake, PAINT_MS))
  }
}
