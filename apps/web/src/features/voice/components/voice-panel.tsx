import { Link } from '@tanstack/react-router'
import type { Context } from '@understory/contract/contexts'
import { useState } from 'react'
import { listeningWords } from '../../../lib/words/en/listening.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { RecorderPanel } from '../../../recorder/components/recorder-panel.tsx'
import { usePlayback } from '../../../recorder/use-playback.ts'
import type { RecordingPlace } from '../../../storage/recordings.ts'
import { leavesDisfluency, secondLanguageAudience } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { figuresOf } from '../figures.ts'
import { findingOf, headline, reasonOf } from '../finding.ts'
import { adviceIn, tryNext } from '../try-next.ts'
import type { VoiceResult } from '../types.ts'
import { useVoiceAnalysis } from '../use-voice-analysis.ts'
import { withoutDisfluency } from '../without-disfluency.ts'
import { ContextField } from './context-field.tsx'
import { ListeningPanel } from './listening-panel.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { TakeActions } from './take-actions.tsx'

type VoicePanelProps = {
  place: RecordingPlace
  initialContext: Context
  titleAs?: 'h2' | 'h3'
  /** Also offers continuous listening. */
  listens?: boolean
}

export function VoicePanel({ place, initialContext, titleAs: Title = 'h3', listens = false }: VoicePanelProps) {
  const words = useWords(listeningWords)
  const [context, setContext] = useState(initialContext)
  const options = { context, isSecondLanguageAudience: useStored(secondLanguageAudience) }
  const analysis = useVoiceAnalysis(place)
  const { recorder, isAnalyzing, result } = analysis
  const playback = usePlayback(recorder.take)

  return (
    <section aria-labelledby="voice-panel" className="grid gap-4">
      <div>
        <Title id="voice-panel" className="flex items-center gap-2 font-text text-body font-semibold">
          <Icon name="mic" className="text-leaf-ink" />
          {words.heading}
        </Title>
        <p className="text-small text-ink-soft">{words.lead}</p>
      </div>
      <ContextField
        label={words.context}
        context={context}
        also={initialContext}
        disabled={isAnalyzing || recorder.isRunning}
        onContext={setContext}
      />
      <RecorderPanel recorder={recorder} playback={playback} compact disabled={isAnalyzing}>
        <TakeActions analysis={analysis} options={options} size="sm" />
      </RecorderPanel>
      <PrivacyNote />
      {result && <PanelResult result={result} titleAs={Title === 'h2' ? 'h3' : 'h4'} />}
      {listens && <ListeningPanel key={context} options={options} />}
    </section>
  )
}

/** Verdict, reason and one suggestion; the full page has the rest. */
function PanelResult({ result: given, titleAs: Result }: { result: VoiceResult; titleAs: 'h3' | 'h4' }) {
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
