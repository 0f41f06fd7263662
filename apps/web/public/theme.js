// Runs before the first paint, so that a chosen night forest never flashes by day.
try {
  const chosen = JSON.parse(localStorage.getItem('understory.theme') ?? 'null')
  const night = chosen === 'night' || (chosen !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = night ? 'night' : 'day'
} catch {}
