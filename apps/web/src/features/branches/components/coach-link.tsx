import { Link } from '@tanstack/react-router'
import type { Context } from '@understory/contract/contexts'
import { handToAssistant } from '../../../lib/handoff.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Screen readers read `about` after the label, to tell links with the same label apart. */
type CoachLinkProps = { context: Context; draft: string; label: string; about?: string; quiet?: boolean }

/** Opens the assistant in a context with a draft. */
export function CoachLink({ context, draft, label, about, quiet = false }: CoachLinkProps) {
  return (
    <Link
      to="/dashboard/chatbot"
      onClick={() => handToAssistant({ context, draft })}
      className={buttonClass({
        variant: quiet ? 'quiet' : 'primary',
        size: quiet ? 'sm' : 'md',
        className: 'max-md:min-h-11 pointer-coarse:min-h-11',
      })}
    >
      <Icon name="comment" />
      {label}
      {about !== undefined && <span className="sr-only">: {about}</span>}
    </Link>
  )
}
