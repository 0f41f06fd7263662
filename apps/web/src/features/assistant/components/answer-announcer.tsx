import { useState } from 'react'
import { assistant as assistantWords } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { withoutMarks } from '../../../ui/reply-text.ts'
import type { Message } from '../types.ts'
import type { Assistant } from '../use-thread.ts'

/** Reads out that an answer is coming, then the answer. Skips what was there on load. */
export function AnswerAnnouncer({ thread, path }: Assistant) {
  const words = useWords(assistantWords)
  const news = useAnnouncement(thread.status !== 'idle', path.at(-1))
  return (
    <p aria-live="polite" className="sr-only">
      {thread.status === 'waiting' && words.thinking}
      {news && (
        <>
          {words.understory}: <span lang={news.language}>{withoutMarks(news.content)}</span>
        </>
      )}
    </p>
  )
}

/** Our newest message, until the next question. */
function useAnnouncement(isBusy: boolean, last: Message | undefined): Message | undefined {
  const [wasBusy, setWasBusy] = useState(isBusy)
  const [news, setNews] = useState<Message>()
  const ours = last?.role === 'assistant' && last.content !== '' ? last : undefined
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy)
    setNews(isBusy ? undefined : ours)
  }
  return news
}
