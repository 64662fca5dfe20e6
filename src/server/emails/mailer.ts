import { createTransport, type Transporter } from 'nodemailer';

export type Mailer = Pick<Transporter, 'sendMail' | 'close'>;

/** Emails sent at the same time, each on its own connection, so that a stalled one delays no other. */
export const CONNECTIONS_MAX = 5;

/** A pooled SMTP client that gives up on a silent server; undefined when no server is set. */
export function openMailer(smtpUrl: string | undefined): Mailer | undefined {
  if (!smtpUrl) return undefined;
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    // one retry, because the server may have closed a pooled connection; the outbox does the others
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}
