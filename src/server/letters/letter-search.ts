import type { LetterAbout } from '#domain/letters/letter.ts';
import { letterSearchText } from '#domain/letters/post.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';

/** What the list of all letters finds this one by. */
export async function searchTextOf(
  change: Change,
  about: LetterAbout,
  letter: { recipient: string; subject: string },
): Promise<string> {
  return letterSearchText(about.noun, { ...letter, aboutName: await findNameOf(change, about) });
}

/** What the thing a letter is about is called; empty where it is gone. */
async function findNameOf({ db }: Change, { noun, id }: LetterAbout): Promise<string> {
  if (noun === 'signUp') {
    const signUp = await db
      .selectFrom('signUp')
      .select(['applicant', 'firstName', 'lastName', 'companyName'])
      .where('id', '=', id)
      .executeTakeFirst();
    return signUp ? applicantName(signUp) : '';
  }
  if (noun === 'contactRequest') {
    const request = await db.selectFrom('contactRequest').select('company').where('id', '=', id).executeTakeFirst();
    return request?.company ?? '';
  }
  const member = await db.selectFrom('staffMember').select('name').where('id', '=', id).executeTakeFirst();
  return member?.name ?? '';
}
