import { useEffect, useRef, useState } from 'react'
import { recordEvent } from '../../lib/page-log.ts'
import type { Practice } from './state.ts'
import type { FetchBrowser } from './use-browser-translation.ts'

type Download = { status: 'none' } | { status: 'running'; share: number } | { status: 'failed' }

/** Downloads this browser's models; cancels on another pair or on leaving the page. */
export function useDownload({ from, to }: Practice, fetchBrowser: FetchBrowser, onReady: () => void) {
  const [download, setDownload] = useState<Download>({ status: 'none' })
  const running = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair ends what was begun for this one
  useEffect(() => {
    return () => {
      running.current?.abort()
      setDownload({ status: 'none' })
    }
  }, [from, to])

  async function start(): Promise<void> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setDownload({ status: 'running', share: 0 })
    try {
      const browser = await fetchBrowser()
      const onProgress = (share: number) => setDownload({ status: 'running', share })
      if (!browser) throw new Error('the part of the page that translates could not be loaded')
      await browser.download({ from, to }, onProgress, own.signal)
      if (own.signal.aborted) return
      // A later abort would close the new translator.
      running.current = undefined
      setDownload({ status: 'none' })
      onReady()
    } catch {
      if (own.signal.aborted) return
      recordEvent('translation', 'browser-download-failed')
      setDownload({ status: 'failed' })
    }
  }

  function cancel(): void {
    running.current?.abort()
    setDownload({ status: 'none' })
  }

  return { download, start, cancel }
}
