import { expect, test } from 'vitest';
import { APPLICANT } from '#domain/actor.ts';
import type { PayerEntry } from '#domain/payers/payer-fields.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { transferParticipants } from '#server/sign-ups/sign-up-transfer.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCompany, anotherCompany, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { anEntry, aPayer } from '../../../test/payers.ts';
import { requestPayer, savePayer } from './payer-changes.ts';
import { findPayer, findPayerRequests } from './payers.ts';

onBothDatabases('the payer of a sign-up on %s', (openTestApp) => {
  async function openSignUp(payer?: PayerEntry) {
    const { app } = await openTestApp();
    const course = await storedCourse(app);
    const other = await signedUp(app, course, { fields: anotherCompany(), payer: anEntry({ name: 'Iná', ico: '' }) });
    await app.change(JANA, (change) => requestPayer(change, other));
    const id = await signedUp(app, course, { fields: aCompany(), payer });
    const read = async (of = id) => {
      const signUp = await findSignUp(app.db, of);
      return signUp && findPayer(app.db, signUp);
    };
    const save = (payer: PayerEntry, seenVersion: number) =>
      app.change(APPLICANT, (change) => savePayer(change, id, payer, seenVersion));
    return { app, id, read, save };
  }

  test('is its applicant until somebody enters another', async () => {
    const { read, save } = await openSignUp();
    expect(await read()).toMatchObject({ name: 'Pekáreň Príklad s. r. o.', ico: '', version: 0 });
    expect(await save(anEntry(), 0)).toEqual({ outcome: 'saved' });
    expect(await read()).toEqual({ ...aPayer(), version: 1 });
  });

  test('is stored with the sign-up', async () => {
    const { read } = await openSignUp(anEntry());
    expect(await read()).toEqual({ ...aPayer(), version: 1 });
  });

  test('is saved once when it is sent twice, and never over what somebody has saved meanwhile', async () => {
    const { app, id, read, save } = await openSignUp();
    const outcomes = await Promise.all([save(anEntry(), 0), save(anEntry(), 0)]);
    expect(outcomes).toEqual([{ outcome: 'saved' }, { outcome: 'saved' }]);
    expect(await save(anEntry({ city: 'Martin' }), 0)).toEqual({ outcome: 'changed-meanwhile' });
    expect((await read())?.city).toBe('Žilina');
    const events = await listEvents(app.db, { noun: 'signUp', id });
    expect(events.filter(({ verb }) => verb === 'payerChanged')).toMatchObject([
      { actor: { id: 'applicant' }, before: { ico: '' }, after: { ico: '31322832' } },
    ]);
  });

  test('is asked for by email while something is missing', async () => {
    const { app, id, save } = await openSignUp();
    const request = () => app.change(JANA, (change) => requestPayer(change, id));
    expect(await findPayerRequests(app.db, [id])).toEqual(new Map());
    expect(await request()).toBe('requested');
    const requested = { at: app.now().toString({ smallestUnit: 'millisecond' }), by: 'Jana Kováčová' };
    expect(await findPayerRequests(app.db, [id])).toEqual(new Map([[id, requested]]));
    expect((await listEmails(app.db, { noun: 'signUp', id })).map(({ kind }) => kind)).toContain('payerRequested');
    await save(anEntry(), 0);
    expect(await request()).toBe('not-allowed');
  });

  test('pays for both parts of a sign-up that is split', async () => {
    const { app, id, read } = await openSignUp(anEntry());
    const { id: courseId } = await storedCourse(app);
    const moved = await app.change(JANA, (change) =>
      transferParticipants(change, id, {
        courseId,
        participantIds: new Set([`${id}-0`]),
        as: 'confirmed',
        sendEmail: false,
      }),
    );
    if (moved.outcome !== 'done') throw new Error(moved.outcome);
    expect(await read(moved.signUpId)).toEqual(await read());
  });
});
