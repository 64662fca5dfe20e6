import { describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { aContact } from '../../contact-requests.ts';
import { storedWaitlistEntry } from '../../waitlist.ts';
import { aSignUp, ORIGIN, offer, setUpClient, signUp } from '../client.ts';

const client = await setUpClient();
/** A list with selectable rows: the addresses of its action and of the undo, a row to select, and its place. */
interface List {
  path: string;
  act: string;
  undo: string;
  row(): Promise<string>;
  isDone(id: string): Promise<boolean>;
  done: string;
}

let made = 0;
const another = () => {
  made += 1;
  client.wait({ minutes: 1 });
  return made;
};
const statusOf = (id: string) =>
  client.app.db.selectFrom('course').select('status').where('id', '=', id).executeTakeFirst();

const LISTS: Record<string, List> = {
  'courses put on offer': {
    path: '/dashboard',
    act: '/dashboard/kurzy/zverejnenie',
    undo: '/dashboard/kurzy/spat',
    row: async () => (await offer(client, { slug: `/ponuka-${another()}`, status: 'inactive' })).id,
    isDone: async (id) => (await statusOf(id))?.status === 'active',
    done: 'Kurz je zverejnený.',
  },
  'courses hidden': {
    path: '/dashboard',
    act: '/dashboard/kurzy/skrytie',
    undo: '/dashboard/kurzy/spat',
    row: async () => (await offer(client, { slug: `/skryty-${another()}` })).id,
    isDone: async (id) => (await statusOf(id))?.status === 'inactive',
    done: 'Kurz je skrytý.',
  },
  'people who wait for a date': {
    path: '/dashboard/cakajuci',
    act: '/dashboard/cakajuci/vyradenie',
    undo: '/dashboard/cakajuci/spat',
    row: () => storedWaitlistEntry(client.app, { companyName: `Pekáreň ${another()}` }),
    async isDone(id) {
      const entry = client.app.db.selectFrom('waitlistEntry').select('endedAt').where('id', '=', id);
      return (await entry.executeTakeFirstOrThrow()).endedAt !== null;
    },
    done: 'Záznam je vyradený zo zoznamu.',
  },
  'contact requests': {
    path: '/dashboard/dopyty',
    act: '/dashboard/dopyty/vybavenie',
    undo: '/dashboard/dopyty/spat',
    row: () =>
      client.app.change(VISITOR, (change) =>
        submitContactRequest(change, aContact({ company: `Firma ${another()}` })),
      ),
    async isDone(id) {
      const request = client.app.db.selectFrom('contactRequest').select('state').where('id', '=', id);
      return (await request.executeTakeFirstOrThrow()).state === 'closed';
    },
    done: 'Dopyt je vybavený.',
  },
};

const post = (path: string, fields: [string, string][], headers: Record<string, string> = {}) =>
  client.send(path, fields, { ...client.staff, ...headers });
const read = (path: string) => client.read(path, client.staff);
const locationOf = (answer: Response) => answer.headers.get('Location') ?? '';

describe.each(Object.entries(LISTS))('selected %s', (_, list) => {
  const act = (...ids: string[]) =>
    post(
      list.act,
      ids.map((id) => ['id', id]),
    );

  test('are changed without scripts with a notice, and restored by one more click', async () => {
    const id = await list.row();
    expect((await read(list.path)).html).toContain(`value="${id}"`);
    const answer = await act(id);
    expect(answer.status).toBe(303);
    expect(await list.isDone(id)).toBe(true);
    const page = await read(locationOf(answer));
    expect(page.text).toContain(list.done);
    const at = new URL(locationOf(answer), ORIGIN).searchParams.get('kedy') ?? '';
    const undone = await post(list.undo, [['kedy', at]]);
    expect(undone.status).toBe(303);
    expect((await read(locationOf(undone))).text).toContain('Vrátené späť.');
    expect(await list.isDone(id)).toBe(false);
  });

  test('are changed and the filter of their list is kept', async () => {
    const answer = await post(`${list.act}?hladat=nieco&strana=2`, [['id', await list.row()]]);
    const query = new URL(locationOf(answer), ORIGIN).searchParams;
    expect([query.get('hladat'), query.get('strana')]).toEqual(['nieco', '2']);
  });

  test('are reported as unchanged when none is selected or none exists any more', async () => {
    expect((await read(locationOf(await act()))).text).toContain('Nič nebolo vybrané.');
    const unchanged = await read(locationOf(await act('nikdy-nebol', 'nikdy-nebol')));
    expect(unchanged.text).toContain('Bez zmeny:');
    expect(unchanged.text).toMatch(/1\szmazaný /);
  });

  test('are changed once by two simultaneous requests', async () => {
    const ids = [await list.row(), await list.row()];
    const answers = await Promise.all([act(...ids), act(...ids.toReversed())]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const acted = answers.filter((answer) => locationOf(answer).includes('kedy='));
    expect(acted).toHaveLength(1);
    for (const id of ids) expect(await list.isDone(id)).toBe(true);
  });

  test('cannot be changed by a visitor or from another site', async () => {
    const id = await list.row();
    for (const path of [list.act, list.undo]) {
      const visitor = await post(path, [['id', id]], { cookie: '' });
      expect([visitor.status, locationOf(visitor).split('?')[0]]).toEqual([307, '/signIn/pokracovanie']);
      for (const address of [path, `${path}.data`])
        expect((await post(address, [['id', id]], { Origin: 'https://cudzi.example' })).status).toBe(403);
    }
    expect(await list.isDone(id)).toBe(false);
  });
});

test('courses with sign-ups are hidden only after a question that states the number of people', async () => {
  const peopled = await offer(client, { slug: `/ludia-${another()}`, nameOfCourse: 'Lešenár' });
  const empty = await offer(client, { slug: `/prazdny-${another()}` });
  await signUp(client, aSignUp({ courseId: peopled.id }));
  const chosen: [string, string][] = [
    ['id', peopled.id],
    ['id', empty.id],
  ];
  const redirect = await post('/dashboard/kurzy/skrytie?mesto=Žilina', chosen);
  expect(redirect.status).toBe(303);
  const question = await read(locationOf(redirect));
  expect(question.text).toContain('Naozaj chcete skryť 2 kurzy?');
  expect(question.text).toMatch(/Lešenár, 15\.12\.2026, Žilina – 1\sčlovek/);
  expect((await statusOf(empty.id))?.status).toBe('active');
  await signUp(client, aSignUp({ courseId: peopled.id, firstName: 'Eva', lastName: 'Ďalšia' }));
  expect(locationOf(await post('/dashboard/kurzy/skrytie', [...chosen, ['ludia', '1']]))).toContain(
    '/kurzy/skrytie?',
  );
  const hidden = await post('/dashboard/kurzy/skrytie?mesto=Žilina', [...chosen, ['ludia', '2']]);
  expect(locationOf(hidden)).toMatch(/^\/dashboard\?mesto=.*&kedy=/);
  expect((await read(locationOf(hidden))).text).toContain('2 kurzy sú skryté.');
});
