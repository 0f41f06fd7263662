import type { Page } from '@playwright/test'

/** Waits until the page answers to presses and keys: before React has taken it over, they would go unheard. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('h1, main form')]
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
  })
  await page.waitForFunction(isAwake)
  // What a screen does after it is drawn (listeners, reading of storage) is done two frames later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

/** React wakes a page up in slices and listens for itself after the last. */
function isAwake(): boolean {
  const root: object | null = document.getElementById('root')
  const fiber = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1]
  return fiber?.stateNode.current.memoizedState.isDehydrated === false
}
