import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { useWordLog } from '../use-word-log.ts'
import { Editor } from './editor.tsx'
import { Entries } from './entries.tsx'
import { Goal } from './goal.tsx'
import { Insights } from './insights.tsx'
import { NextTree } from './next-tree.tsx'
import { Result } from './result.tsx'
import { SaveOutcome, StorageNotice } from './storage-notice.tsx'
import { VoiceEntry } from './voice-entry.tsx'

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_440px] gap-8 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-5'

export function WordLog() {
  const words = useWords(wordLog)
  const { entry, text, saving, isSaved, reading, setReading, logs, growth, ...log } = useWordLog()
  const result = useMemo(
    () => (
      <Result counts={entry.counts} isCounting={entry.isCounting}>
        <Insights entry={entry} text={text} logs={logs} reading={reading} onReading={setReading} />
      </Result>
    ),
    [entry, text, logs, reading, setReading],
  )

  return (
    <div className="page-width pt-8 pb-24 max-md:pt-5">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-5">
        <h1>{words.title}</h1>
        <p className="note">{words.lead}</p>
      </div>
      <StorageNotice />
      <div className="relative">
        <Tabs
          label={words.tabs.label}
          items={[
            { value: 'text', label: words.tabs.text, icon: 'text' },
            { value: 'voice', label: words.tabs.voice, icon: 'mic' },
          ]}
          value={log.tab}
          onValueChange={log.changeTab}
        >
          <TabPanel value="text">
            {log.cleared !== '' && (
              <p role="status" className="mb-3 flex flex-wrap items-center gap-x-3 text-ink-soft">
                {words.brought.text}
                <Button variant="quiet" icon="undo" onClick={log.bringBack}>
                  {words.brought.back}
                </Button>
              </p>
            )}
            <div className={COLUMNS}>
              <Editor
                key={log.sitting.count}
                initialText={log.sitting.initialText}
                fileName={entry.fileName}
                canSave={entry.counts.wordCount > 0 && !entry.isCounting && !isSaved}
                isSaved={isSaved}
                onText={log.write}
                onLongText={log.wait}
                onFile={log.write}
                onSave={() => afterPaint(log.save)}
              >
                <SaveOutcome saving={saving?.version === entry.version ? saving : null} />
              </Editor>
              {result}
            </div>
          </TabPanel>
          <TabPanel value="voice">
            <div className={COLUMNS}>
              <div className="grid content-start gap-4">
                <VoiceEntry
                  heard={log.heard}
                  isSaved={isSaved}
                  onStart={log.beginVoice}
                  onTranscript={log.hear}
                  onType={() => log.changeTab('text')}
                />
                <SaveOutcome saving={saving && saving.outcome !== 'kept' ? saving : null} />
              </div>
              {result}
            </div>
          </TabPanel>
        </Tabs>
        <Link
          to="/dashboard/multilingual"
          className="absolute end-0 top-0 inline-flex min-h-[46px] items-center gap-2 font-semibold text-ink-soft hover:text-ink print:hidden max-[520px]:min-w-11 max-[520px]:justify-end"
        >
          <Icon name="globe" />
          <span className="max-[720px]:sr-only">{words.tabs.multilingual}</span>
        </Link>
      </div>
      <div className={`${COLUMNS} mt-11 items-start`}>
        <Entries logs={logs} />
        <div className="grid gap-6">
          <Goal days={growth.days} />
          <NextTree growth={growth} />
        </div>
      </div>
    </div>
  )
}
