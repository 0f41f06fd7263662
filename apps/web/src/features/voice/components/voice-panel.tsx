import { Link } from '@tanstack/react-router'
import { type Context, contextOf } from '@understory/contract/contexts'
import { useState } from 'react'
import { contextNames } from '../../../lib/words/en/context.ts'
import { listeningWords } from '../../../lib/words/en/listening.ts'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { RecorderPanel } from '../../../recorder/components/recorder-panel.tsx'
import { usePlayback } from '../../../recorder/use-playback.ts'
import { useRecorder } from '../../../recorder/use-recorder.ts'
import { dropRecording, type RecordingPlace } from '../../../storage/recordings.ts'
import { leavesDisfluency, secondLanguageAudience } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Select } from '../../../ui/select.tsx'
import { contextsWith } from '../contexts.ts'
import { figuresOf } from '../figures.ts'
import { findingOf, headline, reasonOf } from '../finding.ts'
import { adviceIn, tryNext } from '../try-next.ts'
import type { AnalysisOptions, VoiceResult } from '../types.ts'
import { useVoiceAnalysis } from '../use-voice-analysis.ts'
import { useWaitingTake } from '../use-waiting-take.ts'
import { withoutDisfluency } from '../without-disfluency.ts'
import { AnalysisFailed } from './analysis-failed.tsx'
import { AnalyzeButton } from './analyze-button.tsx'
import { ListeningPanel } from './listening-panel.tsx'
import { PrivacyNote } from './privacy-note.tsx'

type VoicePanelProps = {
  place: RecordingPlace
  initialContext: Context
  titleAs?: 'h2' | 'h3'
  /** Also offers continuous listening. */
  listens?: boolean
}

/** The voice tool in a side panel. */
export function VoicePanel({ place, initialContext, titleAs: Title = 'h3', listens = false }: VoicePanelProps) {
  const words = useWords(listeningWords)
  const names = useWords(contextNames)
  const { reset } = useWords(voiceWords)
  const [context, setContext] = useState(initialContext)
  const isSecondLanguageAudience = useStored(secondLanguageAudience)
  const options: AnalysisOptions = { context, isSecondLanguageAudience }
  const recorder = useRecorder({ place })
  const playback = usePlayback(recorder.take)
  const analysis = useVoiceAnalysis(place)
  const { isAnalyzing, failure, result } = analysis
  const isBusy = isAnalyzing || recorder.status === 'recording' || recorder.status === 'starting'
  const analyzeTake: typeof analysis.analyze = async (...about) => {
    const isDone = await analysis.analyze(...about)
    // Analyzed, so it needn't survive a reload.
    if (isDone) void dropRecording(place)
    return isDone
  }
  const send = () => void analyzeTake(recorder.take, options)
  useWaitingTake(place, recorder.take, (take, asked) => void analyzeTake(take, asked))
  const clearing = {
    ...recorder,
    start: () => {
      analysis.clear()
      return recorder.start()
    },
  }
  const clear = () => {
    analysis.clear()
    recorder.clear()
  }

  return (
    <section aria-labelledby="voice-panel" className="grid gap-4">
      <div>
        <Title id="voice-panel" className="flex items-center gap-2 font-text text-body font-semibold">
          <Icon name="mic" className="text-leaf-ink" />
          {words.heading}
        </Title>
        <p className="text-small text-ink-soft">{words.lead}</p>
      </div>
      <Field label={words.context}>
        <Select
          value={context}
          disabled={isBusy}
          onChange={(event) => setContext(contextOf(event.currentTarget.value))}
        >
          {contextsWith(initialContext).map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      </Field>
      <RecorderPanel recorder={clearing} playback={playback} compact disabled={isAnalyzing}>
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="sm" className="min-h-11" disabled={isBusy || !recorder.take} onClick={clear}>
            {reset}
          </Button>
          <AnalyzeButton
            size="sm"
            isReady={recorder.take !== null}
            isAnalyzing={isAnalyzing}
            disabled={isBusy}
            onPress={send}
          />
        </div>
        {failure && <AnalysisFailed failure={failure} onRetry={send} isBusy={isBusy} />}
      </RecorderPanel>
      <PrivacyNote />
      {result && <PanelResult result={result} titleAs={Title === 'h2' ? 'h3' : 'h4'} />}
      {listens && <ListeningPanel key={context} options={options} />}
    </section>
  )
}

type PanelResultProps = { result: VoiceResult; titleAs: 'h3' | 'h4' }

/** Verdict, reason and one suggestion; the full page has the rest. */
function PanelResult({ result: given, titleAs: Result }: PanelResultProps) {
  const leaves = useStored(leavesDisfluency)
  const result = leaves ? withoutDisfluency(given) : given
  const { reading, isPlaceholder, context } = result
  const words = useWords(listeningWords)
  const results = useWords(voiceResultsWords)
  const figures = figuresOf(result)
  const finding = findingOf(figures)
  const reason = reasonOf(figures, results) ?? (finding.key === 'heard' ? reading.summary : undefined)
  const score = reading.pace?.score ?? null
  return (
    <div className="grid gap-1.5 rounded-3 bg-leaf-softer px-4 py-3">
      <Result className="font-text text-body font-semibold">{words.result}</Result>
      {isPlaceholder ? (
        <p>{words.placeholder}</p>
      ) : (
        <>
          <p className="font-display text-[1.3125rem]/[1.25]">
            {headline(finding, results, results.contexts[context])}
          </p>
          {reason && <p>{reason}</p>}
          {score !== null && <p className="num">{words.pace(String(Math.round(score)))}</p>}
          {figures.measures && <p>{adviceIn(results, tryNext(figures.measures, figures.scores)).say}</p>}
        </>
      )}
      <Link to="/dashboard/voice-analysis" className={linkClass('inline-flex min-h-11 items-center')}>
        {words.more}
      </Link>
    </div>
  )
}
