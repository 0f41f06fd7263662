import type { Segment } from '@understory/contract/coaching'
import { use } from 'react'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { PhraseTool } from '../../../../ui/phrase-tool.ts'
import { spoken } from '../../coach/fields.ts'
import { Say, SayRow } from './phrase-part.tsx'
import { ReplyFields } from './reply-fields.ts'
import { hasFields, Segments } from './segments.tsx'

type Beat = { title: string; segments: readonly Segment[] }

/** A short speech: the purpose and words of each step. */
export function BeatsPart({ beats }: { beats: readonly Beat[] }) {
  const words = useWords(coach)
  const { typed } = use(ReplyFields)
  const tool = use(PhraseTool)
  const text = beats.map(({ segments }) => spoken(segments, typed)).join('\n\n')
  return (
    <Say>
      <ol aria-label={words.beats} data-phrase className="grid gap-4">
        {beats.map(({ title, segments }) => (
          <li key={title}>
            <b className="block text-small text-leaf-ink">{title}</b>
            <span
              className={
                hasFields(segments)
                  ? 'font-display text-[1.3125rem] leading-[2.75rem]'
                  : 'font-display text-[1.3125rem] leading-normal'
              }
            >
              <Segments segments={segments} />
            </span>
          </li>
        ))}
      </ol>
      <SayRow text={text}>{tool(text)}</SayRow>
    </Say>
  )
}
