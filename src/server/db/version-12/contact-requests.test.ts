import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { today } from '#server/clock.ts';
import { countContactRequests, listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { findContactRequest, submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listLetters } from '#server/letters/outbox.ts';
import { aContact } from '../../../../test/contact.ts';
import { onVersion12 } from '../../../../test/databases/version-12.ts';

onVersion12((app) => {
  const requestOf = async (search: string) => {
    const { rows: requests } = await listContactRequests(app().db, today(app()), { search, page: 1 });
    return findContactRequest(app().db, requests[0]?.id ?? '');
  };

  test('has every contact request in its state', async () => {
    expect(await countContactRequests(app().db)).toEqual({ all: 9, new: 8, inProgress: 0, offered: 0, closed: 1 });
    expect(await requestOf('vybavena@example.sk')).toMatchObject({
      state: 'closed',
      closedBecause: 'answered',
      closedAt: '2026-11-10T08:00:00.000Z',
    });
    expect(await requestOf('otvorena@example.sk')).toMatchObject({
      state: 'new',
      closedBecause: null,
      closedAt: null,
    });
  });

  test('has all that was sent, and the little that had to be', async () => {
    const { email, company, ...rest } = aContact({ ico: '99999994' });
    expect(await requestOf('otvorena@example.sk')).toMatchObject({ ...rest, company: 'Znovu otvorená a. s.' });
    expect(await requestOf('strucna')).toMatchObject({ company: 'Stručná', ico: '', phone: '', pocetZ: '' });
  });

  test('lists them newest first, and finds them by what they say', async () => {
    const { rows: requests } = await listContactRequests(app().db, today(app()), { page: 1 });
    expect(requests.slice(0, 2)).toMatchObject([{ company: 'Častá 5' }, { company: 'Častá 4' }]);
    expect(await requestOf('znovu otvorena')).toMatchObject({ email: 'otvorena@example.sk' });
  });

  test('still holds the letters of whoever has had today’s share', async () => {
    const id = await app().change(VISITOR, (change) =>
      submitContactRequest(change, aContact({ email: 'casto@example.sk', message: 'Ešte jedna správa.' })),
    );
    expect(await listLetters(app().db, { noun: 'contactRequest', id: id })).toContainEqual(
      expect.objectContaining({ kind: 'contactReceived', status: 'held', heldBecause: 'daily-limit' }),
    );
  });
});
