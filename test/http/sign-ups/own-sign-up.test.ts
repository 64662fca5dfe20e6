import { describe, expect, test } from 'vitest';
import { cancelCourse } from '#server/courses/course-moves.ts';
import { createCourse } from '#server/courses/courses.ts';
import { withdrawOffer } from '#server/seat-offers/staff-offers.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { aCourse, JANA } from '../../builders.ts';
import { databaseOf } from '../../database-of.ts';
import { findOwnPath } from '../../own-sign-up.ts';
import { atItsEnd } from '../../seat-offers.ts';
import { storedWaitlistEntry, WAITLIST_FORM } from '../../waitlist.ts';
import { aSignUp, offer, setUpClient, signUp } from '../client.ts';
import { type Document, readDocument } from '../document.ts';
import { storeOffered } from '../routes/stored.ts';

const client = await setUpClient();

const TYPE = 'prva-pomoc';
const COMPANY = { applicant: 'company', companyName: 'Pekáreň Príklad s. r. o.', firstName: '', lastName: '' };

const { read, send } = client;
const statusOf = async (id: string) => (await findSignUp(client.app.db, id))?.status;

/** A sign-up with the path of its page. */
async function signedUp(over: object = {}, course: { id: string } | undefined = undefined) {
  const { id: courseId } = course ?? (await offer(client));
  const { id } = await signUp(client, aSignUp({ courseId, ...over }));
  client.wait({ seconds: 1 });
  return { id, courseId, path: await findOwnPath(client.app, id) };
}

/** A course of the type. */
const of = (over: object) =>
  client.app.change(JANA, async (change) => {
    const course = aCourse({ courseTypeId: TYPE, ...over });
    await createCourse(change, course);
    return course;
  });

/** A robot sends each form of the page as it finds it. */
async function sendEveryForm(path: string, page: Document) {
  const acts = page.all('input').filter(({ attributes }) => attributes.name === 'act');
  for (const { attributes } of acts) await send(path, { act: attributes.value ?? '' });
  return acts.map(({ attributes }) => attributes.value);
}

describe('the page of a sign-up', () => {
  test('says when, where and in what state it is, and nothing of others', async () => {
    const course = await offer(client);
    await signUp(
      client,
      aSignUp({ courseId: course.id, firstName: 'Iná', lastName: 'Osoba', email: 'ina@example.sk' }),
    );
    const { path } = await signedUp({}, course);
    const page = await read(path);
    expect(page.text).toMatch(
      /Vaša prihláška.*Miesto je Vaše.*Kedy.*Kde.*Otvoriť v mapách.*otvorí sa na novej karte.*Pokyny a čo si priniesť/s,
    );
    expect(page.html).not.toContain('Osoba');
  });

  test('says to who waits the place in the queue', async () => {
    const course = await offer(client, { slug: '/rad', capacity: 1 });
    await signedUp({}, course);
    const { path } = await signedUp({ lastName: 'Druhá' }, course);
    expect((await read(path)).text).toMatch(/Ste v\sporadí na\s1\.\smieste/);
  });

  test('says that a cancelled course is not held', async () => {
    const { courseId, path } = await signedUp();
    await client.app.change(JANA, (change) => cancelCourse(change, courseId, { sendEmails: false, reason: '' }));
    expect((await read(path)).text).toContain('Kurz sa neuskutoční');
  });

  test('is not cached, not indexed, gives its address to nobody, and needs no script', async () => {
    const { path } = await signedUp();
    const answer = await client.request(path);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
    const page = await readDocument(answer);
    expect(page.meta('robots')).toContain('noindex');
    expect(page.html).not.toMatch(/<script[^>]* src=/);
  });

  test('changes nothing when a robot opens it and sends each of its forms', async () => {
    await offer(client);
    const { id, path } = await signedUp({ ...COMPANY, numberOfWorkers: '3' });
    expect(await sendEveryForm(path, await read(path))).toEqual(['names', 'withdraw', 'transfer', 'cancel', 'payer']);
    expect(await findSignUp(client.app.db, id)).toMatchObject({ status: 'confirmed', seats: 3 });
    await send(path, { act: 'cancel', yes: 'on' });
    expect(await sendEveryForm(path, await read(path))).toEqual(['undo']);
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('answers every unknown code alike, and no code of a sender who has tried a hundred', async () => {
    const { path } = await signedUp();
    const guesses = [
      'nie-je',
      path.slice('/vasa-prihlaska/'.length, -1),
      `${path.slice('/vasa-prihlaska/'.length)}a`,
    ];
    const pages = [];
    for (let guess = 0; guess < 100; guess += 1) {
      const answer = await client.request(`/vasa-prihlaska/${guesses[guess % guesses.length]}`);
      expect(answer.status).toBe(404);
      if (guess < guesses.length) pages.push((await readDocument(answer)).text);
    }
    expect(new Set(pages).size).toBe(1);
    for (const shown of ['/vasa-prihlaska/nie-je', path, `${path}/prihlaska.pdf`])
      expect((await client.request(shown)).status).toBe(429);
    expect((await read(path)).text).toContain('Príliš veľa pokusov');
    client.wait({ minutes: 10 });
    expect((await client.request(path)).status).toBe(200);
  });

  test('leads on from the links of earlier emails', async () => {
    const { path } = await signedUp();
    const code = path.replace('/vasa-prihlaska/', '');
    for (const old of [`/doplnit-mena?kod=${code}`, `/ponuka-miesta/${code}`])
      expect((await client.request(old)).headers.get('Location')).toBe(path);
    // a link that is no longer ours is answered by the page that says what to do
    for (const unknown of ['/doplnit-mena', '/doplnit-mena?kod=nikdy-nebol', '/ponuka-miesta/nikdy-nebola']) {
      const answer = await client.request(unknown);
      expect(answer.status).toBe(404);
      expect((await readDocument(answer)).text).toContain('Takúto prihlášku nepoznáme');
    }
  });
});

test('the names of many people are shown by pages, also when none is missing, and saving keeps the page', async () => {
  const { path } = await signedUp({ ...COMPANY, numberOfWorkers: '60' }, await offer(client, { capacity: 60 }));
  const isShown = ({ html }: Document) => /<details[^>]* open=""[^>]*>(?:(?!<details)[\s\S])*id="names"/.test(html);
  const saveNames = async (query: string) => {
    const hidden = (await read(path + query)).all('input').filter(({ attributes }) => attributes.type === 'hidden');
    const rows = hidden.flatMap(({ attributes: { name = '', value = '' } }): [string, string][] =>
      name === 'number'
        ? [
            [name, value],
            ['firstName', 'Ján'],
            ['lastName', `Polák ${value}`],
            ['birthDate', ''],
            ['email', ''],
          ]
        : name === 'id' || name === 'version'
          ? [[name, value]]
          : [],
    );
    return (await send(path + query, [['act', 'names'], ...rows])).headers.get('Location');
  };
  expect((await read(path)).html).toContain(`${path}?strana=2#names`);
  expect(await saveNames('')).toBe(`${path}?ulozene=names#odoslane`);
  expect(await saveNames('?strana=2')).toBe(`${path}?ulozene=names&strana=2#odoslane`);
  expect((await read(path)).text).toContain('nechýba ani jedno');
  expect([isShown(await read(path)), isShown(await read(`${path}?strana=2`))]).toEqual([false, true]);
});

describe('a sign-up', () => {
  test('is cancelled only with the box ticked, and comes back for ten minutes', async () => {
    const { id, path } = await signedUp();
    const refused = await send(path, { act: 'cancel' });
    expect(refused.status).toBe(422);
    expect((await readDocument(refused)).text).toContain('Zaškrtnite, že to naozaj chcete.');
    for (const _ of ['once', 'twice']) expect((await send(path, { act: 'cancel', yes: 'on' })).status).toBe(303);
    expect((await read(path)).text).toMatch(/Prihláška je zrušená.*Vrátiť to môžete do/s);
    expect((await read(path)).text).not.toContain('Pokyny a čo si priniesť');
    expect((await send(path, { act: 'undo', yes: 'on' })).status).toBe(303);
    expect(await statusOf(id)).toBe('confirmed');
    await send(path, { act: 'cancel', yes: 'on' });
    client.wait({ minutes: 10, seconds: 1 });
    expect((await read(path)).text).not.toContain('Vrátiť to môžete');
    await send(path, { act: 'undo', yes: 'on' });
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('frees the seats of people who do not come, once for a form sent twice', async () => {
    const { id, path } = await signedUp({ ...COMPANY, numberOfWorkers: '4' });
    const form = { act: 'withdraw', nameless: '1', seats: '4' };
    expect((await send(path, form)).status).toBe(303);
    expect((await send(path, form)).status).toBe(409);
    expect(await findSignUp(client.app.db, id)).toMatchObject({ seats: 3 });
    const all = await send(path, { act: 'withdraw', nameless: '3', seats: '3' });
    expect((await readDocument(all)).text).toContain('Ak nepríde nikto, zrušte celú prihlášku.');
  });

  test('gets another person in the same seat', async () => {
    const { id, path } = await signedUp();
    const nameless = await send(path, { act: 'replace', participantId: `${id}-0` });
    expect((await readDocument(nameless)).byId('lastName-error')).toContain('Napíšte meno');
    await send(path, { act: 'replace', participantId: `${id}-0`, firstName: 'Eva', lastName: 'Malá' });
    const people = await listParticipants(client.app.db, id);
    expect(people.map(({ lastName, status }) => [lastName, status])).toEqual([
      ['Cvičný', 'withdrawn'],
      ['Malá', 'confirmed'],
    ]);
    expect((await read(path)).text).toContain('Účastník je vymenený.');
  });

  test.each(['Šimková & dcéry', 'Ελένη <b>', '=HYPERLINK("x")', 'Ň'.repeat(200)])(
    'shows the name „%s“ as it was typed',
    async (lastName) => {
      const { id, path } = await signedUp();
      await send(path, { act: 'replace', participantId: `${id}-0`, firstName: 'Eva', lastName });
      expect((await read(path)).text).toContain(`Eva ${lastName}`);
    },
  );

  test('moves to another date of its type that has seats, and to no other course', async () => {
    const types = await client.app.db.selectFrom('courseType').select('id').where('id', '=', TYPE).execute();
    expect(types).toHaveLength(1);
    const { id, path } = await signedUp({}, await of({ slug: '/prvy' }));
    const full = await of({ slug: '/plny', capacity: 1 });
    await signedUp({ email: 'iny@example.sk' }, full);
    const others = [
      full,
      await of({ slug: '/skryty', status: 'inactive' }),
      await of({ slug: '/tajny', status: 'inactive', isPrivate: true }),
      await of({ slug: '/ine', courseTypeId: null }),
      await of({ slug: '/bol', date: '2026-01-01' }),
    ];
    for (const { id: courseId } of [...others, { id: 'ziadny' }]) {
      const refused = await send(path, { act: 'transfer', courseId });
      expect(refused.status).toBe(409);
      // also where no other date is left to choose
      expect((await readDocument(refused)).text).toContain('Vaše doterajšie miesta platia ďalej.');
    }
    expect(await findSignUp(client.app.db, id)).toMatchObject({ courseDate: aCourse({}).date });
    const next = await of({ slug: '/dalsi', date: '2026-12-01' });
    expect((await read(path)).text).toContain('01.12.2026');
    expect((await send(path, { act: 'transfer', courseId: next.id })).status).toBe(303);
    expect(await findSignUp(client.app.db, id)).toMatchObject({ courseDate: '2026-12-01', status: 'confirmed' });
  });

  test('moves once for a form sent twice, also where it has taken the last seat', async () => {
    const { id, path } = await signedUp({}, await of({ slug: '/odkial' }));
    const last = await of({ slug: '/posledne-miesto', capacity: 1, date: '2026-12-08' });
    for (const _ of ['once', 'twice'])
      expect((await send(path, { act: 'transfer', courseId: last.id })).status).toBe(303);
    expect(await findSignUp(client.app.db, id)).toMatchObject({ courseDate: '2026-12-08', status: 'confirmed' });
  });

  test('offers the next dates and no move once the course is over', async () => {
    const { id, path } = await signedUp({}, await of({ slug: '/skoncil' }));
    await of({ slug: '/nasledujuci', date: '2026-12-05' });
    expect((await read(path)).text).toContain('Iný termín');
    const over = { courseDate: '2026-01-02', courseDateTo: null };
    await databaseOf(client.app).updateTable('signUp').set(over).where('id', '=', id).execute();
    const { text } = await read(path);
    expect(text).toMatch(/Kurz máte za sebou.*Najbližšie termíny.*05\.12\.2026/s);
    expect(text).not.toContain('Iný termín');
  });
});

describe('an offer of seats', () => {
  const offered = async () => {
    const { offeredId } = await storeOffered(client);
    return { id: offeredId, path: await findOwnPath(client.app, offeredId) };
  };

  test('is accepted on the page of its sign-up by a choice', async () => {
    const { id, path } = await offered();
    expect((await read(path)).text).toContain('Uvoľnilo sa miesto');
    expect((await send(path, { act: 'answer' })).status).toBe(422);
    expect(await statusOf(id)).toBe('waiting');
    for (const _ of ['once', 'twice'])
      expect((await send(path, { act: 'answer', answer: 'accept' })).status).toBe(303);
    expect((await read(path)).text).toContain('Miesto je Vaše');
  });

  test('that staff withdraw while the page is open is not accepted any more', async () => {
    const { id, path } = await offered();
    expect((await read(path)).text).toContain('Uvoľnilo sa miesto');
    await client.app.change(JANA, (change) => withdrawOffer(change, id));
    const late = await send(path, { act: 'answer', answer: 'accept' });
    expect(late.status).toBe(409);
    expect((await readDocument(late)).text).toContain('Táto ponuka už neplatí.');
    expect(await statusOf(id)).toBe('waiting');
  });

  test('is declined once, and the page says so', async () => {
    const { id, path } = await offered();
    for (const _ of ['once', 'twice'])
      expect((await send(path, { act: 'answer', answer: 'decline' })).status).toBe(303);
    expect((await send(path, { act: 'answer', answer: 'accept' })).status).toBe(409);
    expect(await statusOf(id)).toBe('waiting');
    const page = await read(path);
    expect(page.text).toContain('Ponuku ste odmietli');
    expect(page.text).not.toContain('v poradí');
  });

  test('to somebody from the waitlist, once declined, leaves them waiting for another date', async () => {
    await storedWaitlistEntry(client.app);
    const { id: courseId } = await of({ courseTypeId: WAITLIST_FORM.courseTypeId, slug: '/pre-cakajucich' });
    const { id } = await client.app.db
      .selectFrom('signUp')
      .select('id')
      .where('courseId', '=', courseId)
      .executeTakeFirstOrThrow();
    const path = await findOwnPath(client.app, id);
    await send(path, { act: 'answer', answer: 'decline' });
    expect((await read(path)).text).toContain('Čakáte na iný termín');
  });

  test('leaves the queue once it is declined, and those behind it move up', async () => {
    const { id, path } = await offered();
    const courseId = (await findSignUp(client.app.db, id))?.courseId ?? '';
    client.wait({ seconds: 1 });
    const behind = await signedUp({ ...COMPANY, numberOfWorkers: '2' }, { id: courseId });
    expect((await read(behind.path)).text).toContain('na 2. mieste');
    await send(path, { act: 'answer', answer: 'decline' });
    expect((await read(behind.path)).text).toContain('na 1. mieste');
  });

  test('that nobody answered in time is over, and the page says so', async () => {
    const { offerId, offeredId } = await storeOffered(client);
    // the session of staff ends as well, so this test is the last
    client.wait({ hours: 49 });
    await atItsEnd(client.app, offerId);
    expect((await read(await findOwnPath(client.app, offeredId))).text).toContain('Ponuka už neplatí');
  });
});
