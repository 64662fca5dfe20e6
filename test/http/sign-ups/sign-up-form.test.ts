import { beforeAll, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { COURSE_NOT_OFFERED } from '#domain/sign-ups/sign-up-fields.ts';
import { aSignUp, ORIGIN, offer, openClient, PDF, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';
import { complaints, expectProblem } from '../problem.ts';
import { aForm, filledIn, refusedForm, sendForm } from '../sign-up-form.ts';
import { countSignUps, newestSignUp } from './stored-sign-ups.ts';

const client = await setUpClient();
let course: CourseWithSeats;

beforeAll(async () => {
  course = await offer(client, { slug: '/prva-pomoc', capacity: 0 });
});

describe('the sign-up form without scripts', () => {
  test('is sent by the browser as multipart to its own page with every field', async () => {
    const document = await client.read('/kurzy-a-skolenia/prva-pomoc');
    const form = document.all('form').find(({ attributes }) => attributes.enctype === 'multipart/form-data');
    expect(form?.attributes).toMatchObject({ method: 'post', action: expect.stringMatching(/^(#|$|\/kurzy)/) });
    for (const name of Object.keys(filledIn())) expect(document.field(name), name).toBeDefined();
    for (const name of ['companyName', 'numberOfWorkers', 'files', 'web']) {
      expect(document.field(name), name).toBeDefined();
    }
    expect(document.field('consent')?.attributes).not.toHaveProperty('checked');
  });

  test('is stored with its files, and the next page confirms it', async () => {
    const body = aForm();
    body.append('files', new File([PDF], 'osvedčenie.pdf', { type: 'text/html' }));
    body.append('files', new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'spis.docx'));
    const answer = await sendForm(client, body);
    expect(answer.status).toBe(303);
    const next = new URL(answer.headers.get('Location') ?? '', ORIGIN);
    expect(next.origin + next.pathname).toBe(`${ORIGIN}/kurzy-a-skolenia/prva-pomoc`);
    const page = await client.read(next.pathname + next.search);
    expect(page.html).toContain('Miesto na kurze je Vaše');
    expect(page.field('email')?.attributes).not.toHaveProperty('value');
    const stored = await newestSignUp(client);
    expect(stored).toMatchObject({
      courseId: course.id,
      firstName: 'Tomáš',
      companyName: '',
      consent: 'given',
      status: 'confirmed',
    });
    const files = await client.app.db.selectFrom('signUpFile').selectAll().orderBy('position').execute();
    expect(files.map(({ signUpId, name, mediaType }) => [signUpId, name, mediaType])).toEqual([
      [stored?.id, 'osvedčenie.pdf', 'application/pdf'],
      [stored?.id, 'spis.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ]);
    expect(new Uint8Array(files[0]?.bytes ?? [])).toEqual(PDF);
  });

  test('ignores the empty file a browser sends when none was chosen', async () => {
    const body = aForm();
    body.append('files', new File([], '', { type: 'application/octet-stream' }));
    expect((await sendForm(client, body)).status).toBe(303);
  });

  test('accepts a company and ignores the personal name entered before', async () => {
    const body = aForm({ applicant: 'company', companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers: 'asi päť' });
    expect((await sendForm(client, body)).status).toBe(303);
    expect(await newestSignUp(client)).toMatchObject({
      applicant: 'company',
      firstName: '',
      companyName: 'Pekáreň Príklad s. r. o.',
      numberOfWorkers: 'asi päť',
      seats: 1,
    });
  });

  test('must be confirmed once for more than 20 people, and again for another number', async () => {
    const company = (over: Record<string, string>) =>
      aForm({ applicant: 'company', companyName: 'Sklady Príklad, a. s.', numberOfWorkers: '60', ...over });
    const before = await countSignUps(client);
    const questioned = await refusedForm(client, company({}));
    const number = questioned.field('numberOfWorkers')?.attributes;
    expect([number?.value, number?.['aria-invalid']]).toEqual(['60', 'true']);
    const [question, hint] = (number?.['aria-describedby'] ?? '').split(' ').map((id) => questioned.byId(id));
    expect(question).toContain('Naozaj prihlasujete 60 ľudí?');
    expect(hint).toContain('Toľko miest zapíšeme');
    expect(questioned.field('companyName')?.attributes.value).toBe('Sklady Príklad, a. s.');
    const { value: askedWorkers = '' } = questioned.field('askedWorkers')?.attributes ?? {};

    const changed = await refusedForm(client, company({ askedWorkers, numberOfWorkers: '61' }));
    expect(changed.field('askedWorkers')?.attributes.value).toBe('61');
    const mistaken = await refusedForm(client, company({ askedWorkers, email: 'zle' }));
    expect(mistaken.field('askedWorkers')?.attributes.value).toBe('60');
    expect(await countSignUps(client)).toBe(before);

    expect((await sendForm(client, company({ askedWorkers }))).status).toBe(303);
    expect(await newestSignUp(client)).toMatchObject({ numberOfWorkers: '60', seats: 60 });
  });

  test('of a repeated sign-up must be confirmed once beside its button', async () => {
    const { slug } = await offer(client, { slug: '/este-raz' });
    expect((await sendForm(client, aForm({ askedRepeat: '' }), slug)).status).toBe(303);
    const again = { askedRepeat: '', message: 'Prídeme dvaja.' };
    const questioned = await sendForm(client, aForm(again), slug);
    expect(questioned.status).toBe(422);
    const page = await readDocument(questioned);
    expect(page.byId('neodoslane')).toContain('Ak prihlasujete ďalších ľudí, odošlite formulár ešte raz.');
    expect(page.field('message')?.text.trim()).toBe('Prídeme dvaja.');
    const { value: askedRepeat } = page.field('askedRepeat')?.attributes ?? {};
    const stored = await sendForm(client, aForm({ ...again, askedRepeat: askedRepeat ?? '' }), slug);
    expect(stored.status).toBe(303);
    expect(await newestSignUp(client)).toMatchObject({ message: 'Prídeme dvaja.' });
  });

  test('sent twice at once is one sign-up, and another one once that was cancelled', async () => {
    const { id, slug } = await offer(client, { slug: '/dvojklik' });
    const signUps = () => client.app.db.selectFrom('signUp').select('id').where('courseId', '=', id).execute();
    const answers = await Promise.all([sendForm(client, aForm(), slug), sendForm(client, aForm(), slug)]);
    expect(answers[0].headers.get('Location')).toBe(answers[1].headers.get('Location'));
    const [signUp, ...others] = await signUps();
    expect(others).toEqual([]);
    await client.send(`/dashboard/prihlasky/${signUp?.id}/zrusenie`, new FormData(), client.staff);
    expect((await sendForm(client, aForm(), slug)).status).toBe(303);
    expect(await signUps()).toHaveLength(2);
  });

  test.each(['0', '3,5'])('of a company with %s people is refused at the field', async (numberOfWorkers) => {
    const company = { applicant: 'company', companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers };
    const number = (await refusedForm(client, aForm(company))).field('numberOfWorkers');
    expect([number?.attributes.value, number?.attributes['aria-invalid']]).toEqual([numberOfWorkers, 'true']);
  });

  test('makes the applicant a substitute if no seat is free', async () => {
    const small = await offer(client, { slug: '/maly', capacity: 1 });
    expect((await sendForm(client, aForm(), small.slug)).status).toBe(303);
    const answer = await sendForm(client, aForm({ lastName: 'Druhý' }), small.slug);
    expect(answer.status).toBe(303);
    const page = await client.read(answer.headers.get('Location')?.split('#')[0] ?? '');
    expect(page.html).toContain('Ste medzi náhradníkmi');
  });

  test('shows no seat for an invented address of its confirmation', async () => {
    const other = await offer(client, { slug: '/iny' });
    const { id } = await signUp(client, aSignUp({ courseId: other.id }));
    for (const word of ['toString', 'potvrdena', '', id]) {
      const page = await client.read(`/kurzy-a-skolenia/prva-pomoc?prihlaska=${word}`);
      expect(page.field('email')).toBeDefined();
      expect(page.html).not.toContain('Miesto na kurze je Vaše');
    }
  });

  test('for a past course is refused', async () => {
    await offer(client, { slug: '/minuly', date: '2026-11-19' });
    const before = await countSignUps(client);
    expect((await sendForm(client, aForm(), '/minuly')).status).toBe(422);
    expect(await countSignUps(client)).toBe(before);
  });
});

describe('the sign-up form sent by our script', () => {
  const JSON_ONLY = { Accept: 'application/json' };
  const page = '/kurzy-a-skolenia/prva-pomoc';

  test('is stored with its files and answered with its state', async () => {
    const company = { applicant: 'company', companyName: 'Pekáreň Skriptová s. r. o.', numberOfWorkers: '3' };
    const body = aForm(company);
    body.append('files', new File([PDF], 'osvedčenie.pdf'));
    const answer = await sendForm(client, body, course.slug, JSON_ONLY);
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { status: 'confirmed', seats: 3, isUncounted: false, moved: [] },
    ]);
    const stored = await newestSignUp(client);
    expect(stored).toMatchObject({ courseId: course.id, companyName: company.companyName });
    const files = await client.app.db
      .selectFrom('signUpFile')
      .select('name')
      .where('signUpId', '=', stored?.id ?? '')
      .execute();
    expect(files).toEqual([{ name: 'osvedčenie.pdf' }]);
  });

  test('is answered with the mistakes field by field', async () => {
    const answer = await sendForm(client, aForm({ email: 'tomas@' }), course.slug, JSON_ONLY);
    expect((await complaints(answer)).map(({ field }) => field)).toEqual(['email']);
  });

  test('for a course hidden since its page was opened is refused with the reason, and without scripts not found', async () => {
    const answer = await sendForm(client, aForm(), '/nikdy-nebola', JSON_ONLY);
    expect([answer.status, (await answer.json()).errors[0].message]).toEqual([404, COURSE_NOT_OFFERED]);
    expect((await sendForm(client, aForm(), '/nikdy-nebola')).status).toBe(404);
  });

  test('is one sign-up with the same form sent without scripts', async () => {
    const body = () => aForm({ lastName: 'Dvojaký' });
    expect((await sendForm(client, body(), course.slug, JSON_ONLY)).status).toBe(201);
    const before = await countSignUps(client);
    expect((await sendForm(client, body())).status).toBe(303);
    expect(await countSignUps(client)).toBe(before);
  });

  test('too fast or over the limit is refused with a retry time', async () => {
    const busy = await openClient({ environment: { PUBLIC_FORM_LIMIT: '1' } });
    await offer(busy, { slug: '/prva-pomoc' });
    await busy.request(page);
    const again = () => busy.send(page, aForm(), JSON_ONLY);
    for (const retryAfterSeconds of ['3', '600']) {
      const answer = await again();
      expect(answer.headers.get('Retry-After')).toBe(retryAfterSeconds);
      await expectProblem(answer, 429);
    }
    await busy.close();
  });

  test.each([
    ['too long', () => aForm({ message: 'a'.repeat(1_100_000) }), {}, 413],
    ['cut', () => '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na', MULTIPART, 400],
    [
      'with a boundary of hundreds of letters',
      () => '',
      { 'Content-Type': `${MULTIPART['Content-Type']}${'x'.repeat(300)}` },
      400,
    ],
    ['compressed', () => aForm(), { 'Content-Encoding': 'gzip' }, 415],
  ])('that is %s is refused with a problem', async (_what, body, headers, status) => {
    client.wait({ minutes: 1 });
    const answer = await client.request(page, {
      method: 'POST',
      headers: { ...JSON_ONLY, ...headers },
      body: body(),
    });
    await expectProblem(answer, status);
  });
});

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' };

describe('a sign-up form', () => {
  test.each([
    ['our own page', { Origin: ORIGIN }, 303],
    ['a browser without an Origin header', {}, 303],
    ['a foreign page', { Origin: 'https://cudzi.example' }, 403],
    ['a foreign page with forged forwarding headers', { Origin: 'https://cudzi.example', ...forwarded() }, 403],
    ['a page with a hidden origin', { Origin: 'null' }, 403],
  ])('sent from %s is accepted only by its origin', async (whom, headers, status) => {
    const before = await countSignUps(client);
    expect((await sendForm(client, aForm({ message: whom }), course.slug, headers)).status).toBe(status);
    expect(await countSignUps(client)).toBe(before + (status === 303 ? 1 : 0));
  });

  test('is accepted behind an HTTPS proxy only from the page of BASE_URL', async () => {
    const secure = await openClient({ environment: { BASE_URL: 'https://www.example.sk' } });
    await offer(secure, { slug: '/prva-pomoc' });
    const from = async (Origin: string) => secure.send('/kurzy-a-skolenia/prva-pomoc', aForm(), { Origin });
    const answer = await from('https://www.example.sk');
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get('Location') ?? '', 'https://www.example.sk').origin).toBe(
      'https://www.example.sk',
    );
    expect((await from(ORIGIN)).status).toBe(403);
    expect((await from('http://www.example.sk')).status).toBe(403);
    await secure.close();
  });

  test('is limited together with the calls, and the refused page keeps the submitted text', async () => {
    const busy = await openClient({ environment: { PUBLIC_FORM_LIMIT: '2' } });
    await offer(busy, { slug: '/prva-pomoc' });
    const again = () => busy.send('/kurzy-a-skolenia/prva-pomoc', aForm());
    expect((await again()).status).toBe(303);
    await busy.request('/api/sendCourse', { method: 'POST' });
    const answer = await again();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = await readDocument(answer);
    expect(page.html).toContain('Poslali ste viac formulárov po sebe. Skúste to znova o 10 min.');
    expect(page.field('email')?.attributes.value).toBe('tomas.cvicny@example.sk');
    expect(await busy.app.db.selectFrom('signUp').select('id').execute()).toHaveLength(1);
    await busy.close();
  });
});

function forwarded() {
  return { 'X-Forwarded-Host': 'cudzi.example', 'X-Forwarded-Proto': 'https', Host: 'cudzi.example' };
}
