import type { App } from '#server/app.ts';

/** The path of a sign-up's page, from an email to its applicant. */
export async function findOwnPath({ db }: Pick<App, 'db'>, signUpId: string): Promise<string> {
  const emails = await db
    .selectFrom('email')
    .select('text')
    .where('aboutId', '=', signUpId)
    .orderBy('createdAt', 'desc')
    .execute();
  return /\/vasa-prihlaska\/[\w-]+/.exec(emails.map(({ text }) => text).join('\n'))?.[0] ?? '';
}
