import { hash } from 'node:crypto';
import type { ParsedMail } from 'mailparser';
import type { DeliveryReport } from '#domain/bounces/delivery-report.ts';
import { visibleText } from '#domain/invisible-characters.ts';

/** A message by which a mail server reports what became of another one (RFC 6522, RFC 3464). */
export interface ReturnedMessage {
  /** Identifies the message if it is read twice. */
  hash: string;
  reports: DeliveryReport[];
  /** The Message-IDs of the returned email, if the report contains them. */
  messageIds: string[];
  subject: string | undefined;
}

/** Our emails have one recipient each, so a report with many recipients is not about one of them alone. */
const RECIPIENTS_MAX = 20;
const HEADERS_LENGTH_MAX = 64_000;
const FIELD_LENGTH_MAX = 500;

/** Parses a message, or as much of it as was read; undefined if it is no delivery report. */
export async function readReturnedMessage(source: Buffer): Promise<ReturnedMessage | undefined> {
  const message = await parsed(source);
  const type = message.headers.get('content-type') as { value: string; params: Record<string, string> } | undefined;
  if (type?.value !== 'multipart/report' || type.params['report-type']?.toLowerCase() !== 'delivery-status')
    return undefined;
  const status = message.attachments.find(({ contentType }) =>
    /^message\/(global-)?delivery-status$/.test(contentType),
  );
  if (!status) return undefined;
  const returned = message.attachments.find(({ contentType }) => RETURNED.includes(contentType));
  const original = returned && (await parsed(headersOf(returned.content)));
  return {
    hash: hash('sha256', message.messageId ?? source),
    reports: await readReports(status.content.toString()),
    messageIds: [original?.messageId, message.inReplyTo].filter((id) => id !== undefined),
    // an encoded word (RFC 2047) may contain any character, also NUL, which PostgreSQL accepts in no text
    subject: original?.subject && visibleText(original.subject),
  };
}

const RETURNED = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers'];

/** The fields of each recipient; the fields of the whole message come before them and have no recipient. */
async function readReports(text: string): Promise<DeliveryReport[]> {
  const groups = text.replaceAll('\r\n', '\n').split('\n\n').filter(Boolean);
  const parts = await Promise.all(groups.slice(0, RECIPIENTS_MAX + 1).map((group) => parsed(Buffer.from(group))));
  return parts
    .filter(({ headers }) => headers.has('final-recipient') || headers.has('original-recipient'))
    .map(({ headers }) => {
      const field = (name: string) => visibleText(String(headers.get(name) ?? '').slice(0, FIELD_LENGTH_MAX));
      return {
        // „rfc822; jana@example.sk“
        recipient: field(headers.has('final-recipient') ? 'final-recipient' : 'original-recipient')
          .replace(/^[^;]*;/, '')
          .trim(),
        action: field('action').trim(),
        status: field('status').trim(),
        diagnostic: field('diagnostic-code').trim(),
      };
    });
}

/** Only the headers: the content of the email is private and not needed here. */
function headersOf(content: Buffer): Buffer {
  const text = content.subarray(0, HEADERS_LENGTH_MAX).toString('latin1');
  const end = text.search(/\r?\n\r?\n/);
  return Buffer.from(end < 0 ? text : text.slice(0, end), 'latin1');
}

async function parsed(source: Buffer): Promise<ParsedMail> {
  // loaded only if a mailbox is set, to keep the start fast
  const { simpleParser } = await import('mailparser');
  return simpleParser(source, {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
  });
}
