import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_COMPANY } from '#content/demo-company.ts';
import { findCompanyRecord } from '#server/company/company.ts';
import { isInvited } from '#server/staff/invitation.ts';
import { signIn } from '#server/staff/local/sign-in.ts';
import { findStaffMember } from '#server/staff/staff.ts';
import { NOON } from '../../../../test/app.ts';
import { SECRET } from '../../../../test/databases/load-version-12.ts';
import { onVersion12 } from '../../../../test/databases/version-12.ts';
import { isSchemaCurrent } from '../migrate.ts';

// sessions end by the machine's own clock
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON.epochMilliseconds }));
afterEach(() => void vi.useRealTimers());

onVersion12((app) => {
  test('is brought up to date', async () => {
    expect(await isSchemaCurrent(app().db)).toBe(true);
  });

  test('keeps what was filled in of the company', async () => {
    const { company, updatedAt } = await findCompanyRecord(app().db);
    // what a record may say since then was not asked for
    const { commitments, permits, references, directors, technicians, ...then } = DEMO_COMPANY;
    expect(company).toMatchObject({
      ...then,
      directors: directors.map(({ saying, ...director }) => director),
      ico: '99999994',
    });
    expect(updatedAt).toBe('2026-09-07T08:00:00.000Z');
  });

  test.each([
    ['jana@example.sk', 'veľmi-tajné-heslo'],
    ['peter@example.sk', 'ešte-tajnejšie-heslo'],
  ])('lets %s in with the password', async (email, password) => {
    const sent = { email, password, clientAddress: '192.0.2.7' };
    expect(await signIn(app(), sent)).toMatchObject({ outcome: 'signed-in' });
    expect(await signIn(app(), { ...sent, password: `${password}!` })).toEqual({ outcome: 'wrong' });
  });

  test('leaves signed in whoever was', async () => {
    const token = 'token-of-a-session-of-jana-000000';
    const signature = createHmac('sha256', SECRET).update(token).digest('base64');
    const cookie = `bozp.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
    const request = new Request('http://localhost', { headers: { cookie } });
    expect(await findStaffMember(app(), request)).toMatchObject({ name: 'Jana Ukážková', email: 'jana@example.sk' });
  });

  test('invites nobody to a first account there is already', async () => {
    expect(await app().db.selectFrom('staffInvitation').selectAll().execute()).toHaveLength(1);
    expect(await isInvited(app(), 'any')).toBe(false);
  });
});
