import { useRef } from 'react'
import { multilingual } from '../../../lib/words/en/multilingual.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { languageOf } from '../language-of.ts'
import type { Practice } from '../state.ts'
import type { FetchBrowser } from '../use-browser-translation.ts'
import { useDownload } from '../use-download.ts'

type BrowserOfferProps = {
  practice: Practice
  fetchBrowser: FetchBrowser
  /** `hadFocus`: the removed button had the focus. */
  onReady: (hadFocus: boolean) => void
}

/** Offers to download the two languages for this browser. */
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
