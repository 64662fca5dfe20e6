import { createTransport, type Transporter } from 'nodemailer';

export type Mailer = Pick<Transporter, 'sendMail' | 'close'>;

/** A pooled SMTP client that gives up on a silent server; undefined when no server is set. */
export function openMailer(smtpUrl: string | undefined): Mailer | undefined {
  if (!smtpUrl) return undefined;
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}
