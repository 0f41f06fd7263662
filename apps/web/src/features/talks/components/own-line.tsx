import { talks as talkWords } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { useTalks } from '../use-talks.ts'

/** A line of the person's own that worked with this hearer before, named as theirs. */
export function OwnLine({ to }: { to: string | null }) {
  const words = useWords(talkWords)
  const { talks } = useTalks()
  const found = to === null ? undefined : talks.find((talk) => talk.to === to && talk.worked.trim() !== '')
  if (!found) return null
  return (
    <aside aria-label={words.own.heading}>
      <p className="mb-1.5 text-small text-ink-soft">{words.own.to(found.who || words.noWho)}</p>
      <Phrase text={found.worked}>
        <CopyButton text={found.worked} />
      </Phrase>
    </aside>
  )
}
