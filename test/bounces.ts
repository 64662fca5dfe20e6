import { readFileSync } from 'node:fs';

/** Messages as mail servers return them, about an email to an invented address. */
export type ReturnedFixture = 'postfix' | 'office365' | 'gmail' | 'delayed' | 'auto-reply' | 'truncated';

const EMAIL_ID = '11111111-2222-4333-8444-555555555555';
const SITE = 'www.example.sk';
const RECIPIENT = 'preklep@example.com';

/** One of them, about the email of this id that left from this site; lines end as they travel. */
export function returnedMessage(
  name: ReturnedFixture,
  { id = EMAIL_ID, site = SITE, recipient = RECIPIENT }: { id?: string; site?: string; recipient?: string } = {},
): Buffer {
  const text = readFileSync(new URL(`./bounces/${name}.eml`, import.meta.url), 'utf8');
  const about = text.replaceAll(EMAIL_ID, id).replaceAll(`@${SITE}`, `@${site}`).replaceAll(RECIPIENT, recipient);
  return Buffer.from(about.replaceAll('\n', '\r\n'));
}
