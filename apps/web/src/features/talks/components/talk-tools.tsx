import type { Part } from '@understory/contract/coaching'
import { talks as talkWords } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { StoredAnswer } from '../../../ui/answer-tool.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { talkHeard, toYou } from '../same-person.ts'
import { useTalks } from '../use-talks.ts'
import { PrepareButton } from './prepare-button.tsx'

const SAYABLE: ReadonlySet<Part['kind']> = new Set(['phrase', 'beats', 'draft', 'markdown'])

const isHelp = (part: Part) => part.kind === 'help'

/** Under an answer of the assistant: a line of one's own that fits, and the way to a talk. */
export function TalkTools({ conversationId, turn, message, coaching, context }: StoredAnswer) {
  const { label = '', id = null } = coaching?.chips.find(({ kind }) => kind === 'to') ?? {}
  const parts = coaching?.parts ?? []
  const hasWords = !coaching || parts.some(({ kind }) => SAYABLE.has(kind))
  const isOpen = !hasWords && parts.some(({ kind }) => kind === 'offers')
  // Someone in danger gets help, and no rehearsal.
  if (parts.some((part) => isHelp(part) && (isOpen || part.level === 'lead'))) return null
  if (!hasWords && !isOpen) return null
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      {/* While a choice is open the hearer is a guess, so only a person named in the message counts. */}
      <OwnLine message={message} hearer={isOpen ? '' : label} to={isOpen ? null : id} />
      <PrepareButton from={{ conversationId, turn }} talk={{ context }} message={message} />
    </div>
  )
}

type OwnLineProps = {
  /** What the person wrote, and whom the reply takes to hear it. */
  message: string
  hearer: string
  /** The role of the hearer in the reply. */
  to: string | null
}

/** A line of the person's own that worked with the same person before, named as theirs. */
function OwnLine({ message, hearer, to }: OwnLineProps) {
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
