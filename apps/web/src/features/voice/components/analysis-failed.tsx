import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { AnalysisFailure } from '../types.ts'

type AnalysisFailedProps = { failure: AnalysisFailure; onRetry: () => void; isBusy: boolean }

/** Explains a failed analysis and offers a retry if it may help. */
export function AnalysisFailed({ failure, onRetry, isBusy }: AnalysisFailedProps) {
  const words = useWords(voiceWords)
  return (
    <div className="grid max-w-[56ch] justify-items-center gap-2 rounded-3 bg-berry-soft px-4 py-3 text-center text-berry-ink">
      <p>
        <Icon name="alert" className="me-2 inline align-[-4px]" />
        {failure.message}
      </p>
      {failure.retryable && (
        <Button size="sm" disabled={isBusy} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}
