import type { Context } from '@understory/contract/contexts'
import { useState } from 'react'
import { TaskNote } from '../features/branches/components/task-note.tsx'
import { VoicePage } from '../features/voice/components/voice-page.tsx'
import type { ToolContext } from '../features/voice/types.ts'
import { takeRecorderTask } from '../lib/handoff.ts'

/** The nearest of the tool's six contexts. */
const TOOL_CONTEXT: Readonly<Record<Context, ToolContext>> = {
  Personal: 'Personal',
  Work: 'Work',
  Family: 'Family',
  Faith: 'Faith',
  Academic: 'Academic',
  Creative: 'Creative',
  Professional: 'Work',
  Public: 'Work',
  Social: 'Personal',
}

/** Voice Analysis: a recording, and what can be told from it. An exercise stands above the timer. */
export function VoiceAnalysisScreen() {
  const [handed] = useState(takeRecorderTask)
  if (!handed) return <VoicePage />
  return (
    <>
      <TaskNote handed={handed} isTaskShown={false} />
      <VoicePage initialContext={TOOL_CONTEXT[handed.context]} initialPrompt={handed.task} />
    </>
  )
}
