import { Link } from '@tanstack/react-router'
import type { Context } from '@understory/contract/contexts'
import { firstWords } from '../../../lib/first-words.ts'
import { handToRecorder } from '../../../lib/handoff.ts'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { ui } from '../../../lib/words/en/ui.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Opens the recorder with the phrase as its prompt. */
export function PracticeAloud({ text, context }: { text: string; context: Context }) {
  const words = useWords(assistantWords)
  const common = useWords(ui)
  const back = { path: '/dashboard/chatbot', label: words.title }
  return (
    <Link
      to="/dashboard/voice-analysis"
      aria-label={common.of({ deed: words.aloud, subject: firstWords(text) })}
      onClick={() => handToRecorder({ context, title: words.aloudTitle, task: text, back })}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      <Icon name="mic" />
      {words.aloud}
    </Link>
  )
}
