import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Area, may } from '#domain/staff/permissions.ts';
import { STAFF_ROLES, type StaffMember, type StaffRole } from '#domain/staff/staff.ts';
import { type Client, json } from './client.ts';
import { SITE_MAP } from './site-map.ts';

/** A way to sign in, as a test has it: the site, and the headers of people who ask it. */
export interface SignInDouble {
  client: Client;
  member(role: StaffRole): Promise<Record<string, string>>;
  /** Signed in at the provider, and not on our list; a way without strangers has none. */
  stranger?(): Promise<Record<string, string>>;
  /** Whoever brings something that signs nobody in, by what is wrong with it. */
  impostors(): Promise<Record<string, Record<string, string>>>;
  close(): Promise<void>;
}

/** Whose role reaches what, by the beginning of an address; the longest that fits counts. */
const AREAS: Record<string, Area | 'everybody'> = {
  '/dashboard': 'everybody',
  '/dashboard/dnes': 'office',
  '/dashboard/kurzy': 'office',
  '/dashboard/kalendar': 'office',
  '/dashboard/hladanie': 'content',
  '/dashboard/slug-kurzu': 'office',
  '/dashboard/typy': 'office',
  '/dashboard/prihlasky': 'office',
  '/dashboard/dopyty': 'office',
  '/dashboard/cakajuci': 'office',
  '/dashboard/klienti': 'office',
  '/dashboard/posta': 'office',
  '/dashboard/sablony': 'office',
  '/dashboard/clanky': 'content',
  '/dashboard/nahlad': 'content',
  '/dashboard/obrazky': 'content',
  '/dashboard/podcast': 'content',
  '/dashboard/firma': 'settings',
  '/dashboard/zaznam': 'settings',
  '/dashboard/stav': 'settings',
  '/dashboard/sukromie': 'settings',
  '/dashboard/ludia': 'settings',
  '/dashboard/moje-kurzy': 'teaching',
  '/dashboard/kurzy/nic/pritomnost': 'teaching',
  '/dashboard/kurzy/nic/listina.pdf': 'teaching',
  '/dashboard/ucet': 'everybody',
};

/** Every address of the desk that `routes.ts` knows, with something in the place of its parameters. */
const ROUTES = SITE_MAP.filter((path) => path.startsWith('/dashboard')).map((path) =>
  path.replace(/:\w+/g, 'nic').replace('*', 'nic'),
);

/** The calls that are for staff only. */
const CALLS = [
  { path: '/createCourse', method: 'POST' },
  { path: '/updateCourse/nic', method: 'PUT' },
  { path: '/deleteCourse/nic', method: 'DELETE' },
];

const FORM: RequestInit = { method: 'POST', body: new URLSearchParams({ title: 'x' }) };

/** The same table for each way to sign in: nobody but staff gets anything of the desk, and staff what their role reaches. */
export function describeRefusals(way: string, open: () => Promise<SignInDouble>): void {
  describe(`by ${way}, every address of the desk`, () => {
    let signIn: SignInDouble;
    beforeAll(async () => {
      signIn = await open();
    });
    afterAll(() => signIn.close());

    const answers = (headers: Record<string, string>) => Promise.all(ROUTES.map((path) => answersOf(path, headers)));

    async function answersOf(path: string, headers: Record<string, string>) {
      const ask = async (address: string, init: RequestInit = {}) => {
        const answer = await signIn.client.request(address, { ...init, headers });
        await answer.arrayBuffer();
        return { status: answer.status, location: answer.headers.get('Location')?.split('?')[0] };
      };
      return { path, page: await ask(path), data: await ask(`${path}.data`), form: await ask(path, FORM) };
    }

    const callAnswers = (headers: Record<string, string>) =>
      Promise.all(
        CALLS.map(async ({ path, method }) => {
          const { status } = await signIn.client.request(path, json({}, headers, method));
          return { path, status };
        }),
      );

    async function expectNothing(headers: Record<string, string>) {
      for (const { path, page, data, form } of await answers(headers)) {
        expect(page, path).toEqual({ status: 302, location: '/signIn' });
        expect(data.status, path).toBe(202);
        expect([307, 405], path).toContain(form.status);
        if (form.status === 307) expect(form.location, path).toBe('/signIn/pokracovanie');
      }
      for (const { path, status } of await callAnswers(headers)) expect(status, path).toBe(401);
    }

    test('belongs to an area', () => {
      const ofEverybody = ROUTES.filter((path) => areaOf(path) === 'everybody');
      expect(ofEverybody.filter((path) => !path.startsWith('/dashboard/ucet'))).toEqual([
        '/dashboard',
        '/dashboard/nic',
      ]);
    });

    test('tells a visitor nothing', () => expectNothing({}));

    test('tells a stranger nothing', async () => {
      if (signIn.stranger) await expectNothing(await signIn.stranger());
    });

    test('tells nobody anything who brings something wrong', async () => {
      for (const headers of Object.values(await signIn.impostors())) await expectNothing(headers);
    });

    test.each(Object.keys(STAFF_ROLES) as StaffRole[])('is for a %s as far as the role reaches', async (role) => {
      const headers = await signIn.member(role);
      for (const { path, page, data, form } of await answers(headers)) {
        const area = areaOf(path);
        if (area === 'everybody') continue;
        if (may({ role } as StaffMember, area)) {
          expect(
            [page, data, form].map(({ status }) => status),
            path,
          ).not.toContain(403);
          expect(page.location, path).not.toBe('/signIn');
        } else {
          expect([page.status, data.status], path).toEqual([403, 403]);
          expect([403, 405], path).toContain(form.status);
        }
      }
      const isOffice = may({ role } as StaffMember, 'office');
      for (const { path, status } of await callAnswers(headers)) expect(status === 403, path).toBe(!isOffice);
    });
  });
}

function areaOf(path: string): Area | 'everybody' {
  const [longest] = Object.keys(AREAS)
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .sort((a, b) => b.length - a.length);
  return (longest && AREAS[longest]) || 'everybody';
}
