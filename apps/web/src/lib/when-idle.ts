const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'input'] as const

/** Runs work after `ms` milliseconds without a press, key or scroll, or when the page is hidden. */
export function whenIdle(ms: number, work: () => void): void {
  const end = new AbortController()
  const begin = () => {
    clearTimeout(timer)
    end.abort()
    work()
  }
  let timer = setTimeout(begin, ms)
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(begin, ms)
  }
  for (const touch of TOUCHES) addEventListener(touch, wait, { capture: true, passive: true, signal: end.signal })
  document.addEventListener('visibilitychange', () => document.hidden && begin(), { signal: end.signal })
}
