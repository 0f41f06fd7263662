import type { Context } from '@understory/contract/contexts'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { usePlayback } from '../../../recorder/use-playback.ts'
import { useRecognizer } from '../../../recorder/use-recognizer.ts'
import { useRecorder } from '../../../recorder/use-recorder.ts'
import { dropRecording } from '../../../storage/recordings.ts'
import { secondLanguageAudience } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import type { AnalysisOptions, VoiceResult } from '../types.ts'
import { useVoiceAnalysis } from '../use-voice-analysis.ts'
import { useWaitingTake } from '../use-waiting-take.ts'
import { RecordTab } from './record-tab.tsx'
import type { ResultsTabProps } from './results-tab.tsx'

const loadResults = async () => ({ default: (await import('./results-tab.tsx')).ResultsTab })
const LazyResults = lazy(loadResults)

const PLACE = 'voice-analysis'

type VoicePageProps = {
  initialContext?: Context
  initialPrompt?: string | null
  /** The prompt is a line to say as it stands. */
  isLine?: boolean
  /** Called after each analysis. */
  onResult?: ((result: VoiceResult) => void) | undefined
}

export function VoicePage({
  initialContext = 'Personal',
  initialPrompt = null,
  isLine = false,
  onResult,
}: VoicePageProps) {
  const words = useWords(voiceWords)
  const [context, setContext] = useState(initialContext)
  const isSecondLanguageAudience = useStored(secondLanguageAudience)
  const options: AnalysisOptions = { context, isSecondLanguageAudience }
  const setOptions = (next: AnalysisOptions) => {
    setContext(next.context)
    secondLanguageAudience.write(next.isSecondLanguageAudience)
  }
  const recognizer = useRecognizer()
  const recorder = useRecorder({ place: PLACE, recognizer: recognizer.used })
  // Kept here too, because a loaded lazy component still renders blank for a moment.
  const [ResultsTab, setResultsTab] = useState<ComponentType<ResultsTabProps>>(() => LazyResults)
  const prepare = async () => {
    const loaded = await loadResults()
    setResultsTab(() => loaded.default)
  }
  const analysis = useVoiceAnalysis(PLACE, { initialPrompt, prepare })
  const playback = usePlayback(recorder.take)
  const { result } = analysis
  const [isBack, setIsBack] = useState(false)
  const tell = useEffectEvent((done: VoiceResult) => onResult?.(done))
  useEffect(() => {
    if (result && !result.isPlaceholder) tell(result)
  }, [result])

  /** The recorder with this page's handling of new recordings, resets and files. */
  const clearing = {
    ...recorder,
    start: () => {
      analysis.clear()
      return recorder.start()
    },
    clear: () => {
      analysis.clear()
      recorder.clear()
    },
    open: (file: Blob) => {
      analysis.clear()
      return recorder.open(file)
    },
  }
  const sayAgain = () => {
    recorder.clear()
    analysis.sayAgain()
  }

  const analyze: typeof analysis.analyze = async (...about) => {
    const isDone = await analysis.analyze(...about)
    // Analyzed, so it needn't survive a reload. The results start at the top.
    if (isDone) {
      void dropRecording(PLACE)
      window.scrollTo(0, 0)
      setIsBack(true)
    }
    return isDone
  }
  useWaitingTake(PLACE, recorder.take, (take, asked) => void analyze(take, asked))

  return (
    <div className="page-width pt-8 pb-24 max-md:pt-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-[clamp(1.75rem,1.5rem+1vw,2.125rem)]">{words.title}</h1>
        <p className="note">{words.lead}</p>
      </div>
      <Tabs
        label={words.tabs}
        value={analysis.tab}
        onValueChange={analysis.showTab}
        className="mt-4"
        items={[
          { value: 'record', label: words.record, icon: 'mic' },
          {
            value: 'results',
            label: words.results,
            icon: 'chart',
            disabledReason: result ? undefined : words.resultsLater,
          },
        ]}
      >
        <TabPanel value="record">
          <RecordTab
            {...{ playback, options, recognizer, isBack, isLine }}
            analysis={{ ...analysis, analyze }}
            recorder={clearing}
            onOptions={setOptions}
          />
        </TabPanel>
        <TabPanel value="results">
          {result && (
            <Suspense>
              <ResultsTab
                result={result}
                before={analysis.before}
                playback={playback}
                onNew={clearing.clear}
                onBack={() => analysis.showTab('record')}
                onAgain={sayAgain}
                recognizer={recognizer}
              />
            </Suspense>
          )}
        </TabPanel>
      </Tabs>
    </div>
  )
}
