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

/**
 * Goes to addresses as somebody who waits until the page is awake, which it is after its load event; with `waitUntil` as one
 * who does not. An answer that is no page of the app is only loaded.
 */
export function patiently(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const awake = () => page.waitForFunction(isAwake)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (!options?.waitUntil) await awake()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await awake()
    return response
  }
  return page
}

/** React wakes a page up in slices and listens for itself after the last. What is no page of the app has nothing to wake. */
function isAwake(): boolean {
  const root: object | null = document.getElementById('root')
  if (!root) return true
  const fiber = Object.entries(root).find(([key]) => key.startsWith('__reactContainer'))?.[1]
  return fiber?.stateNode.current.memoizedState.isDehydrated === false
}
