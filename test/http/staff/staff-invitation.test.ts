import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMMAND_LINE } from '#domain/actor.ts';
import { addByCommand, resetByCommand } from '#server/staff/local/staff-command.ts';
import { cancelInvitation, inviteAgain } from '#server/staff/staff-invitations.ts';
import { JANA } from '../../builders.ts';
import { databaseOf } from '../../database-of.ts';
import { type Client, cookies, openClient, STAFF, signedIn } from '../client.ts';
import { readDocument } from '../document.ts';

const PETER = { name: 'Peter', email: 'peter@example.sk', role: 'editor' } as const;
const FIELDS = { name: 'Peter Redaktor', password: 'koza kúpila štyri lavóry' };

let client: Client;
let link: string;
beforeEach(async () => {
  client = await openClient();
  const invited = await client.app.change(COMMAND_LINE, (change) => addByCommand(change, PETER));
  if (invited.outcome !== 'invited') throw new Error(invited.outcome);
  link = `/signIn/pozvanka?kod=${invited.code}`;
});
afterEach(() => client.close());

const accept = (path: string, fields: Record<string, string> = FIELDS) => client.send(path, fields);

test('an invited person sets a name and password and is a staff member', async () => {
  const page = await client.read(link);
  expect([page.field('name')?.attributes.value, page.field('email')?.attributes.value]).toEqual([
    'Peter',
    PETER.email,
  ]);
  const answer = await accept(link);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard?vstup']);
  const headers = { cookie: cookies(answer) };
  const desk = await client.request('/dashboard/clanky', { headers });
  expect(await desk.text()).toContain('Peter Redaktor');
  expect((await client.request('/dashboard/firma', { headers })).status).toBe(403);
  const events = await client.app.db
    .selectFrom('event')
    .select('verb')
    .where('noun', '=', 'staffMember')
    .orderBy('position')
    .execute();
  expect(events.map(({ verb }) => verb)).toEqual(['added', 'invited', 'joined']);
});

test('an invitation link works once also for simultaneous requests', async () => {
  const answers = await Promise.all([accept(link), accept(link), accept(link)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
  const page = await client.request(link);
  expect([page.status, (await readDocument(page)).headings]).toEqual([410, ['Odkaz už neplatí']]);
  expect((await client.request('/signIn/pozvanka?kod=vymysleny')).status).toBe(404);
});

test('a replaced or cancelled invitation link answers that it is not valid any more', async () => {
  const { id } = await client.app.db
    .selectFrom('staffMember')
    .select('id')
    .where('email', '=', PETER.email)
    .executeTakeFirstOrThrow();
  const invited = await client.app.change(JANA, (change) => inviteAgain(change, id));
  const code = invited.outcome === 'invited' && invited.delivery.by === 'hand' ? invited.delivery.code : undefined;
  const newer = `/signIn/pozvanka?kod=${code}`;
  const ended = async (path: string) => {
    const page = await client.request(path);
    expect([page.status, (await readDocument(page)).headings]).toEqual([410, ['Odkaz už neplatí']]);
    expect((await accept(path)).status).toBe(410);
  };
  await ended(link);
  expect((await client.request(newer)).status).toBe(200);
  await client.app.change(JANA, (change) => cancelInvitation(change, id));
  await ended(newer);
});

test('an invitation link is valid for a day, and invalid after removal from the staff list', async () => {
  const db = databaseOf(client.app);
  await db.updateTable('staffMember').set({ state: 'deactivated' }).where('email', '=', PETER.email).execute();
  expect((await accept(link)).status).toBe(410);
  await db.updateTable('staffMember').set({ state: 'invited' }).where('email', '=', PETER.email).execute();
  client.wait({ hours: 24 });
  expect((await accept(link)).status).toBe(410);
});

test('an invitation link cannot create the first account', async () => {
  expect((await client.request(link.replace('pozvanka', 'prvy-ucet'))).status).toBe(404);
});

test.each([
  ['name', '', 'Napíšte meno a priezvisko.'],
  ['password', 'kratke', 'Heslo musí mať aspoň 12 znakov.'],
  ['password', 'Peter.12345678', 'Toto heslo je medzi najčastejšími, ľahko sa uhádne. Zvoľte iné.'],
])('an invitation link refuses the %s „%s“ and can be used again', async (field, value, message) => {
  const answer = await accept(link, { ...FIELDS, [field]: value });
  expect(answer.status).toBe(422);
  expect((await readDocument(answer)).byId(`${field}-error`)).toBe(message);
  expect((await accept(link)).status).toBe(303);
});

test('a password reset by link ends all sessions and the old password at once', async () => {
  const reset = await client.app.change(COMMAND_LINE, (change) => resetByCommand(change, STAFF.email));
  if (reset.outcome !== 'reset') throw new Error(reset.outcome);
  expect((await client.request('/dashboard', { headers: client.staff })).status).toBe(302);
  const old = await client.send('/signIn', STAFF);
  expect(old.status).toBe(401);
  const path = `/signIn/pozvanka?kod=${reset.code}`;
  expect((await client.read(path)).headings).toEqual(['Nové heslo']);
  expect((await accept(path, { ...FIELDS, name: 'Jana' })).status).toBe(303);
  client.staff = await signedIn(client.request, { email: STAFF.email, password: FIELDS.password });
  expect((await client.request('/dashboard', { headers: client.staff })).status).toBe(200);
});
