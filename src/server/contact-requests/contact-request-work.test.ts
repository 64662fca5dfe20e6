import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import type { ContactRequestWorkFields } from '#domain/contact-requests/contact-request-work-fields.ts';
import { today } from '#server/clock.ts';
import { saveCompany } from '#server/company/company.ts';
import { listEvents } from '#server/events/events.ts';
import { countSections, readToday } from '#server/today/today.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { storedColleague } from '../../../test/colleagues.ts';
import { anotherContact } from '../../../test/contact-requests.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { type ContactRequestFilter, countLateContactRequests, listContactRequests } from './contact-request-list.ts';
import {
  closeContactRequests,
  reopenContactRequest,
  saveContactRequestWork,
  takeContactRequest,
} from './contact-request-work.ts';
import { findContactRequest, submitContactRequest } from './contact-requests.ts';

const PETER = { ...JANA, id: 'peter', name: 'Peter Malík', email: 'peter@example.sk' };

const FIELDS: ContactRequestWorkFields = {
  state: 'new',
  closedBecause: null,
  closedNote: '',
  assigneeId: null,
  nextStep: '',
  nextStepOn: null,
};

onBothDatabases('a contact request processed by staff on %s', (openTestApp) => {
  async function open() {
    const { app, wait } = await openTestApp();
    await storedColleague(app, JANA);
    await storedColleague(app, PETER);
    const send = () => app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    const id = await send();
    const find = async () => (await findContactRequest(app.db, id)) ?? expect.fail();
    const save = (fields: Partial<ContactRequestWorkFields>, version = 1, staff = JANA) =>
      app.change(staff, (change) => saveContactRequestWork(change, id, { ...FIELDS, ...fields }, version));
    const take = (staff = JANA) => app.change(staff, (change) => takeContactRequest(change, id));
    const history = async () =>
      (await listEvents(app.db, { noun: 'contactRequest', id })).map(({ verb, after }) => [verb, after]);
    return { app, wait, id, send, find, save, take, history };
  }

  test('is in progress once taken, and cannot be taken by a colleague unless its assignee has left', async () => {
    const { find, take, history, app } = await open();
    expect(await take()).toBe('done');
    expect(await find()).toMatchObject({ state: 'inProgress', assigneeId: 'jana', version: 2 });
    expect(await take(PETER)).toBe('taken');
    expect(await take()).toBe('done');
    expect(await find()).toMatchObject({ assigneeId: 'jana', version: 2 });
    expect((await history()).slice(1)).toEqual([
      ['taken', { assignee: JANA.name }],
      ['stateChanged', { state: 'inProgress' }],
    ]);
    await databaseOf(app).updateTable('staffMember').set({ state: 'deactivated' }).where('id', '=', 'jana').execute();
    expect(await take(PETER)).toBe('done');
    expect(await find()).toMatchObject({ assigneeId: 'peter' });
  });

  test('has one assignee when two members of staff take it simultaneously', async () => {
    const { take, find } = await open();
    const outcomes = await Promise.all([take(), take(PETER)]);
    expect(outcomes.toSorted()).toEqual(['done', 'taken']);
    expect((await find()).assigneeId).toBe(outcomes[0] === 'done' ? 'jana' : 'peter');
  });

  test('is saved only over the displayed version; a conflicting save gets the stored version', async () => {
    const { save, find, history } = await open();
    const step = { nextStep: 'Zavolať kvôli obhliadke', nextStepOn: '2026-11-24' };
    expect(await save({ assigneeId: 'peter', ...step })).toEqual({ outcome: 'saved' });
    expect(await find()).toMatchObject({ state: 'inProgress', assigneeId: 'peter', ...step, version: 2 });
    expect((await history()).map(([verb]) => verb)).toEqual(['submitted', 'assigned', 'stateChanged', 'nextStepSet']);
    expect(await save({ state: 'offered' }, 1, PETER)).toMatchObject({
      outcome: 'changed-meanwhile',
      request: { state: 'inProgress', assigneeId: 'peter' },
    });
    expect(await save({ state: 'offered', assigneeId: 'peter' }, 2, PETER)).toEqual({ outcome: 'saved' });
    expect(await find()).toMatchObject({ state: 'offered', nextStep: '', nextStepOn: null, version: 3 });
    expect((await history()).slice(-2).map(([verb]) => verb)).toEqual(['nextStepCleared', 'stateChanged']);
  });

  test('cannot be assigned to staff without the permission, but keeps an assignee who has left', async () => {
    const { app, save, find, id } = await open();
    await storedColleague(app, { ...JANA, id: 'eva', email: 'eva@example.sk', role: 'editor' });
    for (const assigneeId of ['eva', 'nikto']) {
      expect(await save({ assigneeId })).toEqual({ outcome: 'assignee-unknown' });
    }
    await save({ assigneeId: 'peter' });
    await databaseOf(app)
      .updateTable('staffMember')
      .set({ state: 'deactivated' })
      .where('id', '=', 'peter')
      .execute();
    expect(await save({ assigneeId: 'peter', state: 'offered' }, 2)).toEqual({ outcome: 'saved' });
    const { rows } = await listContactRequests(app.db, today(app), { assigneeId: 'peter', page: 1 });
    expect(rows).toMatchObject([{ id, assignee: { name: 'Peter Malík', hasLeft: true } }]);
    expect((await find()).assigneeId).toBe('peter');
  });

  test('is closed with a reason, and is in progress again when reopened', async () => {
    const { app, wait, id, save, find, history } = await open();
    await save({ state: 'closed', closedBecause: 'lost', closedNote: 'Drahé.' });
    const { closedAt } = await find();
    expect((await history()).at(-1)).toEqual([
      'closed',
      { state: 'closed', closedBecause: 'lost', closedNote: 'Drahé.' },
    ]);
    wait({ hours: 1 });
    expect(await app.change(PETER, (change) => closeContactRequests(change, [id]))).toMatchObject({ done: 0 });
    expect(await find()).toMatchObject({ state: 'closed', closedBecause: 'lost', closedAt });
    expect(await app.change(PETER, (change) => reopenContactRequest(change, id))).toBe('done');
    expect(await find()).toMatchObject({
      state: 'inProgress',
      assigneeId: 'peter',
      closedBecause: null,
      closedNote: '',
      closedAt: null,
    });
    const counts = async (filter: ContactRequestFilter) =>
      (await listContactRequests(app.db, today(app), { page: 1, ...filter })).counts;
    expect(await counts({ assigneeId: 'peter' })).toMatchObject({ all: 1, inProgress: 1 });
    expect(await counts({ assigneeId: null })).toMatchObject({ all: 0 });
    for (const act of [reopenContactRequest, takeContactRequest]) {
      expect(await app.change(JANA, (change) => act(change, 'nikto'))).toBe('not-found');
    }
  });

  test('is late when unassigned for more than two working days, not counting a weekend', async () => {
    const { app, wait, id, send, take } = await open();
    const late = () => countLateContactRequests(app.db, today(app));
    // it was received on Friday; the second working day is Tuesday
    wait({ hours: 96 });
    expect(await late()).toBe(0);
    const younger = await send();
    wait({ hours: 24 });
    expect(await late()).toBe(1);
    const { rows } = await listContactRequests(app.db, today(app), { page: 1, order: 'oldest' });
    expect(rows.map(({ id, waiting }) => ({ id, ...waiting }))).toEqual([
      { id, days: 3, answerDays: 2, isLate: true },
      { id: younger, days: 1, answerDays: 2, isLate: false },
    ]);
    await take();
    expect(await late()).toBe(0);
  });

  test('is late after the number of working days that the company promises', async () => {
    const { app, wait } = await open();
    const commitments = { ...EMPTY_COMPANY.commitments, answerWithinDays: '5' };
    await app.change(JANA, (change) => saveCompany(change, { ...EMPTY_COMPANY, commitments }, ''));
    const listed = async () => (await listContactRequests(app.db, today(app), { page: 1 })).rows[0]?.waiting;
    // it was received on Friday; the fifth working day is the Friday after it
    wait({ hours: 7 * 24 });
    expect([await countLateContactRequests(app.db, today(app)), await countSections(app)]).toMatchObject([
      0,
      { contactRequests: { inTime: 1, urgent: 0 }, today: { urgent: 0 } },
    ]);
    wait({ hours: 3 * 24 });
    expect(await countLateContactRequests(app.db, today(app))).toBe(1);
    expect((await countSections(app)).today).toMatchObject({ urgent: 1 });
    expect(await listed()).toEqual({ days: 6, answerDays: 5, isLate: true });
  });

  test('has a next step that is due from its day until the request is closed', async () => {
    const { app, wait, id, save } = await open();
    await save({ assigneeId: 'jana', nextStep: 'Poslať ponuku', nextStepOn: '2026-11-24' });
    const due = async () =>
      (await readToday(app, 'due')).items.filter(({ kind }) => kind === 'dueSteps').flatMap(({ ids }) => ids);
    expect(await due()).toEqual([]);
    wait({ hours: 96 });
    expect(await due()).toEqual([id]);
    wait({ hours: 96 });
    expect(await due()).toEqual([id]);
    await app.change(JANA, (change) => closeContactRequests(change, [id]));
    expect(await due()).toEqual([]);
  });
});
