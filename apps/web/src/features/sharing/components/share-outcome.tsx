import { longDayAt } from '../../../lib/local-day.ts'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'

export type MadeLink = {
  link: string
  takenAt: string
  invitation: 'none' | 'ready' | 'sent'
  email: string
  ownerName: string
}

/** Result of creating a share: sent, ready to mail, or a link. */
export function ShareOutcome({ made }: { made: MadeLink }) {
  const words = useWords(sharing)
  const { link, takenAt, invitation, email, ownerName } = made
  if (invitation === 'sent') {
    return (
      <p role="status" className="flex items-center gap-2 font-semibold text-leaf-ink">
        <Icon name="check" />
        {words.invitation.sent}
      </p>
    )
  }
  const subject = encodeURIComponent(ownerName ? words.invitation.subject(ownerName) : words.invitation.subjectUnnamed)
  const body = encodeURIComponent(words.invitation.body(link))
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {invitation === 'ready' && (
        <div className="grid justify-items-start gap-2">
          <p className="font-semibold">{words.invitation.ready}</p>
          <p className="text-small text-ink-soft">{words.invitation.readyMeaning}</p>
          <a
            href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`}
            className={buttonClass({ variant: 'primary' })}
          >
            <Icon name="mail" />
            {words.invitation.open}
          </a>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <p className="text-[.9375rem] font-semibold">{words.link.heading}</p>
        <div className="flex items-center gap-3 rounded-control bg-surface-sunk py-1.5 ps-4 pe-1.5">
          <code className="min-w-0 grow truncate" title={link}>
            {link}
          </code>
          <CopyButton text={link} />
        </div>
        <p className="text-small text-ink-soft">{`${words.link.shows(longDayAt(takenAt))} ${words.link.once}`}</p>
      </div>
    </div>
  )
}
