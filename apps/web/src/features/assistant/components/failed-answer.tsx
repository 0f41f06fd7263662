import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../../api/installation.ts'
import { browserModel } from '../../../lib/words/en/browser-model.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import type { Message } from '../types.ts'
import type { Assistant } from '../use-thread.ts'

type FailedAnswerProps = {
  /** The stored message without a complete answer. */
  asked: Message
  /** The part that arrived. */
  answer?: Message | undefined
  assistant: Assistant
}

/** Explains a failed answer and offers two ways to get another. */
export function FailedAnswer({ asked, answer, assistant }: FailedAnswerProps) {
  const words = useWords(browserModel)
  const { data: installation } = useQuery(installationQuery)
  const isBusy = assistant.thread.status !== 'idle'
  const problem = (answer ?? asked).problem
  const other = installation?.assistant
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ink-soft">
        {!answer && `${words.noAnswer} `}
        {problem ? words.problems[problem] : answer && words.unfinished}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          className="pointer-coarse:min-h-11"
          disabled={isBusy}
          onClick={() => void assistant.retry(asked, undefined, 'server')}
        >
          {!other || other.builtIn ? words.answerBuiltIn : words.answerWith(other.name)}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="pointer-coarse:min-h-11"
          disabled={isBusy}
          onClick={() => void assistant.retry(asked)}
        >
          {words.tryAgain}
        </Button>
      </div>
    </div>
  )
}
