import { memo } from 'react'
import { clockTime } from '../../../lib/clock-time.ts'
import { assistant } from '../../../lib/words/en/assistant.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Reply } from '../../../ui/reply.tsx'
import type { Message } from '../types.ts'

/** One message: who, what, when. Ours stand on the page like text, the person's in a leaf-cornered bubble. */
export const MessageRow = memo(function MessageRow({ message }: { message: Message }) {
  const words = useWords(assistant)
  const { role, content, at } = message
  if (role === 'user') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3.5 max-md:gap-2.5">
        <div className="grid justify-items-end">
          <p className="max-w-[54ch] rounded-[22px_6px_22px_6px] bg-leaf-soft px-[18px] py-3 leading-[1.55] whitespace-pre-wrap [overflow-wrap:anywhere]">
            <span className="sr-only">{words.you}: </span>
            {content}
          </p>
          <Time at={at} />
        </div>
        <Avatar who="person" className="max-md:size-8" />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5 max-md:gap-2.5">
      <Avatar who="understory" className="max-md:size-8" />
      <div className="grid gap-3 pt-[7px] leading-[1.62] [overflow-wrap:anywhere]">
        <span className="sr-only">{words.understory}: </span>
        <Reply text={content} />
        <Time at={at} />
      </div>
    </div>
  )
})

function Time({ at }: { at: number | null }) {
  return (
    <p className="-mt-1.5 min-h-5 pt-1.5 font-display text-note text-ink-faint tabular-nums lining-nums">
      {at !== null && <time dateTime={new Date(at).toISOString()}>{clockTime(at)}</time>}
    </p>
  )
}
