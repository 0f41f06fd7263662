import type { Part } from '@understory/contract/coaching'
import type { StoredAnswer } from '../../../ui/answer-tool.ts'
import { OwnLine } from './own-line.tsx'
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
