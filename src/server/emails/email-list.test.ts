import { expect, test } from 'vitest';
import type { EmailStatus } from '#domain/emails/email.ts';
import { emailSearchText } from '#domain/emails/email-list.ts';
import { SEARCH_ROWS_MAX } from '#domain/paging.ts';
import type { EmailRow } from '#server/db/tables.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { listAllEmails } from './email-list.ts';

onBothDatabases('the list of all emails on %s', (openTestApp) => {
  let running: TestApp;

  async function given(emails: readonly Partial<EmailRow>[]) {
    running = await openTestApp();
    const rows = emails.map((over, index) => anEmail({ id: `email-${String(index).padStart(5, '0')}`, ...over }));
    for (let start = 0; start < rows.length; start += 500)
      await databaseOf(running.app)
        .insertInto('email')
        .values(rows.slice(start, start + 500))
        .execute();
  }
  const list = (request: Partial<Parameters<typeof listAllEmails>[1]>) =>
    listAllEmails(running.app.db, { page: 1, ...request });
  const recipients = async (request: Parameters<typeof list>[0]) =>
    (await list(request)).rows.map(({ recipient }) => recipient);

  test('is filtered by days in Bratislava, in summer and winter time', async () => {
    await given([
      { recipient: 'vecer@example.sk', createdAt: '2026-03-28T22:59:59.999Z' },
      { recipient: 'polnoc@example.sk', createdAt: '2026-03-28T23:00:00.000Z' },
      // summer time begins that night
      { recipient: 'koniec@example.sk', createdAt: '2026-03-29T21:59:59.999Z' },
      { recipient: 'dalsi@example.sk', createdAt: '2026-03-29T22:00:00.000Z' },
    ]);
    expect(await recipients({ from: '2026-03-29', to: '2026-03-29' })).toEqual([
      'koniec@example.sk',
      'polnoc@example.sk',
    ]);
    expect(await recipients({ from: '2026-03-30' })).toEqual(['dalsi@example.sk']);
    expect(await recipients({ to: '2026-03-28' })).toEqual(['vecer@example.sk']);
    expect((await list({ from: '2026-03-29', state: 'sent' })).counts).toMatchObject({ all: 3, sent: 3, held: 0 });
    expect(await recipients({ from: '2026-03-29', search: 'example', order: 'oldest' })).toEqual([
      'polnoc@example.sk',
      'koniec@example.sk',
      'dalsi@example.sk',
    ]);
  });

  test('is searched by parts of addresses and subjects without diacritics, long and short ones', async () => {
    await given([
      { recipient: 'stastny@priklad.sk', subject: 'Miesto máte potvrdené: Žeriavnik 49' },
      { recipient: 'eva@example.sk', subject: 'Zľava 100% pre všetkých', status: 'held' },
      { recipient: 'tajne@example.sk', subject: 'Kód 1234', aboutNoun: 'staffMember' },
    ]);
    for (const search of ['zeriav', 'ŽERIAV', '49', 'ik', 'nik 49', 'astny@pri', 'miesto potvrdene']) {
      expect(await recipients({ search }), search).toEqual(['stastny@priklad.sk']);
    }
    for (const search of ['100%', '0%', 'vsetkych eva']) {
      expect(await recipients({ search }), search).toEqual(['eva@example.sk']);
    }
    for (const search of ['%', '_', '\\', 'kod', '1234', 'xq', 'nic-take', '1_0%']) {
      const isPercent = search === '%';
      expect(await recipients({ search }), search).toEqual(isPercent ? ['eva@example.sk'] : []);
    }
    const matches = await list({ search: 'example', state: 'held' });
    expect(matches).toMatchObject({ total: 1, counts: { all: 2, held: 1, sent: 1, waiting: 0 } });
  });

  test('has pages that skip and repeat no email, from either end', async () => {
    await given(
      Array.from({ length: 23 }, (_, index) => ({ recipient: `${index}@example.sk`, createdAt: at(index) })),
    );
    for (const order of ['newest', 'oldest'] as const) {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ page, pageSize: 5, order })));
      const listed = pages.flatMap(({ rows }) => rows.map(({ recipient }) => Number.parseInt(recipient, 10)));
      const all = Array.from({ length: 23 }, (_, index) => index);
      expect(listed).toEqual(order === 'oldest' ? all : all.toReversed());
    }
    expect(await list({ page: 9, pageSize: 5 })).toMatchObject({ page: 5, total: 23 });
    expect(await recipients({ page: 9, pageSize: 5, search: 'example' })).toEqual([
      '2@example.sk',
      '1@example.sk',
      '0@example.sk',
    ]);
  });

  test('counts a search only up to the number shown, for each state separately', async () => {
    const many = Array.from({ length: SEARCH_ROWS_MAX + 60 }, (_, index) => ({
      recipient: `u${index}@example.sk`,
      createdAt: at(index),
      status: index % 100 === 0 ? ('failed' as const) : ('sent' as const),
    }));
    await given(many);
    const last = await list({ search: 'example', page: 99 });
    expect(last).toMatchObject({ page: 20, countMax: SEARCH_ROWS_MAX, total: SEARCH_ROWS_MAX + 1 });
    expect(last.rows.map(({ recipient }) => recipient).at(-1)).toBe('u60@example.sk');
    expect(last.counts).toMatchObject({
      all: SEARCH_ROWS_MAX + 1,
      sent: SEARCH_ROWS_MAX + 1,
      undelivered: 11,
      held: 0,
    });
    const failed = await list({ search: 'example', state: 'undelivered', order: 'oldest' });
    expect(failed.rows.map(({ recipient }) => recipient).slice(0, 2)).toEqual(['u0@example.sk', 'u100@example.sk']);
    expect(await list({ page: 22 })).toMatchObject({ page: 22, total: SEARCH_ROWS_MAX + 60, countMax: undefined });
  });
});

function at(seconds: number): string {
  return new Date(Date.UTC(2026, 10, 1) + seconds * 1_000).toISOString();
}

function anEmail({ recipient = 'a@example.sk', ...over }: Partial<EmailRow> & { id: string }): EmailRow {
  const { subject = 'Správa', aboutNoun = 'contactRequest', createdAt = at(0) } = over;
  return {
    kind: 'contactReceived',
    aboutId: 'nobody',
    html: '',
    text: '',
    replyTo: null,
    threadIds: null,
    calendar: null,
    siteUrl: 'http://localhost',
    originalId: null,
    status: 'sent' satisfies EmailStatus,
    heldBecause: null,
    sentAt: null,
    searchText: emailSearchText(aboutNoun, { recipient, subject, aboutName: '' }),
    ...over,
    aboutNoun,
    recipient,
    subject,
    createdAt,
  };
}
