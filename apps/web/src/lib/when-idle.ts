const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'input'] as const

/**
 * Does what can wait once nobody has pressed, typed or scrolled for so long (ms), or the page is out of sight: beside what
 * somebody is doing it would be felt.
 */
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
