import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords, type Words } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { keepFocus } from '../keep-focus.ts'
import type { ModelDesk } from '../use-model-desk.ts'
import { SwitchButton } from './switch-button.tsx'
import { TryButton } from './try-button.tsx'

type BrowserWords = Words<typeof modelWords>['browser']

export function browserState({ state, progress, sizeText }: ModelDesk['browser'], words: BrowserWords): string {
  if (state === 'downloading') {
    return progress === null ? words.downloading : words.downloadingPart(Math.round(progress * 100))
  }
  if (state === 'downloadable') return sizeText ? words.downloadableSize(sizeText) : words.downloadable
  return {
    checking: words.checking,
    ready: words.ready,
    unsupported: words.none,
    unavailable: words.cannot,
    failed: words.failed,
  }[state]
}

export function BrowserPanel({ desk }: { desk: ModelDesk }) {
  const words = useWords(modelWords).browser
  const { browser, isAwaited, downloadAndUse } = desk
  switch (browser.state) {
    case 'checking':
      return null
    case 'unsupported':
      return <p>{words.which}</p>
    case 'unavailable':
      return <p>{words.needs}</p>
    case 'downloading':
      return (
        <>
          <Progress label={words.progress} value={(browser.progress ?? 0) * 100} />
          {isAwaited && <p>{words.soon}</p>}
          <p>{words.once}</p>
        </>
      )
    case 'ready':
      return (
        <>
          <p>{words.words}</p>
          <SwitchButton desk={desk} kind="browser" label={words.use} onUse={async () => desk.open('browser')} />
          <div className="flex flex-wrap gap-3">
            <TryButton run={browser.test} />
          </div>
        </>
      )
    default:
      return (
        <>
          <p>{words.words}</p>
          <p>{words.once}</p>
          <Button
            variant="primary"
            className="justify-self-start"
            onClick={(event) => {
              downloadAndUse()
              keepFocus(event, Promise.resolve())
            }}
          >
            {browser.state === 'failed' ? words.again : words.download}
          </Button>
        </>
      )
  }
}
