import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string }
/** Sends mail over SMTP; `false` when it was refused. Neither address nor text is logged. */
export type Mailer = { send: (mail: Mail) => Promise<boolean> }

const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS })
  return {
    send: async (mail) => {
      try {
        const { accepted } = await transport.sendMail({
          from,
          ...mail,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return accepted.length > 0
      } catch {
        return false
      }
    },
  }
}
