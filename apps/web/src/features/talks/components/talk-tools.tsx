import type { Part } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { StoredAnswer } from '../../../ui/answer-tool.ts'
import { OwnLine } from './own-line.tsx'
import { PrepareButton } from './prepare-button.tsx'

const SAYABLE: ReadonlySet<Part['kind']> = new Set(['phrase', 'beats', 'draft', 'markdown'])

const isHelp = ({ kind }: Part) => kind === 'help'

/** Under an answer of the assistant: a line of one's own that fits, and the way to a talk. */
export function TalkTools({ conversationId, turn, message, coaching, context }: StoredAnswer & { context: Context }) {
  const { label = '', id = null } = coaching?.chips.find(({ kind }) => kind === 'to') ?? {}
  const parts = coaching?.parts ?? []
  const hasWords = !coaching || parts.some(({ kind }) => SAYABLE.has(kind))
  // Someone in danger gets help, and no rehearsal.
  if (parts.some((part) => part.kind === 'help' && part.level === 'lead')) return null
  // While a choice is open the hearer is a guess, so only a person named in the message counts.
  if (!hasWords)
    return parts.some(({ kind }) => kind === 'offers') && !parts.some(isHelp) ? (
      <div className="print:hidden">
        <OwnLine message={message} hearer="" to={null} />
      </div>
    ) : null
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <OwnLine message={message} hearer={label} to={id} />
      <PrepareButton from={{ conversationId, turn }} talk={{ context }} message={message} />
    </div>
  )
}
