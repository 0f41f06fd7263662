import { useEffect, useState } from 'react'
import { hasDetector, hasTranslator } from './browser-apis.ts'
import type { BrowserTranslation } from './browser-translation.ts'

export type FetchBrowser = () => Promise<BrowserTranslation | undefined>

/** The browser's translator, loaded only if there is one and freed with the page. */
export function useBrowserTranslation(): FetchBrowser {
  const [{ fetchBrowser, close }] = useState(keeper)
  useEffect(() => close, [close])
  return fetchBrowser
}

function keeper() {
  let kept: Promise<BrowserTranslation> | undefined
  const fetchBrowser: FetchBrowser = async () => {
    if (!hasTranslator() && !hasDetector()) return undefined
    kept ??= import('./browser-translation.ts').then(({ browserTranslation }) => browserTranslation())
    try {
      return await kept
    } catch {
      // The module couldn't be loaded, for example offline; the next text tries again.
      kept = undefined
      return undefined
    }
  }
  const close = () => {
    kept?.then(
      (browser) => browser.close(),
      () => {},
    )
  }
  return { fetchBrowser, close }
}
