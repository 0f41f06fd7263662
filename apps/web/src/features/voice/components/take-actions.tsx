import { useId } from 'react'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { AnalysisOptions } from '../types.ts'
import type { VoiceAnalysis } from '../use-voice-analysis.ts'

type TakeActionsProps = { analysis: VoiceAnalysis; options: AnalysisOptions; size: 'sm' | 'md' }

/** Discards or analyzes the recording. Before there is one, pressing "Analyze" says what's missing. */
export function TakeActions({ analysis, options, size }: TakeActionsProps) {
  const words = useWords(voiceWords)
  const id = useId()
  const { recorder, isAnalyzing, failure } = analysis
  const isReady = recorder.take !== null
  const isBusy = isAnalyzing || recorder.isRunning
  const analyze = () => void analysis.analyze(options)
  return (
    <>
      <div className={cx('flex flex-wrap justify-center', size === 'sm' ? 'gap-2' : 'gap-3')}>
        <Button size={size} className="min-h-11" disabled={isBusy || !isReady} onClick={recorder.clear}>
          {words.reset}
        </Button>
        <Button
          variant={isReady ? 'primary' : 'secondary'}
          size={size}
          className={isReady ? 'min-h-11' : 'min-h-11 cursor-not-allowed border-dashed text-ink-soft'}
          busy={isAnalyzing}
          busyLabel={words.analyzing}
          disabled={isBusy}
          aria-describedby={isReady ? undefined : id}
          onClick={analyze}
        >
          {words.analyze}
        </Button>
        {!isReady && <VisuallyHidden id={id}>{words.recordFirst}</VisuallyHidden>}
      </div>
      {failure && (
        <div className="grid max-w-[56ch] justify-items-center gap-2 rounded-3 bg-berry-soft px-4 py-3 text-center text-berry-ink">
          <p>
            <Icon name="alert" className="me-2 inline align-[-4px]" />
            {failure.message}
          </p>
          {failure.retryable && (
            <Button size="sm" disabled={isBusy} onClick={analyze}>
              {words.tryAgain}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
