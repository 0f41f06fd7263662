import { useState } from 'react'
import { TaskNote } from '../features/branches/components/task-note.tsx'
import { TextPage } from '../features/text/components/text-page.tsx'
import { takeWritingTask } from '../lib/handoff.ts'

export function Screen() {
  const [handed] = useState(takeWritingTask)
  if (!handed) return <TextPage />
  return (
    <>
      <TaskNote handed={handed} isTaskShown />
      <TextPage initialContext={handed.context} />
    </>
  )
}
