import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Noun } from '#domain/events/event.ts';
import { FORM_KEY } from '#web/desk/kit/desk-form.tsx';
import { JANA } from '../../builders.ts';
import { addAccount } from '../../local-account.ts';
import { cookies, form, STAFF, signedIn } from '../client.ts';
import { EVERY_FORM } from '../hostile/every-form.ts';
import { ENCODINGS } from '../hostile/form-encodings.ts';
import type { SentForm } from '../hostile/sent-form.ts';
import { openWorld, type World } from '../hostile/stored-world.ts';

// Each button of the desk answers with a sentence, also when it is pressed twice, too late, or after a colleague.

/** Requests sent by scripts or preview frames, which have no button. */
const NO_BUTTONS = [
  '/dashboard/*',
  '/dashboard/nahlad',
  '/dashboard/obrazky',
  '/dashboard/kurzy/:id/listy/zrusenie',
  '/dashboard/kurzy/:id/listy/sprava',
  '/dashboard/dopyty/:id/listy/odpoved',
  '/dashboard/sablony/:id/nahlad',
  '/dashboard/kurzy/:id/pritomnost/:participantId',
];
const BUTTONS = Object.entries(EVERY_FORM).filter(
  ([row]) => row.startsWith('/dashboard/') && !NO_BUTTONS.includes(row),
);

/** The answer is a page built from the input, which needs no separate notice. */
const MADE_OF_IT: Record<string, string> = {
  '/dashboard/typy/:id/terminy': 'Vytvoriť ',
  '/dashboard/clanky/:id/spojenie': 'Uložené znenie (',
  '/dashboard/ucet/overenie': 'Kód QR pre aplikáciu',
};

const MARIA = { name: 'Mária Horná', email: 'maria.horna@example.sk', password: STAFF.password };

let world: World | undefined;
afterEach(() => world?.close());

test('each desk button shows its result when pressed twice, and again after the time for undoing', async () => {
  world = await openWorld();
  const jana = presser(world, STAFF);
  const silent: string[] = [];
  for (const button of BUTTONS) {
    silent.push(...(await jana(button, 'first')), ...(await jana(button, 'first')));
  }
  world.client.wait({ hours: 1 });
  for (const button of BUTTONS) silent.push(...(await jana(button, 'late')));
  expect(silent).toEqual([]);
}, 600_000);

test('each desk button shows its result when a colleague has pressed all buttons before', async () => {
  world = await openWorld();
  await addAccount(world.client.app, MARIA, JANA);
  const [jana, maria] = [presser(world, STAFF), presser(world, MARIA)];
  const silent: string[] = [];
  for (const button of BUTTONS.toReversed()) silent.push(...(await maria(button, 'of Mária')));
  for (const button of BUTTONS) silent.push(...(await jana(button, 'of Jana')));
  expect(silent).toEqual([]);
}, 600_000);

test('a button pressed after a colleague did the opposite names the colleague', async () => {
  world = await openWorld();
  const { client, stored } = world;
  await addAccount(client.app, MARIA, JANA);
  const maria = await signedIn(client.request, MARIA);
  const press = (path: string, headers = client.staff) =>
    client.send(`/dashboard${path}`, { [FORM_KEY]: crypto.randomUUID(), sendEmail: 'on' }, headers);
  const said = async (answer: Response) => {
    const cookie = `${client.staff.cookie}; ${cookies(answer)}`;
    return textOf(await client.request(answer.headers.get('Location') ?? '', { headers: { cookie } }));
  };
  await press(`/prihlasky/${stored.signUpId}/zrusenie`, maria);
  expect(await said(await press(`/prihlasky/${stored.signUpId}/precitanie`))).toContain(
    'Nič sa nezmenilo: prihláška už bola zrušená. Naposledy: zrušená (Mária Horná, 20.11.2026 o 12.00 h).',
  );
  await press(`/podcast/${stored.episodeId}/zmazanie`, maria);
  expect(await said(await press(`/podcast/${stored.episodeId}/zmazanie`))).toContain(
    'Nič sa nezmenilo: medzitým to niekto zmazal. Naposledy: epizóda zmazaná (Mária Horná, 20.11.2026 o 12.00 h).',
  );
  const type = form(Object.fromEntries(EVERY_FORM['/dashboard/typy/:id']?.(stored).fields ?? []));
  await client.request('/dashboard/typy/prva-pomoc', { ...type, headers: maria });
  const late = await client.request('/dashboard/typy/prva-pomoc', { ...type, headers: client.staff });
  expect(late.status).toBe(412);
  expect(await textOf(late)).toContain('Typ medzitým uložil niekto iný: Mária Horná.');
});

/** A form that enters a record, and the form that ends it. */
const ENTRIES: [row: string, noun: Noun, ending: (id: string) => string][] = [
  ['/dashboard/prihlasky/nova', 'signUp', (id) => `/prihlasky/${id}/zrusenie`],
  ['/dashboard/cakajuci/novy', 'waitlistEntry', () => '/cakajuci/vyradenie'],
  ['/dashboard/klienti/novy', 'client', (id) => `/klienti/${id}/zmazanie`],
  ['/dashboard/kurzy/novy', 'course', (id) => `/kurzy/${id}/zmazanie`],
  ['/dashboard/podcast/:id', 'episode', (id) => `/podcast/${id}/zmazanie`],
];

describe.each([
  ['SQLite', () => undefined],
  ['Postgres', () => inject('postgresUrl')],
])('a form that enters a record on %s', (_engine, postgresUrl) => {
  test.each(ENTRIES)(
    '%s enters one when pressed twice at once, and another once that has ended',
    async (row, noun, ending) => {
      world = await openWorld(postgresUrl());
      const { client, stored } = world;
      const entry = EVERY_FORM[row]?.(stored) as SentForm;
      const { bytes, headers } = ENCODINGS.multipart({ ...entry, fields: [...entry.fields, keyOf('opened')] });
      const press = async () => {
        const body = bytes as BodyInit;
        return client.request(entry.path, { method: 'POST', headers: { ...headers, ...client.staff }, body });
      };
      const entered = async () =>
        (
          await client.app.db
            .selectFrom('event')
            .select('nounId')
            .where('noun', '=', noun)
            .where('verb', 'in', ['created', 'entered'])
            .orderBy('position')
            .execute()
        ).map(({ nounId }) => nounId);
      const before = (await entered()).length;
      const answers = await Promise.all([press(), press()]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(answers[0].headers.get('Location')).toBe(answers[1].headers.get('Location'));
      await press();
      const [id = '', ...others] = (await entered()).slice(before);
      expect(others).toEqual([]);
      const end = form({ [FORM_KEY]: 'opened', id }, client.staff);
      expect((await client.request(`/dashboard${ending(id)}`, end)).status).toBe(303);
      await press();
      expect(await entered()).toHaveLength(before + 2);
    },
  );
});

/** Presses a button of an opened page and reads the answer; returns a line for each answer without a sentence. */
function presser({ client, stored }: World, account: { email: string; password: string }) {
  let staff: { cookie: string } | undefined;
  return async ([row, formOf]: (typeof BUTTONS)[number], page: string): Promise<string[]> => {
    client.wait({ seconds: 1 });
    staff ??= await signedIn(client.request, account);
    const { path, fields, ...sent } = formOf(stored);
    const { bytes, headers } = ENCODINGS.multipart({ ...sent, path, fields: [...fields, keyOf(page)] });
    const body = bytes as BodyInit;
    let answer = await client.request(path, { method: 'POST', headers: { ...headers, ...staff }, body });
    const trail = [answer.status];
    let { cookie } = staff;
    for (let location = answer.headers.get('Location'); location; location = answer.headers.get('Location')) {
      // the session has ended: the sign-in page itself explains it
      if (location.startsWith('/signIn')) {
        staff = undefined;
        return [];
      }
      cookie += `; ${cookies(answer)}`;
      answer = await client.request(location.replace(/#.*/, ''), { headers: { cookie } });
      trail.push(answer.status);
    }
    const isFile = answer.headers.has('Content-Disposition');
    const said = isFile || answer.status === 404 || answer.status >= 500 ? '' : saidOn(await answer.text(), row);
    return isFile || said ? [] : [`${row} ${page}: ${trail.join(' → ')}`];
  };
}

function keyOf(page: string): SentForm['fields'][number] {
  return [FORM_KEY, page];
}

const SAYS = [
  /class="(?:desk-notice|undo on-dark)" role="(?:status|alert)"/,
  /role="alert"/,
  /role="alertdialog"/,
  /class="field-error"/,
  /class="roster-outcome"/,
  /class="panel-body" role="status"/,
];

/** The part of the page that answers the press, without permanent content. */
function saidOn(html: string, row: string): string | undefined {
  const madeOfIt = MADE_OF_IT[row];
  if (madeOfIt && html.includes(madeOfIt)) return madeOfIt;
  return SAYS.map((says) => says.exec(html)?.[0]).find(Boolean);
}

/** The readable text of a page, with single spaces. */
async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replace(/<!--.*?-->|<[^>]*>/g, '').replace(/\s+/g, ' ');
}
