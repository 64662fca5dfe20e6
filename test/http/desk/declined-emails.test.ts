import { expect, test } from 'vitest';
import { aSignUp, ORIGIN, offer, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();

const { id: courseId } = await offer(client, { capacity: 1 });
const { id: full } = await offer(client, { slug: '/plny', capacity: 1 });
await signUp(client, aSignUp({ courseId: full }));
const { id: signUpId } = await signUp(client, aSignUp({ courseId }));
const { id: waiting } = await signUp(client, aSignUp({ courseId, lastName: 'Náhradná' }));
const { id: participantId } = await client.app.db
  .selectFrom('participant')
  .select('id')
  .where('signUpId', '=', signUpId)
  .executeTakeFirstOrThrow();

test.each([
  ['the cancellation of a course', `/dashboard/kurzy/${courseId}/zrusenie`, { reason: 'a'.repeat(2_000) }],
  ['the deletion of a course', `/dashboard/kurzy/${courseId}/zmazanie`, { reason: 'a'.repeat(2_000) }],
  ['a transfer', `/dashboard/prihlasky/${signUpId}/presun?kurz=${full}`, {}],
  ['a replacement', `/dashboard/prihlasky/${signUpId}/ucastnici/${participantId}/vymena`, {}],
  ['the confirmation of a substitute', `/dashboard/prihlasky/${waiting}/potvrdenie`, {}],
])('%s that is refused shows again whether its email was to be sent', async (_, path, entered) => {
  const headers = { ...client.staff, Origin: ORIGIN };
  const page = await client.read(path, headers);
  expect(isTicked(page)).toBe(true);
  for (const isSent of [true, false]) {
    const body = new URLSearchParams({ ...hiddenFields(page), ...entered, ...(isSent && { sendEmail: 'on' }) });
    const answer = await client.send(path, body, headers);
    expect([409, 422]).toContain(answer.status);
    expect(isTicked(await readDocument(answer))).toBe(isSent);
  }
});

type Page = Awaited<ReturnType<typeof readDocument>>;

function isTicked(page: Page): boolean {
  return 'checked' in (page.field('sendEmail')?.attributes ?? {});
}

function hiddenFields(page: Page): Record<string, string> {
  const hidden = page.all('input').filter(({ attributes: { type, name } }) => type === 'hidden' && name);
  return Object.fromEntries(hidden.map(({ attributes: { name = '', value = '' } }) => [name, value]));
}
