import { talks as talkWords } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { talkHeard, toYou } from '../same-person.ts'
import { useTalks } from '../use-talks.ts'

type OwnLineProps = {
  /** What the person wrote, and whom the reply takes to hear it. */
  message: string
  hearer: string
  /** The role of the hearer in the reply. */
  to: string | null
}

/** A line of the person's own that worked with the same person before, named as theirs. */
export function OwnLine({ message, hearer, to }: OwnLineProps) {
  const words = useWords(talkWords)
  const { talks } = useTalks()
  const found = talkHeard(talks, { message, hearer, to })
  if (!found) return null
  return (
    <aside aria-label={words.own.heading}>
      <p className="mb-1.5 text-small text-ink-soft">{words.own.to(toYou(found.who, words.own.your))}</p>
      <Phrase text={found.worked}>
        <CopyButton text={found.worked} />
      </Phrase>
    </aside>
  )
}
