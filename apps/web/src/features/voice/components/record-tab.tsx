import { useRef } from 'react'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { DeviceSpeechOffer } from '../../../recorder/components/device-speech-offer.tsx'
import { OpenRecording } from '../../../recorder/components/open-recording.tsx'
import { RecorderPanel } from '../../../recorder/components/recorder-panel.tsx'
import type { Playback } from '../../../recorder/use-playback.ts'
import type { RecognizerChoice } from '../../../recorder/use-recognizer.ts'
import type { Recorder } from '../../../recorder/use-recorder.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button } from '../../../ui/button.tsx'
import { cardClass } from '../../../ui/card.tsx'
import type { AnalysisOptions } from '../types.ts'
import { useFocusWhenLost } from '../use-focus-when-lost.ts'
import type { VoiceAnalysis } from '../use-voice-analysis.ts'
import { AnalysisFailed } from './analysis-failed.tsx'
import { AnalyzeButton } from './analyze-button.tsx'
import { ChosenPrompt, Prompts } from './prompts.tsx'
import { SettingsCard } from './settings-card.tsx'

type RecordTabProps = {
  recorder: Recorder
  playback: Playback
  analysis: VoiceAnalysis
  options: AnalysisOptions
  onOptions: (options: AnalysisOptions) => void
  recognizer: RecognizerChoice
  /** Coming back from the results. */
  isBack: boolean
  /** The prompt is a line to say as it stands. */
  isLine: boolean
}

export function RecordTab(props: RecordTabProps) {
  const { recorder, playback, analysis, options, onOptions, recognizer, isBack, isLine } = props
  const words = useWords(voiceWords)
  const section = useRef<HTMLElement>(null)
  useFocusWhenLost(section, isBack)
  const { isAnalyzing, prompt } = analysis
  const isRunning = recorder.status === 'recording' || recorder.status === 'starting'
  const isBusy = isAnalyzing || isRunning
  return (
    <div className="grid items-start gap-10 max-lg:gap-6 lg:grid-cols-[minmax(0,1fr)_364px]">
      <div>
        <section
          ref={section}
          tabIndex={-1}
          aria-label={words.record}
          className={cardClass({
            className:
              'relative overflow-hidden rounded-[32px_8px_32px_8px]! px-8 pt-10 pb-9 print:hidden max-md:px-4! max-md:pt-8 max-md:pb-7',
          })}
        >
          <Plant name="bluebell" className="absolute start-6 bottom-0 h-[150px] max-md:hidden" />
          <Plant name="bluebell" className="absolute end-6 bottom-0 h-[118px] -scale-x-100 max-md:hidden" />
          <RecorderPanel
            recorder={recorder}
            playback={playback}
            disabled={isAnalyzing}
            className="relative"
            head={
              prompt && (
                <ChosenPrompt
                  prompt={prompt}
                  disabled={isBusy}
                  onDrop={isLine ? undefined : () => analysis.choosePrompt(null)}
                />
              )
            }
          >
            <div className="flex flex-wrap justify-center gap-3">
              <Button disabled={isBusy || !recorder.take} onClick={recorder.clear}>
                {words.reset}
              </Button>
              <AnalyzeButton
                isReady={recorder.take !== null}
                isAnalyzing={isAnalyzing}
                disabled={isBusy}
                onPress={() => analysis.analyze(recorder.take, options)}
              />
            </div>
            {analysis.failure && (
              <AnalysisFailed
                failure={analysis.failure}
                onRetry={() => analysis.analyze(recorder.take, options)}
                isBusy={isBusy}
              />
            )}
            <OpenRecording recorder={recorder} disabled={isAnalyzing} />
            <DeviceSpeechOffer choice={recognizer} disabled={isBusy} />
          </RecorderPanel>
        </section>
        {!isLine && (
          <Prompts context={options.context} prompt={prompt} onPrompt={analysis.choosePrompt} disabled={isBusy} />
        )}
      </div>
      <SettingsCard {...{ options, onOptions, recognizer, isBusy }} />
    </div>
  )
}
