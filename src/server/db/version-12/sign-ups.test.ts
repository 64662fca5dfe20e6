import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { countSignUps, listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { findSignUp, findSignUpFile, listSignUpFiles, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { aPerson } from '../../../../test/builders.ts';
import { onVersion12 } from '../../../../test/databases/version-12.ts';

onVersion12((app) => {
  const list = async (filter: Partial<Parameters<typeof listSignUps>[1]>) =>
    (await listSignUps(app().db, { page: 1, ...filter })).rows;
  /** The sign-up of whoever has this e-mail. */
  const signUpOf = async (email: string) => {
    const [found] = await list({ search: email });
    return findSignUp(app().db, found?.id ?? '');
  };

  test('has every sign-up in its state', async () => {
    expect(await countSignUps(app().db)).toEqual({ all: 27, new: 16, confirmed: 3, waiting: 4, cancelled: 4 });
  });

  test('has its queue in the order in which people came, one who was restored in the old place', async () => {
    const queue = await list({ courseId: 'plny', state: 'waiting' });
    expect(queue.toReversed().map(({ email, seats }) => [email, seats])).toEqual([
      ['prva@example.sk', 1],
      ['druha@example.sk', 2],
      ['treti@example.sk', 1],
      ['obnoveny@example.sk', 1],
    ]);
  });

  test.each([
    ['priblizna@example.sk', '3-5', 1],
    ['slovna@example.sk', 'asi päť', 1],
    ['tucet@example.sk', '12', 12],
  ])('has a company, %s, with „%s“ people as it typed them', async (email, numberOfWorkers, seats) => {
    expect(await signUpOf(email)).toMatchObject({ applicant: 'company', numberOfWorkers, seats });
  });

  test('knows who was seen, cancelled and brought back, and when', async () => {
    const [reviewedAt, cancelledAt] = ['2026-09-14T12:00:00.000Z', '2026-09-15T08:00:00.000Z'];
    const restored = { restoredAt: '2026-09-16T08:00:00.000Z', restorations: 1 };
    expect(await signUpOf('nora@example.sk')).toMatchObject({ status: 'confirmed', reviewedAt: null });
    expect(await signUpOf('rudolf@example.sk')).toMatchObject({ status: 'confirmed', reviewedAt });
    expect(await signUpOf('zruseny@example.sk')).toMatchObject({ status: 'cancelled', reviewedAt, cancelledAt });
    expect(await signUpOf('zrusena@example.sk')).toMatchObject({ reviewedAt: cancelledAt, cancelledAt });
    expect(await signUpOf('obnovena@example.sk')).toMatchObject({ status: 'confirmed', cancelledAt, ...restored });
    expect(await signUpOf('obnoveny@example.sk')).toMatchObject({ status: 'waiting', ...restored });
    const again = { status: 'cancelled', cancelledAt: '2026-09-17T08:00:00.000Z', ...restored };
    expect(await signUpOf('dvakrat@example.sk')).toMatchObject(again);
  });

  test('knows which consent was given', async () => {
    expect(await signUpOf('nora@example.sk')).toMatchObject({ consent: 'given', consentVersion: expect.any(String) });
    expect(await signUpOf('anna@example.sk')).toMatchObject({ consent: 'not-stated', consentVersion: null });
  });

  test('keeps what a sign-up says of a course that is gone', async () => {
    const course = { courseId: null, courseName: 'Kurz elektrotechnikov', courseDate: '2026-12-18' };
    expect(await signUpOf('elena@example.sk')).toMatchObject({ status: 'confirmed', ...course });
    expect(await signUpOf('bezkurzova@example.sk')).toMatchObject({ status: 'cancelled', seats: 3, ...course });
  });

  test('keeps what an applicant was told of a course that was changed since', async () => {
    const zita = await signUpOf('zita@example.sk');
    expect(zita).toMatchObject({ courseName: 'Kurz vodičov vysokozdvižných vozíkov', courseDate: '2026-12-11' });
    expect(zita?.told).toMatchObject({ nameOfCourse: 'Kurz vodičov vozíkov', date: '2026-12-10', city: 'Žilina' });
    expect((await signUpOf('marta@example.sk'))?.told).toMatchObject({ place: '', dateTo: '2026-10-07' });
  });

  describe('finds sign-ups', () => {
    test.each([
      ['0905111001', 'marta@example.sk'],
      ['prilohovy', 'filip@example.sk'],
      ['asi pat', 'slovna@example.sk'],
      ['vysokozdvižných', 'zita@example.sk'],
    ])('by „%s“', async (search, email) => {
      expect(await list({ search })).toMatchObject([{ email }]);
    });
  });

  test('keeps files byte for byte, in their order', async () => {
    const { id = '' } = (await signUpOf('filip@example.sk')) ?? {};
    const files = await listSignUpFiles(app().db, id);
    expect(files.map(({ name }) => name)).toEqual(['osvedčenie.pdf', 'fotka.png']);
    for (const file of files) {
      const { bytes = new Uint8Array(), sha256 } = (await findSignUpFile(app().db, id, file.id)) ?? {};
      expect(bytes.length).toBe(file.sizeBytes);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  });

  test('knows again what was submitted a moment before', async () => {
    const before = await signUpOf('cerstva@example.sk');
    const fields = aPerson({ firstName: 'Čerstvá', lastName: 'Prihláška', email: 'cerstva@example.sk' });
    const submission = { course: { courseId: 'bez-hranice' }, fields, files: [], consent: 'given' as const };
    expect(await app().change(VISITOR, (change) => submitSignUp(change, submission))).toMatchObject({
      outcome: 'stored',
      id: before?.id,
    });
  });
});
