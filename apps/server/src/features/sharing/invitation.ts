import type { Mailer } from '../../mail/mailer.ts'
import type { StoredShare } from './types.ts'

export type InvitationState = 'none' | 'ready' | 'sent'
type Invitation = { share: StoredShare; secret: string; publicUrl: URL }

/** Mails the link. `ready` where no mail server is set or it did not take the message: the page then offers the message. */
export async function inviteByMail(
  mailer: Mailer | null,
  { share, secret, publicUrl }: Invitation,
): Promise<InvitationState> {
  if (!mailer || share.email === '') return 'ready'
  const link = new URL(`/shared/${share.id}#${secret}`, publicUrl).href
  const who = share.ownerName || 'Somebody who practices with Understory'
  const isSent = await mailer.send({
    to: share.email,
    subject: `${share.ownerName || 'Somebody'} shares practice progress with you`,
    text: [
      `${who} would like you to see how their practice is going.`,
      `Open it here: ${link}`,
      'The link is meant for you alone. You need no account, and they can close it at any time.',
    ].join('\n\n'),
  })
  return isSent ? 'sent' : 'ready'
}
