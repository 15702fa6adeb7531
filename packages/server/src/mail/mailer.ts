import { createTransport } from 'nodemailer'
import type { Log } from '../log.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same for every try: a letter that comes twice is shown once. */
  readonly id?: string
}

/** Sends letters by way of the host's own SMTP server. */
export interface Mailer {
  send(letter: Letter): Promise<void>
  close(): void
}

/** A server that hangs is a server that failed. */
const PATIENCE = 15_000

/** One line: a name or a title must not become a header of its own. */
const oneLine = (words: string): string => words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200)

export function openMailer(smtp: string, from: string, log: Log): Mailer {
  const transport = createTransport(smtp, {
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as never)
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, subject, text, id }) {
      const messageId = id === undefined ? {} : { messageId: `<${id}@${domain}>` }
      await transport.sendMail({ from, to: { name: '', address: to }, subject: oneLine(subject), text, ...messageId })
      log.info({ to: to.replace(/^.*@/, '…@') }, 'a mail was sent')
    },
    close: () => transport.close(),
  }
}
