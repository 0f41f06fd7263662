import { useEffect, useRef, useState } from 'react'
import { recordEvent } from '../../../lib/page-log.ts'
import { multilingual } from '../../../lib/words/en/multilingual.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { languageOf } from '../language-of.ts'
import type { Practice } from '../state.ts'
import type { FetchBrowser } from '../use-browser-translation.ts'

type BrowserOfferProps = {
  practice: Practice
  fetchBrowser: FetchBrowser
  /** `hadFocus`: the removed button had the focus. */
  onReady: (hadFocus: boolean) => void
}

export function BrowserOffer({ practice, fetchBrowser, onReady }: BrowserOfferProps) {
  const words = useWords(multilingual).browser
  const place = useRef<HTMLDivElement>(null)
  const { download, start, cancel } = useDownload(practice, fetchBrowser, () =>
    onReady(place.current?.contains(document.activeElement) ?? false),
  )
  const { from, to, translation } = practice
  const isRunning = download.status === 'running'
  const isDone = translation.status === 'done' || translation.status === 'failed'
  const isOffered = isDone && (translation.browser === 'downloadable' || translation.browser === 'downloading')
  const isServed = translation.status === 'done' && translation.by === 'service'
  const isShown = isRunning || (isOffered && !isServed)
  const [source, target] = [languageOf(from).name, languageOf(to).name]
  const isUnderWay = isDone && translation.browser === 'downloading'
  return (
    <div ref={place} className="grid gap-2 px-3 print:hidden">
      <div role="status" className="text-small text-ink-soft">
        {isShown && (
          <p>
            {isRunning
              ? words.downloading({ from: source, to: target })
              : isUnderWay
                ? words.underWay
                : words.offer({ from: source, to: target })}
          </p>
        )}
        {isShown && download.status === 'failed' && <p className="text-berry-ink">{words.downloadFailed}</p>}
      </div>
      {isRunning && <Progress label={words.progress} value={Math.round(100 * download.share)} />}
      {isShown && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => (isRunning ? cancel() : void start())}
        >
          {isRunning ? words.cancel : isUnderWay ? words.wait : words.download}
        </Button>
      )}
    </div>
  )
}

type Download = { status: 'none' } | { status: 'running'; share: number } | { status: 'failed' }

/** Downloads this browser's models; cancels on another pair or on leaving the page. */
function useDownload({ from, to }: Practice, fetchBrowser: FetchBrowser, onReady: () => void) {
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
