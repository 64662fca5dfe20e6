import { readFileSync } from 'node:fs';

/** Bounces and automatic replies of mail servers to an email with an invented recipient. */
export type ReturnedFixture = 'postfix' | 'office365' | 'gmail' | 'delayed' | 'auto-reply' | 'truncated';

const EMAIL_ID = '11111111-2222-4333-8444-555555555555';
const SITE = 'www.example.sk';
const RECIPIENT = 'preklep@example.com';

/** Such a message about the email with this id from this site, with CRLF line ends. */
export function returnedMessage(
  name: ReturnedFixture,
  { id = EMAIL_ID, site = SITE, recipient = RECIPIENT }: { id?: string; site?: string; recipient?: string } = {},
): Buffer {
  const text = readFileSync(new URL(`./bounces/${name}.eml`, import.meta.url), 'utf8');
  const about = text.replaceAll(EMAIL_ID, id).replaceAll(`@${SITE}`, `@${site}`).replaceAll(RECIPIENT, recipient);
  return Buffer.from(about.replaceAll('\n', '\r\n'));
}
