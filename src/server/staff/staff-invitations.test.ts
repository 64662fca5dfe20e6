import { beforeEach, describe, expect, test } from 'vitest';
import type { IdentityProvider } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import { listEvents } from '#server/events/events.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { mailServer, reaching } from '../../../test/mailing.ts';
import type { TestMailServer } from '../../../test/smtp.ts';
import { admitFirstStaffMember } from './first-account.ts';
import { memberOf } from './staff.ts';
import { deactivateStaffMember } from './staff-access.ts';
import { cancelInvitation, inviteAgain, inviteStaffMember, reactivateStaffMember } from './staff-invitations.ts';
import { listStaff } from './staff-list.ts';

const MAREK = { name: 'Marek Vlk', email: 'marek@example.sk', role: 'coordinator' as const };

/** An email takes several transactions, and other tests run beside these. */
const BUSY = { timeout: 15_000 };

onBothDatabases('an invitation on %s', (openTestApp) => {
  let running: TestApp;
  let app: App;
  let server: TestMailServer;
  let sender: App;
  const open = async (environment: Record<string, string> = {}) => {
    running = await openTestApp({ environment, parts: { mailer: undefined } });
    app = running.app;
    // the tests send emails themselves
    sender = reaching(app, server.url);
  };
  beforeEach(async () => {
    server = await mailServer();
  });

  const change = <T>(work: (change: StaffChange<'settings'>) => Promise<T>) => app.change(JANA, work);
  const invite = async (over: Partial<typeof MAREK> = {}) => {
    const invited = await change((change) => inviteStaffMember(change, { ...MAREK, ...over }));
    if (invited.outcome !== 'invited') throw new Error(invited.outcome);
    return invited;
  };
  const stateOf = async (id: string) => (await listStaff(app)).find((member) => member.id === id)?.state;
  const codes = () => app.db.selectFrom('staffInvitation').selectAll().where('usedAt', 'is', null).execute();
  const history = async (id: string) =>
    (await listEvents(app.db, { noun: 'staffMember', id })).map(({ verb }) => verb);
  /** Signs somebody in by a provider that vouches for the address. */
  const joinByProvider = (email = MAREK.email) =>
    memberOf(app, {
      provider: 'oidc',
      subject: `subject of ${email}`,
      profile: async () => ({ email, name: undefined }),
    });

  describe('without a mail server', () => {
    beforeEach(() => open());

    test('is a code for the inviter to hand over, of which only a hash is stored', async () => {
      const { id, delivery } = await invite();
      expect(delivery).toEqual({ by: 'hand', code: expect.stringMatching(/^[\w-]{32}$/) });
      expect(await stateOf(id)).toBe('invited');
      expect(await codes()).toMatchObject([{ staffMemberId: id, expiresAt: '2026-11-23T11:00:00.000Z' }]);
      const stored = JSON.stringify([await codes(), await listEvents(app.db, { noun: 'staffMember', id })]);
      expect(stored).not.toContain(delivery.by === 'hand' && delivery.code);
      expect(await app.db.selectFrom('email').select('id').execute()).toEqual([]);
    });

    test('has no code where a provider identifies users by their address', async () => {
      for (const provider of ['clerk', 'oidc'] satisfies IdentityProvider[]) {
        const { delivery } = (await change((change) =>
          inviteStaffMember(signingInBy(provider, change), { ...MAREK, email: `${provider}@example.sk` }),
        )) as { delivery: object };
        expect(delivery).toEqual({ by: 'hand', code: undefined });
      }
      expect(await codes()).toEqual([]);
    });

    test('is refused for an address that is on the staff list already', async () => {
      await invite();
      expect(await change((change) => inviteStaffMember(change, MAREK))).toEqual({
        outcome: 'email-taken',
        state: 'invited',
      });
      await joinByProvider();
      expect(await change((change) => inviteStaffMember(change, MAREK))).toMatchObject({ state: 'active' });
    });

    test('is created once when the same address is invited several times at once', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => change((change) => inviteStaffMember(change, MAREK))),
      );
      expect(outcomes.filter(({ outcome }) => outcome === 'invited')).toHaveLength(1);
      expect(await listStaff(app)).toHaveLength(1);
    });

    test('reactivates a deactivated person with the new name and role', async () => {
      const { id } = await invite();
      await joinByProvider();
      await change((change) => deactivateStaffMember(change, id));
      const again = await invite({ name: 'Marek Vlček', role: 'coordinator' });
      expect(again.id).toBe(id);
      expect(await listStaff(app)).toMatchObject([{ id, name: 'Marek Vlček', state: 'invited' }]);
      expect(await joinByProvider()).toMatchObject({ id });
      expect(await history(id)).toEqual(['invited', 'joined', 'deactivated', 'reactivated', 'joined']);
    });

    test('replaces the earlier code when it is sent again', async () => {
      const { id } = await invite();
      const [first] = await codes();
      expect(await change((change) => inviteAgain(change, id))).toMatchObject({ outcome: 'invited', id });
      expect(await codes()).toHaveLength(1);
      expect(await codes()).not.toMatchObject([{ tokenHash: first?.tokenHash }]);
      expect(await listStaff(app)).toHaveLength(1);
      expect(await history(id)).toEqual(['invited', 'invitedAgain']);
    });

    test('gives no access once it is cancelled', async () => {
      const { id } = await invite();
      expect(await change((change) => cancelInvitation(change, id))).toBe('done');
      expect(await codes()).toEqual([]);
      expect(await joinByProvider()).toBeUndefined();
      expect(await stateOf(id)).toBe('deactivated');
      expect(await change((change) => inviteAgain(change, id))).toEqual({ outcome: 'not-possible' });
      expect(await change((change) => cancelInvitation(change, id))).toBe('not-possible');
      expect(await change((change) => reactivateStaffMember(change, id))).toMatchObject({ outcome: 'invited' });
      expect(await history(id)).toEqual(['invited', 'invitationCancelled', 'reactivated']);
    });

    test('is either used or cancelled when both happen at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const email = `marek.${round}@example.sk`;
        const { id } = await invite({ email });
        const [cancelled, member] = await Promise.all([
          change((change) => cancelInvitation(change, id)),
          joinByProvider(email),
        ]);
        expect([cancelled, member?.id, await stateOf(id)]).toEqual(
          member ? ['not-possible', id, 'active'] : ['done', undefined, 'deactivated'],
        );
      }
    });

    test('cannot be sent again for an unknown id or an active member of staff', async () => {
      const { id } = await invite();
      await joinByProvider();
      expect(await change((change) => inviteAgain(change, 'nikto'))).toEqual({ outcome: 'not-found' });
      expect(await change((change) => inviteAgain(change, id))).toEqual({ outcome: 'not-possible' });
      expect(await change((change) => cancelInvitation(change, id))).toBe('not-possible');
      expect(await change((change) => reactivateStaffMember(change, id))).toEqual({ outcome: 'not-possible' });
    });

    test('of the first Správca is created once when two nodes start at the same time', async () => {
      const first = { email: 'Prva@Example.sk', password: undefined };
      const both = {
        ...app,
        change: (async (actor, work) =>
          app.change(actor, (change) => work(signingInBy('oidc', change) as typeof change))) as App['change'],
      };
      await Promise.all([admitFirstStaffMember(both, first), admitFirstStaffMember(both, first)]);
      expect(await listStaff(app)).toMatchObject([{ email: 'prva@example.sk', role: 'admin', state: 'invited' }]);
      expect(await joinByProvider('prva@example.sk')).toMatchObject({ role: 'admin' });
    });
  });

  describe('by email', BUSY, () => {
    beforeEach(() => open({ SMTP_URL: server.url, BASE_URL: 'https://www.example.sk' }));

    const linkIn = (text = '') => /https:\S+\/signIn\/pozvanka\?kod=[\w-]+/.exec(text)?.[0];
    const emailOf = async (id: string) => (await listStaff(app)).find((member) => member.id === id)?.invitationEmail;

    test('contains a link with a one-time code, which the inviter does not see', async () => {
      const { id, delivery } = await invite();
      expect(delivery).toEqual({ by: 'email' });
      await sendDueEmails(sender);
      const [email] = server.emails;
      expect(email?.recipient).toBe(MAREK.email);
      expect(email?.subject).toBe('Pozvánka do správy kurzov');
      expect(linkIn(email?.text)).toMatch(/^https:\/\/www\.example\.sk\/signIn\/pozvanka\?kod=[\w-]{32}$/);
      expect(email?.replyTo?.value).toEqual([{ name: JANA.name, address: JANA.email }]);
      expect(await emailOf(id)).toBe('sent');
    });

    test('names the address and no code where a provider identifies users by it', async () => {
      await change((change) => inviteStaffMember(signingInBy('clerk', change), MAREK));
      await sendDueEmails(sender);
      const [{ text = '' } = {}] = server.emails;
      expect(text).toContain('Prihláste sa na https://www.example.sk/signIn adresou marek@example.sk.');
      expect(text).not.toContain('kod=');
    });

    test('is not sent once it is replaced or cancelled', async () => {
      const { id } = await invite();
      // of emails of one instant none counts as the last
      running.wait({ seconds: 1 });
      await change((change) => inviteAgain(change, id));
      await sendDueEmails(sender);
      expect(server.emails).toHaveLength(1);
      running.wait({ seconds: 1 });
      await change((change) => inviteAgain(change, id));
      await change((change) => cancelInvitation(change, id));
      await sendDueEmails(sender);
      expect(server.emails).toHaveLength(1);
      expect(await emailOf(id)).toBe('dropped');
    });

    test('is dropped, not held, once its link has expired', async () => {
      const { id } = await invite();
      running.wait({ hours: 72, seconds: 1 });
      await sendDueEmails(sender);
      expect(server.emails).toEqual([]);
      expect(await emailOf(id)).toBe('dropped');
    });

    test('is shown as failed on the staff list when the recipient is refused', async () => {
      server.refuse({ at: 'recipient', code: 550, reason: '5.1.1 User unknown' });
      const { id } = await invite();
      expect(await emailOf(id)).toBe('waiting');
      await sendDueEmails(sender);
      expect(await emailOf(id)).toBe('failed');
    });
  });
});

/** The same change where staff sign in by another way. */
function signingInBy<Kind extends { config: App['config'] }>(provider: IdentityProvider, change: Kind): Kind {
  return { ...change, config: { ...change.config, signIn: { provider } as App['config']['signIn'] } };
}
