import type { EmailAbout } from '#domain/emails/email.ts';
import { emailSearchText } from '#domain/emails/post.ts';
import type { Db } from '#server/db/database.ts';
import { readThingNames } from '#server/events/thing-names.ts';

/** What the list of all emails finds an email by. */
export type EmailSearch = (about: EmailAbout, email: { recipient: string; subject: string }) => string;

/** Reads at once what the things are called that emails are about. */
export async function readEmailSearch(db: Db, abouts: readonly EmailAbout[]): Promise<EmailSearch> {
  const nameOf = await readThingNames(db, abouts);
  return (about, email) => emailSearchText(about.noun, { ...email, aboutName: nameOf(about) });
}
