import type { Coaching, Part } from '@understory/contract/coaching'
import type { Context } from '@understory/contract/contexts'
import type { StoredAnswer } from '../../../ui/answer-tool.ts'
import { OwnLine } from './own-line.tsx'
import { PrepareButton } from './prepare-button.tsx'

const SAYABLE: ReadonlySet<Part['kind']> = new Set(['phrase', 'beats', 'draft', 'markdown'])

/** Whoever may be in danger needs help, and no rehearsal. */
const isHelpFirst = ({ parts }: Coaching) => parts.some((part) => part.kind === 'help' && part.level === 'lead')

/** Under an answer of the assistant: a line of one's own that fits, and the way to a talk. */
export function TalkTools({ conversationId, turn, message, coaching, context }: StoredAnswer & { context: Context }) {
  const { label = '', id = null } = coaching?.chips.find(({ kind }) => kind === 'to') ?? {}
  // Words to say there are none for a person who is feared, nor while a choice is still to be made.
  if (coaching && (isHelpFirst(coaching) || !coaching.parts.some(({ kind }) => SAYABLE.has(kind)))) return null
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <OwnLine message={message} hearer={label} to={id} />
      <PrepareButton from={{ conversationId, turn }} talk={{ context }} message={message} />
    </div>
  )
}
