import { beforeEach, expect, test } from 'vitest';
import { RETENTION } from '#domain/actor.ts';
import type { TaughtCourse } from '#domain/courses/course.ts';
import { findCompanyRecord } from '#server/company/company.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { findPeople } from '#server/personal-data/find-people.ts';
import { eraseRecords } from '#server/personal-data/submitted-records.ts';
import { reopenCourse } from '#server/results/results.ts';
import { runRetention } from '#server/retention/retention.ts';
import { nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import {
  closed,
  closingOf,
  storedAuthorisation,
  type TaughtPeople,
  taughtCourse,
} from '../../../test/closed-courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { planIssue } from './issue-plan.ts';
import {
  findDocumentByCode,
  findDocumentByNumber,
  findDocumentFile,
  listCourseDocuments,
  listSignUpDocuments,
} from './issued-documents.ts';
import { issueDocuments } from './issuing.ts';
import { printTogether } from './print-documents.ts';
import { revokeDocument } from './revocation.ts';

onBothDatabases('issuing documents on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
    await storedAuthorisation(running.app);
  });

  const issue = ({ course }: TaughtPeople) => running.app.change(JANA, (change) => issueDocuments(change, course.id));
  const documentsOf = ({ course }: TaughtPeople) => listCourseDocuments(running.app.db, course.id);
  const rename = async ({ signUpId }: TaughtPeople, firstName: string) => {
    const [place] = await listParticipants(running.app.db, signUpId);
    if (!place) throw new Error('nobody is named');
    const named = { ...place, firstName, version: place.version };
    const { signUpId: _, position, status, ...facts } = named;
    return running.app.change(JANA, (change) => nameParticipants(change, signUpId, [facts]));
  };

  test('prints cards of tagged PDF, eight on a sheet', async () => {
    const people = await taughtCourse(running.app, 9);
    await closed(running.app, people);
    await issue(people);
    const cards = await printTogether(running.app.config, await documentsOf(people), { isCards: true });
    const text = Buffer.from(cards).toString('latin1');
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).toContain('/Count 2');
  });

  test('gives each person one with facts as printed, a number in order, and its hash in the history', async () => {
    const people = await taughtCourse(running.app, 3);
    expect(await closed(running.app, people)).toEqual({ outcome: 'closed' });
    expect(await issue(people)).toEqual({ outcome: 'issued', issued: 3, left: 0 });
    const documents = await documentsOf(people);
    expect(documents.map(({ number }) => number)).toEqual(['2026/PP/0001', '2026/PP/0002', '2026/PP/0003']);
    const [first] = documents;
    expect(first?.facts).toMatchObject({
      title: 'Potvrdenie o absolvovaní kurzu prvej pomoci',
      name: 'Žofia Ľuptáková 1',
      birthDate: '1988-02-14',
      exam: '20.11.2026, test 19 z 20, praktická časť, skúšal(a) Ivan Lektor',
      permit: 'KPP-7',
      lecturer: 'Ivan Lektor',
      renewal: { until: '2028-11-20', isLaw: false },
    });
    expect(first?.code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    const [event] = await listEvents(running.app.db, { noun: 'issuedDocument', id: first?.id ?? '' });
    expect(event).toMatchObject({ verb: 'issued', after: { number: first?.number, sha256: first?.sha256 } });
  });

  test('stores a tagged PDF that a reprint repeats byte by byte', async () => {
    const people = await taughtCourse(running.app, 1);
    await closed(running.app, people);
    await issue(people);
    const [document] = await documentsOf(people);
    const file = Buffer.from((await findDocumentFile(running.app.db, document?.id ?? '')) ?? []).toString('latin1');
    expect(file).toMatch(/^%PDF-1\.7/);
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
    await databaseOf(running.app).updateTable('company').set({ details: '{}' }).execute();
    const again = Buffer.from((await findDocumentFile(running.app.db, document?.id ?? '')) ?? []).toString('latin1');
    expect(again).toBe(file);
  });

  test('happens once when two press at the same time, while a third corrects a name', async () => {
    const people = await taughtCourse(running.app, 4);
    await closed(running.app, people);
    const [one, other, renamed] = await Promise.all([issue(people), issue(people), rename(people, 'Sofia')]);
    expect(renamed).toMatchObject({ outcome: 'saved' });
    const issued = [one, other].map((outcome) =>
      typeof outcome === 'object' && 'issued' in outcome ? outcome.issued : 0,
    );
    // the corrected name was there before the first, or is replaced by the second
    await issue(people);
    const documents = await documentsOf(people);
    const valid = documents.filter(({ revokedAt }) => revokedAt === null);
    expect(valid.map(({ facts }) => facts.name).toSorted()).toEqual([
      'Sofia Ľuptáková 1',
      'Žofia Ľuptáková 2',
      'Žofia Ľuptáková 3',
      'Žofia Ľuptáková 4',
    ]);
    expect(documents.length - valid.length).toBeLessThanOrEqual(1);
    expect(issued.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(4);
    expect(new Set(documents.map(({ number }) => number)).size).toBe(documents.length);
  });

  test('numbers the documents of several courses at once without a gap', async () => {
    const courses = [];
    for (let index = 0; index < 3; index += 1) {
      const people = await taughtCourse(running.app, 2);
      await closed(running.app, people);
      courses.push(people);
    }
    await Promise.all(courses.map(issue));
    const numbers = (await Promise.all(courses.map(documentsOf))).flat().map(({ number }) => number);
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((sequence) => `2026/PP/000${sequence}`));
  });

  test('numbers the documents of each field, and of each year, from one', async () => {
    const { company } = await findCompanyRecord(running.app.db);
    const permits = company.permits.flatMap((permit) => [permit, { ...permit, document: '01.1' }]);
    await databaseOf(running.app)
      .updateTable('company')
      .set({ details: JSON.stringify({ ...company, permits }) })
      .execute();
    const numbers = async (over: Partial<TaughtCourse> = {}) => {
      const people = await taughtCourse(running.app, 2, over);
      await closed(running.app, people);
      await issue(people);
      return (await documentsOf(people)).map(({ number }) => number);
    };
    expect(await numbers()).toEqual(['2026/PP/0001', '2026/PP/0002']);
    expect(await numbers({ courseTypeId: 'praca-vo-vyskach' })).toEqual(['2026/VY/0001', '2026/VY/0002']);
    running.wait({ hours: 24 * 45 });
    expect(await numbers({ date: '2027-01-04' })).toEqual(['2027/PP/0001', '2027/PP/0002']);
  });

  test('waits for who lacks a birth date or letters of the fonts, and for everybody until the course is closed', async () => {
    const people = await taughtCourse(running.app, 3);
    expect(await issue(people)).toEqual({ outcome: 'not-closed' });
    const set = (index: number, facts: object) =>
      databaseOf(running.app)
        .updateTable('participant')
        .set(facts)
        .where('id', '=', people.participantIds[index] ?? '')
        .execute();
    await set(0, { birthDate: null });
    await set(1, { firstName: '李', lastName: '小龍' });
    await closed(running.app, people);
    const { waiting, due } = planIssue(await closingOf(running.app, people), []);
    expect(waiting.map(({ lacks }) => lacks).toSorted()).toEqual([['birthDate'], ['letters']]);
    expect(due).toHaveLength(1);
    expect(await issue(people)).toMatchObject({ issued: 1, left: 0 });
    await set(0, { birthDate: '1990-05-04' });
    expect(await issue(people)).toMatchObject({ issued: 1, left: 0 });
  });

  test('is refused without an authorisation valid on the last day, and for what an authority issues', async () => {
    await databaseOf(running.app).deleteFrom('company').execute();
    const withoutPermit = await taughtCourse(running.app, 1);
    await closed(running.app, withoutPermit);
    expect(await issue(withoutPermit)).toEqual({ outcome: 'no-permit' });
    const ofAuthority = await taughtCourse(running.app, 1, { courseTypeId: 'elektrotechnik' });
    await closed(running.app, ofAuthority);
    expect(await issue(ofAuthority)).toEqual({ outcome: 'authority' });
    const ofNoType = await taughtCourse(running.app, 1, { courseTypeId: null });
    await closed(running.app, ofNoType);
    expect(await issue(ofNoType)).toEqual({ outcome: 'no-rule' });
  });

  test('keeps the facts of the closing when the course gets another name, city and type afterwards', async () => {
    const people = await taughtCourse(running.app, 1);
    await closed(running.app, people);
    await databaseOf(running.app)
      .updateTable('course')
      .set({ nameOfCourse: 'Iné', city: 'Bratislava', courseTypeId: 'lesenar' })
      .execute();
    await issue(people);
    const [document] = await documentsOf(people);
    expect(document?.facts).toMatchObject({
      nameOfCourse: 'Kurz prvej pomoci',
      city: 'Žilina',
      renewal: { until: '2028-11-20' },
    });
  });

  test('replaces the document of a corrected name, and reopening revokes what is valid, not without a reason', async () => {
    const people = await taughtCourse(running.app, 2);
    await closed(running.app, people);
    await issue(people);
    await rename(people, 'Sofia');
    expect(await issue(people)).toMatchObject({ issued: 1, left: 0 });
    const [first, , third] = await documentsOf(people);
    expect(first).toMatchObject({ replacedById: third?.id, reason: null });
    expect(third?.facts.name).toBe('Sofia Ľuptáková 1');
    const { candidates } = await findPeople(running.app.db, { by: 'name', words: 'Sofia Ľuptáková' });
    expect(candidates.flatMap(({ traces }) => traces.map(({ noun }) => noun))).toContain('result');
    const reopen = (reason?: string) =>
      running.app.change(JANA, (change) => reopenCourse(change, people.course.id, reason));
    expect(await reopen()).toEqual({ outcome: 'reason-missing' });
    expect(await reopen('zlý dátum')).toEqual({ outcome: 'reopened', revoked: 2 });
    expect((await documentsOf(people)).map(({ reason }) => reason)).toEqual([null, 'zlý dátum', 'zlý dátum']);
    await closed(running.app, people);
    await issue(people);
    expect((await documentsOf(people)).map(({ number }) => number)).toHaveLength(5);
    const emails = await running.app.db
      .selectFrom('email')
      .select('text')
      .where('kind', '=', 'documentsIssued')
      .execute();
    const revoked = emails.map(({ text }) => text.match(/Neplat.* č\.\s(.*)\./)?.[1]?.split(', '));
    const [one, two, three] = (await documentsOf(people)).map(({ number }) => number);
    expect(revoked).toHaveLength(3);
    expect(revoked).toEqual(expect.arrayContaining([undefined, [one], [one, two, three]]));
  });

  test('is undone by revoking, once and with a reason', async () => {
    const people = await taughtCourse(running.app, 1);
    await closed(running.app, people);
    await issue(people);
    const [document] = await documentsOf(people);
    const revoke = () =>
      running.app.change(JANA, (change) => revokeDocument(change, document?.id ?? '', 'vydaný omylom'));
    expect(await revoke()).toMatchObject({ outcome: 'revoked' });
    expect(await revoke()).toMatchObject({ outcome: 'not-valid' });
    expect(await listSignUpDocuments(running.app.db, people.signUpId)).toEqual([]);
    // nothing is left that a reason would be asked for
    const reopened = running.app.change(JANA, (change) => reopenCourse(change, people.course.id, undefined));
    expect(await reopened).toEqual({ outcome: 'reopened', revoked: 0 });
    await closed(running.app, people);
    // somebody who passed gets another one
    expect(await issue(people)).toMatchObject({ issued: 1 });
  });

  test('sends the company one PDF of all, and each person with an address their own, after the undo time', async () => {
    const people = await taughtCourse(running.app, 2);
    await databaseOf(running.app)
      .updateTable('participant')
      .set({ email: 'zofia@example.sk' })
      .where('id', '=', people.participantIds[0] ?? '')
      .execute();
    await closed(running.app, people);
    await issue(people);
    const emails = await running.app.db
      .selectFrom('email')
      .innerJoin('emailAttachment', 'emailId', 'email.id')
      .innerJoin('job', 'job.key', 'email.id')
      .select(['recipient', 'name', 'dueAt'])
      .where('email.kind', '=', 'documentsIssued')
      .orderBy('recipient')
      .execute();
    expect(emails.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^doklady-kurz-prvej-pomoci/),
      'doklad-2026-pp-0001.pdf',
    ]);
    expect(emails.every(({ dueAt }) => dueAt > running.app.now().toString())).toBe(true);
  });

  test('sends nothing where nobody has an address, and one email to an address in another case', async () => {
    const setAddresses = async ({ signUpId }: TaughtPeople, applicants: string, persons: string) => {
      const database = databaseOf(running.app);
      await database.updateTable('signUp').set({ email: applicants }).where('id', '=', signUpId).execute();
      await database.updateTable('participant').set({ email: persons }).where('signUpId', '=', signUpId).execute();
    };
    const sentOf = async ({ signUpId }: TaughtPeople) =>
      (await listEmails(running.app.db, { noun: 'signUp', id: signUpId })).filter(
        ({ kind }) => kind === 'documentsIssued',
      );
    const silent = await taughtCourse(running.app, 1);
    await closed(running.app, silent);
    await setAddresses(silent, '', '');
    await issue(silent);
    expect(await sentOf(silent)).toEqual([]);
    const events = await listEvents(running.app.db, { noun: 'signUp', id: silent.signUpId });
    expect(events.map(({ verb }) => verb)).not.toContain('documentsSent');
    const same = await taughtCourse(running.app, 1, { slug: '/druhy' });
    await closed(running.app, same);
    await setAddresses(same, 'Jana@example.sk', 'jana@example.sk');
    await issue(same);
    expect(await sentOf(same)).toMatchObject([{ recipient: 'Jana@example.sk' }]);
  });

  test('is found by its code, or by its number together with the birth day', async () => {
    const people = await taughtCourse(running.app, 1);
    await closed(running.app, people);
    await issue(people);
    const [document] = await documentsOf(people);
    const { db } = running.app;
    expect((await findDocumentByCode(db, document?.code ?? ''))?.id).toBe(document?.id);
    expect(await findDocumentByCode(db, '0000000000000000')).toBeUndefined();
    const find = (number: string, birthDate = '1988-02-14') => findDocumentByNumber(db, { number, birthDate });
    for (const number of ['2026/PP/0001', ' 2026-pp-1 ', '2026 PP 00001'])
      expect((await find(number))?.id).toBe(document?.id);
    for (const number of ['2026/PP/0002', '2026/XX/0001', 'nič', '']) expect(await find(number)).toBeUndefined();
    expect(await find('2026/PP/0001', '1988-02-15')).toBeUndefined();
  });

  test('leaves documents whole when the sign-up is erased, and erases them after their own period', async () => {
    const people = await taughtCourse(running.app, 1);
    await closed(running.app, people);
    await issue(people);
    await running.app.change(RETENTION, async (change) => {
      await change.lock('signUp', people.signUpId);
      await eraseRecords(change, 'signUp', [people.signUpId]);
    });
    expect(await documentsOf(people)).toMatchObject([{ facts: { name: 'Žofia Ľuptáková 1' } }]);
    const rows = async () => {
      const counts = [];
      for (const table of ['result', 'issuedDocument', 'courseClosing'] as const)
        counts.push((await running.app.db.selectFrom(table).selectAll().execute()).length);
      return counts;
    };
    // the recommended term ends on 20.11.2028, and the period six years later
    running.wait({ hours: 24 * (365 * 8 + 1) });
    await runRetention(running.app);
    expect(await rows()).toEqual([1, 1, 1]);
    running.wait({ hours: 48 });
    await runRetention(running.app);
    expect(await rows()).toEqual([0, 0, 0]);
  });

  test('continues the numbers when the clock steps back over midnight', async () => {
    const people = await taughtCourse(running.app, 2, { date: '2026-11-20' });
    await closed(running.app, people);
    await issue(people);
    const later = await taughtCourse(running.app, 1);
    await closed(running.app, later);
    running.wait({ hours: -13 });
    await issue(later);
    expect((await documentsOf(later)).map(({ number, facts }) => [number, facts.issuedOn])).toEqual([
      ['2026/PP/0003', '2026-11-19'],
    ]);
  });
});
