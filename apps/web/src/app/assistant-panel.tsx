import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { LauncherPanel } from '../features/assistant/components/launcher-panel.tsx'
import type { PageBranch } from '../features/assistant/page-branch.ts'
import { TalkTools } from '../features/talks/components/talk-tools.tsx'
import { AnswerTool, type StoredAnswer } from '../ui/answer-tool.ts'

const talkTools = (answer: StoredAnswer) => <TalkTools {...answer} />

/** The assistant's panel. It closes when a talk that was begun in it opens its page. */
export function AssistantPanel({ branch, onClose }: { branch: PageBranch; onClose: () => void }) {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (pathname !== first.current && pathname.startsWith('/dashboard/talks/')) close()
  }, [pathname])
  return (
    <AnswerTool value={talkTools}>
      <LauncherPanel branch={branch} onClose={onClose} />
    </AnswerTool>
  )
}
