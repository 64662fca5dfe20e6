import { createTransport, type Transporter } from 'nodemailer';

export type Mailer = Pick<Transporter, 'sendMail' | 'close'>;

/** Emails on their way at the same time, each on a connection of its own: one that stalls holds no other. */
export const CONNECTIONS_MAX = 5;

/** A pooled SMTP client that gives up on a silent server; undefined when no server is set. */
export function openMailer(smtpUrl: string | undefined): Mailer | undefined {
  if (!smtpUrl) return undefined;
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    // once: a connection kept open may have been closed by the server; more is the outbox's business
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}
