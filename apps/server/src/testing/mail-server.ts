import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { smtpMailer } from '../mail/mailer.ts'
import { listenHere } from './listen.ts'

/** A mail server that keeps raw messages, and a mailer connected to it. After `refuse` it takes no recipient. */
export async function mailServer() {
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
  const port = await listenHere(smtp.server)
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'forest@example.org' })
  const refuse = () => {
    refuses = true
  }
  return { mailer, mails, recipients, refuse }
}
