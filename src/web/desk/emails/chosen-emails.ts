import { EMAILS_PER_ACTION_MAX } from '#domain/emails/email-list.ts';
import { chosenIds } from '#web/desk/kit/choice.ts';
import { type FormArgs, readForm } from '#web/forms/form.ts';
import { emailList } from './email-list.ts';

/** The list with the same filter, with the result of the action. */
export function emailListAfter({ url }: { url: URL }, done: Record<string, string | undefined> = {}): string {
  return emailList.at(url.searchParams, done);
}

/** The chosen emails; „all“ of a list excludes emails to addresses that an email was returned from. */
export async function readChosenEmails(args: FormArgs): Promise<{ ids: string[]; exceptReturned: boolean }> {
  const { texts } = await readForm(args);
  // the confirmation of all emails of a list sends more of them than one page has
  return { ids: chosenIds(texts, EMAILS_PER_ACTION_MAX), exceptReturned: texts.has('bez-vratenych') };
}
