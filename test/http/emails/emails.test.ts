import { beforeEach, describe, expect, test } from 'vitest';
import { createArticle } from '#server/articles/articles.ts';
import { noteOutage } from '#server/emails/mail-outage.ts';
import { fillInCompany } from '../../app.ts';
import { anArticle, JANA } from '../../builders.ts';
import { anotherContact } from '../../contact-requests.ts';
import { databaseOf } from '../../database-of.ts';
import { aSignUp, json, ORIGIN, offer, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();

const page = (path: string) => client.read(path, client.staff);

/** The text of a piece of markup on one line. */
const seen = (html: string) =>
  html
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe.each(['prihlasky', 'dopyty'])('a permanently refused email in „%s“', (section) => {
  let path: string;
  let emailId: string;

  beforeEach(async () => {
    const id =
      section === 'prihlasky'
        ? (await signUp(client, aSignUp({ courseId: (await offer(client, { capacity: 0 })).id }))).id
        : (await (await client.request('/api/sendContact', json(anotherContact()))).json()).id;
    path = `/dashboard/${section}/${id}`;
    const db = databaseOf(client.app);
    // marks the failed emails of earlier tests as sent
    await db.updateTable('email').set({ status: 'sent' }).where('status', '=', 'failed').execute();
    await db.updateTable('email').set({ status: 'failed' }).where('aboutId', '=', id).execute();
    const email = db.selectFrom('email').select('id').where('aboutId', '=', id);
    emailId = (await email.executeTakeFirstOrThrow()).id;
    await db
      .insertInto('emailSending')
      .values({ emailId, attempts: 1, refusals: 1, cause: 'no-mailbox', lastError: '550 5.1.1 User unknown' })
      .execute();
  });

  const stored = () => client.app.db.selectFrom('email').selectAll().orderBy('id').execute();
  const send = (email: string, headers: Record<string, string> = { ...client.staff, Origin: ORIGIN }) =>
    client.send(`${path}/listy/${emailId}/odoslanie`, { email }, headers);

  test('is marked in the list with its reason until it is sent to a corrected address', async () => {
    expect(seen((await page(`/dashboard/${section}`)).html)).toContain('E-mail nedoručený');
    const detail = await page(path);
    expect(seen(detail.html)).toContain('Schránka neexistuje 550 5.1.1 User unknown');
    expect(detail.field('email')?.attributes.value).toMatch(/@example\.sk$/);

    const answer = await send(' mendovana@example.sk ');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
    expect(seen((await page(path)).html)).toMatch(/Nahradený.*Čaká mendovana@example\.sk/);
    expect(seen((await page(`/dashboard/${section}`)).html)).not.toContain('E-mail nedoručený');
    const [old, added] = (await stored())
      .filter(({ id, originalId }) => [id, originalId].includes(emailId))
      .toSorted((one, other) => Number(one.originalId !== null) - Number(other.originalId !== null));
    expect(old).toMatchObject({ status: 'replaced' });
    expect(added).toMatchObject({ recipient: 'mendovana@example.sk', html: old?.html, status: 'waiting' });
  });

  test('is not sent to an invalid address, which stays in the form', async () => {
    const before = await stored();
    const answer = await send('preklep');
    expect(answer.status).toBe(422);
    const refused = await readDocument(answer);
    expect(refused.field('email')?.attributes).toMatchObject({ value: 'preklep', 'aria-invalid': 'true' });
    expect(seen(refused.html)).toContain('Zadajte e-mail v tvare meno@firma.sk');
    expect(await stored()).toEqual(before);
  });

  test('cannot be resent by a visitor or from another site', async () => {
    const before = await stored();
    expect((await send('zly@example.sk', {})).status).toBe(307);
    expect((await send('zly@example.sk', { ...client.staff, Origin: 'https://cudzi.example' })).status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  test('has a page with a link back and its text in a sandboxed frame', async () => {
    const email = await page(`${path}/listy/${emailId}`);
    const links = email.all('a').map(({ attributes }) => attributes.href);
    expect(links).toEqual(expect.arrayContaining([`/dashboard/${section}`, path]));
    const [frame] = email.all('iframe');
    expect(frame?.attributes.src).toBe(`${path}/listy/${emailId}/znenie`);
    expect(frame?.attributes.sandbox).not.toMatch(/scripts|same-origin|forms|top/);
    expect(seen(email.html)).toMatch(/napísaný dnes\s12\.00/);
  });
});

test('a sent email is not sent to the same address again', async () => {
  const { id } = await signUp(client, aSignUp({ courseId: (await offer(client)).id }));
  const emails = databaseOf(client.app).updateTable('email').where('aboutId', '=', id);
  await emails.set({ status: 'sent', sentAt: '2026-11-20T11:00:01.000Z' }).execute();
  const { id: emailId, recipient } = await client.app.db
    .selectFrom('email')
    .select(['id', 'recipient'])
    .where('aboutId', '=', id)
    .executeTakeFirstOrThrow();
  const answer = await client.send(
    `/dashboard/prihlasky/${id}/listy/${emailId}/odoslanie`,
    { email: recipient },
    client.staff,
  );
  expect(answer.status).toBe(409);
  expect(seen(await answer.text())).toContain('Na túto adresu už e-mail odišiel. Zadajte inú.');
});

test.each(['failed', 'bounced'] as const)(
  'an email that is %s is marked on the page of its course',
  async (status) => {
    const course = await offer(client, { capacity: 0 });
    const { id } = await signUp(client, aSignUp({ courseId: course.id }));
    const isMarked = async () =>
      (await page(`/dashboard/kurzy/${course.id}/obsadenost`)).html.includes('<li class="urgent">');
    expect(await isMarked()).toBe(false);
    await databaseOf(client.app).updateTable('email').set({ status }).where('aboutId', '=', id).execute();
    expect(await isMarked()).toBe(true);
  },
);

test('the page of a course lists the emails to those who signed up, not the ones to the office', async () => {
  await fillInCompany(client.app);
  const course = await offer(client, { capacity: 0 });
  const { id } = await signUp(client, aSignUp({ courseId: course.id }));
  const written = await client.app.db.selectFrom('email').select('kind').where('aboutId', '=', id).execute();
  expect(written.map(({ kind }) => kind).toSorted()).toEqual(['signUpConfirmed', 'staffNewSignUp']);
  const { html } = await page(`/dashboard/kurzy/${course.id}/obsadenost`);
  expect(html.match(/\/listy\/[\w-]+/g)).toHaveLength(1);
});

test('every desk page says that emails cannot be sent, why and since when, until they can', async () => {
  await noteOutage(client.app, 'password');
  for (const path of ['/dashboard', '/dashboard/prihlasky', '/dashboard/firma', '/dashboard/clanky/novy']) {
    expect(seen((await page(path)).html)).toMatch(
      /E-maily neodchádzajú: poštový server odmieta heslo\. Trvá to od dnes\s12\.00\s?\. Na odoslanie čak/,
    );
  }
  await databaseOf(client.app).deleteFrom('mailOutage').execute();
  expect((await page('/dashboard')).html).not.toContain('E-maily neodchádzajú');
});

test('the preview of an article links staff, but not visitors, back to the editor', async () => {
  const saved = await client.app.change(JANA, (change) =>
    createArticle(change, { fields: anArticle(), publishAt: null }),
  );
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { id, previewKey } = saved.article;
  expect((await page(`/blog/nahlad/${previewKey}`)).html).toContain(`href="/dashboard/clanky/${id}"`);
  const visitor = await (await client.request(`/blog/nahlad/${previewKey}`)).text();
  expect(visitor).not.toContain('/dashboard/clanky');
});
