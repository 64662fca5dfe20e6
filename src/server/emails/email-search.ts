import type { EmailAbout } from '#domain/emails/email.ts';
import { emailSearchText } from '#domain/emails/email-list.ts';
import type { Db } from '#server/db/database.ts';
import { readThingNames } from '#server/events/thing-names.ts';

/** Returns the text that an email is searched by. */
export type EmailSearch = (about: EmailAbout, email: { recipient: string; subject: string }) => string;

/** Reads the names of the things that emails are about in one pass. */
export async function readEmailSearch(db: Db, abouts: readonly EmailAbout[]): Promise<EmailSearch> {
  const nameOf = await readThingNames(db, abouts);
  return (about, email) => emailSearchText(about.noun, { ...email, aboutName: nameOf(about) });
}
