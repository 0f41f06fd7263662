import type { Context } from '@understory/contract/contexts'
import { useRef } from 'react'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { DeviceSpeechOffer } from '../../../recorder/components/device-speech-offer.tsx'
import { OpenRecording } from '../../../recorder/components/open-recording.tsx'
import { RecorderPanel } from '../../../recorder/components/recorder-panel.tsx'
import type { Playback } from '../../../recorder/use-playback.ts'
import type { RecognizerChoice } from '../../../recorder/use-recognizer.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { AnalysisOptions } from '../types.ts'
import { useFocusWhenLost } from '../use-focus-when-lost.ts'
import type { VoiceAnalysis } from '../use-voice-analysis.ts'
import { SettingsCard } from './settings-card.tsx'
import { TakeActions } from './take-actions.tsx'

type RecordTabProps = {
  analysis: VoiceAnalysis
  playback: Playback
  options: AnalysisOptions
  onContext: (context: Context) => void
  recognizer: RecognizerChoice
  /** Coming back from the results. */
  isBack: boolean
  /** The prompt is a line to say as it stands. */
  isLine: boolean
}

export function RecordTab({ analysis, playback, recognizer, isBack, isLine, ...settings }: RecordTabProps) {
  const words = useWords(voiceWords)
  const section = useRef<HTMLElement>(null)
  useFocusWhenLost(section, isBack)
  const { recorder, isAnalyzing, prompt, tip } = analysis
  const { options } = settings
  const isBusy = isAnalyzing || recorder.isRunning
  return (
    <div className="grid items-start gap-10 max-lg:gap-6 lg:grid-cols-[minmax(0,1fr)_364px]">
      <div>
        <Card
          ref={section}
          tabIndex={-1}
          aria-label={words.record}
          className="relative overflow-hidden rounded-[32px_8px_32px_8px]! px-8 pt-10 pb-9 print:hidden max-md:px-4! max-md:pt-8 max-md:pb-7"
        >
          <Plant name="bluebell" className="absolute start-6 bottom-0 h-[150px] max-md:hidden" />
          <Plant name="bluebell" className="absolute end-6 bottom-0 h-[118px] -scale-x-100 max-md:hidden" />
          <RecorderPanel
            recorder={recorder}
            playback={playback}
            disabled={isAnalyzing}
            className="relative"
            head={
              <>
                {prompt && (
                  <ChosenPrompt
                    prompt={prompt}
                    disabled={isBusy}
                    onDrop={isLine ? undefined : () => analysis.choosePrompt(null)}
                  />
                )}
                {tip && !analysis.result && <Tip text={tip} />}
              </>
            }
          >
            <TakeActions analysis={analysis} options={options} size="md" />
            <OpenRecording recorder={recorder} disabled={isAnalyzing} />
            <DeviceSpeechOffer choice={recognizer} disabled={isBusy} />
          </RecorderPanel>
        </Card>
        {!isLine && (
          <Prompts context={options.context} prompt={prompt} onPrompt={analysis.choosePrompt} disabled={isBusy} />
        )}
      </div>
      <SettingsCard {...settings} recognizer={recognizer} isBusy={isBusy} />
    </div>
  )
}

type PromptsProps = {
  context: Context
  prompt: string | null
  onPrompt: (prompt: string | null) => void
  disabled: boolean
}

function Prompts({ context, prompt, onPrompt, disabled }: PromptsProps) {
  const words = useWords(voiceWords).prompts
  return (
    <section aria-labelledby="prompts" className="mt-6">
      <h2 id="prompts" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{words.lead}</p>
      <ul className="mt-3.5 grid gap-3 md:grid-cols-2">
        {words.of[context].map((one) => (
          <li key={one} className="flex">
            <button
              type="button"
              aria-pressed={one === prompt}
              disabled={disabled}
              onClick={() => onPrompt(one === prompt ? null : one)}
              className="min-h-11 w-full rounded-3 border border-line bg-surface-raised px-4 py-3 text-start leading-normal hover:border-line-strong disabled:cursor-not-allowed disabled:text-ink-faint aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf-ink"
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last result's suggestion, while saying it again. */
function Tip({ text }: { text: string }) {
  const words = useWords(voiceWords)
  return (
    <p className="max-w-[46ch] text-center text-pretty">
      <span className="note">{words.tip}</span> {text}
    </p>
  )
}

type ChosenProps = { prompt: string; disabled: boolean; onDrop: (() => void) | undefined }

/** The chosen prompt, above the timer; a line to say as it stands can't be dropped. */
function ChosenPrompt({ prompt, disabled, onDrop }: ChosenProps) {
  const words = useWords(voiceWords).prompts
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <p className="note">{onDrop ? words.chosen : words.line}</p>
      <p className="max-w-[34ch] font-display text-[1.375rem]/[1.3] text-balance">{prompt}</p>
      {onDrop && (
        <Button variant="quiet" size="sm" disabled={disabled} onClick={onDrop}>
          {words.none}
        </Button>
      )}
    </div>
  )
}
