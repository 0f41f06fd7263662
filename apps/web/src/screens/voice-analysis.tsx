import { useState } from 'react'
import { TaskNote } from '../features/branches/components/task-note.tsx'
import { addTake } from '../features/talks/send-changes.ts'
import { VoicePage } from '../features/voice/components/voice-page.tsx'
import { figuresOf } from '../features/voice/figures.ts'
import type { VoiceResult } from '../features/voice/types.ts'
import { takeRecorderTask } from '../lib/handoff.ts'

export function Screen() {
  const [handed] = useState(takeRecorderTask)
  if (!handed) return <VoicePage />
  return (
    <>
      <TaskNote handed={handed} isTaskShown={false} />
      <VoicePage
        initialContext={handed.context}
        initialPrompt={handed.task}
        isLine={handed.isLine === true}
        onResult={handed.talkId === undefined ? undefined : (result) => addTake(handed.talkId ?? '', takeOf(result))}
      />
    </>
  )
}

/** What a talk stores of a recording: figures, never audio. */
function takeOf(result: VoiceResult) {
  const { measures } = figuresOf(result)
  return {
    seconds: result.take.durationSeconds,
    pace: result.reading.words?.perMinute ?? null,
    pauses: measures ? measures.pauses.length : null,
  }
}
