import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '#domain/staff/staff.ts';
import { ACCESS, type AccessRow, ROLES, rolesFor } from '../access/access-table.ts';
import { type Client, json } from '../client.ts';

/** A sign-in method under test: the site, and the request headers of its users. */
export interface SignInDouble {
  client: Client;
  member(role: StaffRole): Promise<Record<string, string>>;
  /** Signed in at the provider but not on our staff list; undefined for a method without such users. */
  unlistedUser?(): Promise<Record<string, string>>;
  /** Requests with invalid credentials, by what is wrong with them. */
  impostors(): Promise<Record<string, Record<string, string>>>;
  close(): Promise<void>;
}

/** One page with a form per area, because all check the identity alike; access.test.ts tests the roles. */
const PAGES = [...Map.groupBy(ACCESS.filter(takesForms), ({ who }) => who).values()].flatMap((rows) =>
  rows.slice(0, 1),
);

/** The same tests for each sign-in method: only staff reach the desk, and only what their role permits. */
export function describeRefusals(way: string, open: () => Promise<SignInDouble>): void {
  describe(`signed in by ${way}`, () => {
    let signIn: SignInDouble;
    beforeAll(async () => {
      signIn = await open();
    });
    afterAll(() => signIn.close());

    async function statusesOf({ address }: AccessRow, headers: Record<string, string>) {
      const path = address.replace(/:\w+|\*/g, 'nic');
      const form = { method: 'POST', headers, body: new URLSearchParams({ title: 'x' }) };
      const answers = [
        await signIn.client.request(path, { headers }),
        await signIn.client.request(`${path}.data`, { headers }),
        await signIn.client.request(path, form),
      ];
      for (const answer of answers) await answer.arrayBuffer();
      return answers.map(({ status }) => status);
    }

    const callStatus = async (headers: Record<string, string>) =>
      (await signIn.client.request('/createCourse', json({}, headers))).status;

    async function expectNothing(headers: Record<string, string>) {
      for (const row of PAGES) expect(await statusesOf(row, headers), row.address).toEqual([302, 202, 307]);
      expect(await callStatus(headers)).toBe(401);
    }

    test('a visitor is refused', () => expectNothing({}));

    test('a user who is not on the staff list is refused', async () => {
      if (signIn.unlistedUser) await expectNothing(await signIn.unlistedUser());
    });

    test('invalid credentials are refused', async () => {
      for (const headers of Object.values(await signIn.impostors())) await expectNothing(headers);
    });

    test.each(ROLES)('a %s reaches exactly the areas of the role', async (role) => {
      const headers = await signIn.member(role);
      for (const row of PAGES) {
        const statuses = await statusesOf(row, headers);
        if (rolesFor(row).includes(role)) expect(statuses, row.address).not.toContain(403);
        else expect(statuses, row.address).toEqual([403, 403, 403]);
      }
      expect((await callStatus(headers)) === 403).toBe(role === 'lecturer' || role === 'editor');
    });
  });
}

function takesForms(row: AccessRow): boolean {
  return row.methods.includes('POST') && row.methods.includes('GET') && rolesFor(row).length > 0;
}
