import { useState } from 'react'
import { TaskNote } from '../features/branches/components/task-note.tsx'
import { VoicePage } from '../features/voice/components/voice-page.tsx'
import { takeRecorderTask } from '../lib/handoff.ts'

/** Voice Analysis: a recording, and what can be told from it. An exercise stands above the timer. */
export function VoiceAnalysisScreen() {
  const [handed] = useState(takeRecorderTask)
  if (!handed) return <VoicePage />
  return (
    <>
      <TaskNote handed={handed} isTaskShown={false} />
      <VoicePage initialContext={handed.context} initialPrompt={handed.task} />
    </>
  )
}
