import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type Mailer, smtpMailer } from '../mail/mailer.ts'

type MailServer = {
  /** A mailer connected to it. */
  mailer: Mailer
  /** Raw messages received. */
  mails: string[]
  recipients: string[]
  /** Refuses recipients from now on. */
  refuse: () => void
}

export async function mailServer(): Promise<MailServer> {
  const mails: string[] = []
  const recipients: string[] = []
  let refuses = false
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      done(refuses ? new Error('no') : null)
    },
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  const address = smtp.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'forest@example.org' })
  const refuse = () => {
    refuses = true
  }
  return { mailer, mails, recipients, refuse }
}
