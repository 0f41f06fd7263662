import type { Context } from '@understory/contract/contexts'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { usePlayback } from '../../../recorder/use-playback.ts'
import { useRecognizer } from '../../../recorder/use-recognizer.ts'
import { secondLanguageAudience } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { shownResult } from '../state.ts'
import type { VoiceResult } from '../types.ts'
import { useVoiceAnalysis } from '../use-voice-analysis.ts'
import { RecordTab } from './record-tab.tsx'
import type { ResultsTabProps } from './results-tab.tsx'

const loadResults = async () => ({ default: (await import('./results-tab.tsx')).ResultsTab })
const LazyResults = lazy(loadResults)

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
  const recognizer = useRecognizer()
  // Kept here too, because a loaded lazy component still renders blank for a moment.
  const [ResultsTab, setResultsTab] = useState<ComponentType<ResultsTabProps>>(() => LazyResults)
  const prepare = async () => {
    const loaded = await loadResults()
    setResultsTab(() => loaded.default)
  }
  const [isBack, setIsBack] = useState(false)
  const analysis = useVoiceAnalysis('voice-analysis', {
    recognizer: recognizer.used,
    initialPrompt,
    prepare,
    onDone: (result) => {
      onResult?.(result)
      // The results start at the top.
      window.scrollTo(0, 0)
      setIsBack(true)
    },
  })
  const { recorder, result } = analysis
  const playback = usePlayback(recorder.take)
  const shown = shownResult(analysis)
  // Only in its tab, and not while recording: it would be recorded.
  const lastPlayback = usePlayback(analysis.tab === 'results' && !result ? (shown?.take ?? null) : null)
  const resultsClosed = recorder.isRunning ? words.resultsBusy : undefined

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
            disabledReason: shown ? resultsClosed : words.resultsLater,
          },
        ]}
      >
        <TabPanel value="record">
          <RecordTab
            {...{ analysis, playback, recognizer, isBack, isLine }}
            options={{ context, isSecondLanguageAudience }}
            onContext={setContext}
          />
        </TabPanel>
        <TabPanel value="results">
          {shown && (
            <Suspense>
              {!result && <p className="note mb-4">{words.lastResults}</p>}
              <ResultsTab
                result={shown}
                before={result && analysis.before}
                playback={result ? playback : lastPlayback}
                onNew={recorder.clear}
                onBack={() => analysis.showTab('record')}
                onAgain={analysis.sayAgain}
                recognizer={recognizer}
              />
            </Suspense>
          )}
        </TabPanel>
      </Tabs>
    </div>
  )
}
