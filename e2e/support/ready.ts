import type { Page } from '@playwright/test'

/** Waits for hydration; earlier input would be lost. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('h1, main form')]
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
  })
  await page.waitForFunction(isAwake)
  // Effects of a screen have run two frames later.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Holds the page's requests back until what is returned is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Changes what the server says of itself. */
export async function withInstallation(page: Page, changes: object): Promise<void> {
  await page.route('**/api/installation', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } })
  })
}

/** Makes `goto` wait for hydration, unless `waitUntil` is given; other pages only load. */
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

/** React attaches its own listeners last. Pages outside the app have nothing to hydrate. */
function isAwake(): boolean {
  const root: object | null = document.getElementById('root')
  if (!root) return true
  const fiber = Object.entries(root).find(([key]) => key.startsWith('__reactContainer'))?.[1]
  return fiber?.stateNode.current.memoizedState.isDehydrated === false
}
