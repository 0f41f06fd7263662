import type { Part } from '@understory/contract/coaching'
import { coach } from '../../../../lib/words/en/coach.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Say, SayRow } from './phrase-part.tsx'

/** The person's draft with the changes marked; Copy takes the new version. */
export function DraftPart({ text, pieces }: Extract<Part, { kind: 'draft' }>) {
  const words = useWords(coach)
  return (
    <Say>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a text */}
      <div role="group" aria-label={words.draft} className="leading-[1.7] [unicode-bidi:plaintext] whitespace-pre-line">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
          <Piece key={index} {...piece} />
        ))}
      </div>
      <SayRow text={text} />
    </Say>
  )
}

function Piece({ text, change }: Extract<Part, { kind: 'draft' }>['pieces'][number]) {
  const words = useWords(coach)
  if (change === 'same') return text
  if (change === 'new') {
    return (
      <ins className="rounded-[4px] bg-leaf-soft px-0.5 font-semibold decoration-leaf decoration-2 underline-offset-[.2em]">
        <span className="sr-only">{words.added} </span>
        {text}
      </ins>
    )
  }
  return (
    <del className="text-ink-soft decoration-berry">
      <span className="sr-only">{words.removed} </span>
      {text}
    </del>
  )
}
