import { isLoopback } from '#server/loopback.ts';

/** How to reach the mailbox that receives bounced emails. */
export interface InboxAddress {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
  mailbox: string;
}

/** Undefined if it lacks a name or a password, or would send them unencrypted to another machine. */
export function inboxAddress(url: string): InboxAddress | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const [user, secret, mailbox] = [username, password, pathname.slice(1)].map(decoded);
  if (!hostname || !user || !secret || mailbox === undefined) return undefined;
  if (!secure && !isLoopback(hostname)) return undefined;
  return {
    // a literal IPv6 address without its brackets
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 993 : 143,
    secure,
    user,
    password: secret,
    mailbox: mailbox || 'INBOX',
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // a percent sign that begins no escape: the intended value is ambiguous
    return undefined;
  }
}
