import { beforeAll, expect, test } from 'vitest';
import { type Actor, APPLICANT, VISITOR } from '#domain/actor.ts';
import type { TaughtCourse } from '#domain/courses/course.ts';
import { onBothDatabases } from '../../test/both-databases.ts';
import { anArticle, anEpisode, anotherCompany, JANA } from '../../test/builders.ts';
import { closed, storedAuthorisation, taughtCourse } from '../../test/closed-courses.ts';
import { storedColleague } from '../../test/colleagues.ts';
import { anotherContact } from '../../test/contact-requests.ts';
import { BY_EMAIL, QUIETLY } from '../../test/course-with-sign-ups.ts';
import { signedUp, storedCourse } from '../../test/courses.ts';
import { databaseOf } from '../../test/database-of.ts';
import { storedLecturer } from '../../test/lecturers.ts';
import { addAccount, openSession } from '../../test/local-account.ts';
import { anEntry } from '../../test/payers.ts';
import { touchedRows } from '../../test/touched-rows.ts';
import { storedWaitlistEntry } from '../../test/waitlist.ts';
import type { App } from './app.ts';
import { createArticle, findArticle, restoreArticle, trashArticle, updateArticle } from './articles/articles.ts';
import type { Change } from './change.ts';
import { instant } from './clock.ts';
import { sendContactReply } from './contact-requests/contact-replies.ts';
import {
  closeContactRequests,
  reopenContactRequest,
  takeContactRequest,
} from './contact-requests/contact-request-work.ts';
import { submitContactRequest } from './contact-requests/contact-requests.ts';
import { assignLecturer, cancelCourse, renewCourseLink, restoreCourse } from './courses/course-moves.ts';
import { hideCourses, publishCourses } from './courses/course-publication.ts';
import { createCourseType, deleteCourseType, findCourseType, updateCourseType } from './courses/course-types.ts';
import { deleteCourse, updateCourse } from './courses/courses.ts';
import type { JobKind } from './db/tables/jobs.ts';
import { createEmailTemplate, deleteEmailTemplate, updateEmailTemplate } from './email-templates/email-templates.ts';
import { dropEmails, sendEmails } from './emails/email-decisions.ts';
import { correctAddress, resendEmail } from './emails/email-resending.ts';
import { listEmails } from './emails/outbox.ts';
import { createEpisode, deleteEpisode, updateEpisode } from './episodes/episodes.ts';
import { listCourseDocuments } from './issued-documents/issued-documents.ts';
import { issueDocuments } from './issued-documents/issuing.ts';
import { revokeDocument } from './issued-documents/revocation.ts';
import { JOBS } from './jobs/jobs.ts';
import { deleteOwnNote, listNotes, writeNote } from './notes/notes.ts';
import { savePayer } from './payers/payer-changes.ts';
import { eraseRecords } from './personal-data/submitted-records.ts';
import { anonymisePlace, reducePlace } from './personal-data/tables/participants.ts';
import { blankInvoiceEmail, erasePayer } from './personal-data/tables/payers.ts';
import { RESULTS } from './personal-data/tables/results.ts';
import { reopenCourse } from './results/results.ts';
import { correctRoster, storeRoster, takeRoster } from './roster-import/roster-imports.ts';
import { answerOffer } from './seat-offers/offer-answers.ts';
import { withdrawOffer } from './seat-offers/staff-offers.ts';
import {
  addPlace,
  replaceParticipant,
  restoreParticipant,
  withdrawParticipants,
} from './sign-ups/participant-moves.ts';
import { nameParticipants } from './sign-ups/participant-naming.ts';
import { listParticipants } from './sign-ups/participants.ts';
import { cancelSignUp, confirmSignUp, readSignUp, restoreSignUp } from './sign-ups/sign-up-moves.ts';
import { transferParticipants } from './sign-ups/sign-up-transfer.ts';
import { changeRole, deactivateStaffMember, endSessions, renameStaffMember } from './staff/staff-access.ts';
import { resetPasswordOf } from './staff/staff-invitations.ts';
import { makeDueAgain, postpone } from './today/postponements.ts';
import { undo, undoOwnAct } from './undo/undo.ts';
import { endWaitlistEntries, resumeWaitlistEntry } from './waitlist/waitlist.ts';

type Command = (change: Change<typeof JANA>) => Promise<unknown>;

onBothDatabases('a command changes nothing but what it is about, on %s:', (openTestApp) => {
  let app: App;
  let wait: (duration: Temporal.DurationLike) => void;

  const act = (command: Command, by: Actor = JANA) => app.change(by as typeof JANA, command);
  const touched = (command: Command) => {
    wait({ minutes: 1 });
    return touchedRows(app, () => act(command));
  };
  const made = async <Made>(command: (change: Change<typeof JANA>) => Promise<Made>) => app.change(JANA, command);

  /** A course of three seats: two are taken by a company, a company of two and one of one wait. */
  async function aFullCourse(over: Partial<TaughtCourse> = {}) {
    const course = await storedCourse(app, { capacity: 3, ...over });
    const ids: string[] = [];
    for (const numberOfWorkers of ['2', '2', '1']) {
      wait({ seconds: 1 });
      ids.push(await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers }) }));
    }
    const [taken = '', waiting = '', last = ''] = ids;
    return { course, taken, waiting, last };
  }

  const person = (id: string, lastName: string, version: number) => ({
    id,
    version,
    firstName: 'Eva',
    lastName,
    email: '',
    birthDate: null,
  });

  beforeAll(async () => {
    // a job that runs meanwhile would change rows of its own
    const idleJobs = Object.keys(JOBS) as JobKind[];
    ({ app, wait } = await openTestApp({ parts: { idleJobs } }));
    await storedColleague(app, JANA);
    // nothing below is about these
    const { taken } = await aFullCourse();
    await act((change) => savePayer(change, taken, anEntry(), 0));
    await act((change) => postpone(change, { kind: 'newSignUps', ids: [taken] }, '2026-12-24'));
    await act((change) => createArticle(change, { fields: anArticle() }));
    await act((change) => createEpisode(change, anEpisode()));
    const asked = await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    await act((change) => writeNote(change, { noun: 'contactRequest', id: asked }, 'Iná poznámka.'));
    await storedWaitlistEntry(app, { city: 'Bratislava' });
    await openSession(app, await addAccount(app, { email: 'ina@example.sk' }));
    const people = await taughtCourse(app, 1);
    await storedAuthorisation(app);
    await closed(app, people);
    await act((change) => issueDocuments(change, people.course.id));
  });

  test('a payer, a postponement', async () => {
    const { taken, last } = await aFullCourse();
    expect(await touched((change) => savePayer(change, taken, anEntry(), 0))).toEqual({});
    expect(await touched((change) => savePayer(change, taken, anEntry({ name: 'Iná' }), 1))).toEqual({ payer: 1 });
    const postponed = { kind: 'newSignUps', ids: [last] } as const;
    expect(await touched((change) => postpone(change, postponed, '2026-12-01'))).toEqual({});
    expect(await touched((change) => postpone(change, postponed, '2026-12-02'))).toEqual({ postponement: 1 });
    expect(await touched((change) => makeDueAgain(change, postponed))).toEqual({ postponement: 1 });
  });

  test('the people of a sign-up', async () => {
    const { taken } = await aFullCourse();
    const [one, two] = [`${taken}-0`, `${taken}-1`];
    expect(await touched((change) => nameParticipants(change, taken, [person(two, 'Vzorová', 1)]))).toEqual({
      signUp: 1,
      participant: 1,
    });
    expect(await touched((change) => withdrawParticipants(change, taken, new Set([two]), QUIETLY))).toEqual({
      participant: 1,
    });
    const colleague = { firstName: 'Ján', lastName: 'Polák', email: '', birthDate: null };
    expect(await touched((change) => replaceParticipant(change, taken, one, colleague, QUIETLY))).toEqual({
      signUp: 1,
      participant: 1,
    });
  });

  test('a sign-up', async () => {
    const { course, taken, waiting } = await aFullCourse();
    const other = await storedCourse(app, { capacity: 9 });
    expect(await touched((change) => readSignUp(change, taken))).toEqual({ signUp: 1 });
    expect(await touched((change) => cancelSignUp(change, taken, BY_EMAIL))).toEqual({
      signUp: 1,
      participant: 2,
      email: 1,
    });
    expect(await touched((change) => withdrawOffer(change, waiting))).toEqual({ seatOffer: 1, email: 1 });
    expect(await touched((change) => restoreSignUp(change, taken, { as: 'waiting', ...QUIETLY }))).toEqual({
      signUp: 1,
      participant: 2,
      email: 1,
    });
    const transfer = { courseId: other.id, participantIds: new Set<string>(), as: 'confirmed', ...BY_EMAIL } as const;
    expect(await touched((change) => transferParticipants(change, waiting, transfer))).toEqual({
      signUp: 1,
      participant: 2,
      email: 1,
    });
    const part = {
      courseId: course.id,
      participantIds: new Set([`${waiting}-0`]),
      as: 'waiting',
      ...QUIETLY,
    } as const;
    expect(await touched((change) => transferParticipants(change, waiting, part))).toEqual({ participant: 1 });
    const at = instant(app);
    expect(await touchedRows(app, () => act((change) => undo(change, 'signUp', at)))).toEqual({
      signUp: 1,
      participant: 1,
    });
    expect(await touched((change) => addPlace(change, waiting))).toEqual({});
  });

  test('a sign-up that is restored', async () => {
    const { id } = await storedCourse(app, { capacity: 9 });
    wait({ minutes: 1 });
    const first = await signedUp(app, { id });
    await signedUp(app, { id });
    await act((change) => cancelSignUp(change, first, QUIETLY));
    const at = instant(app);
    expect(await touchedRows(app, () => act((change) => undo(change, 'signUp', at)))).toEqual({
      signUp: 1,
      participant: 1,
      email: 1,
    });
    const pair = await signedUp(app, { id }, { fields: anotherCompany({ numberOfWorkers: '2' }) });
    await act((change) => withdrawParticipants(change, pair, new Set([`${pair}-1`]), QUIETLY));
    expect(await touched((change) => restoreParticipant(change, pair, `${pair}-1`))).toEqual({ participant: 1 });
    await act((change) => cancelSignUp(change, first, QUIETLY));
    await act((change) => restoreSignUp(change, first, { as: 'waiting', ...QUIETLY }));
    expect(await touched((change) => confirmSignUp(change, first, QUIETLY))).toEqual({
      signUp: 1,
      participant: 1,
      seatOffer: 1,
      email: 1,
    });
  });

  test('a course', async () => {
    const { course, taken } = await aFullCourse();
    const lecturer = await storedLecturer(app);
    await act((change) => withdrawParticipants(change, taken, new Set([`${taken}-1`]), QUIETLY));
    expect(await touched((change) => assignLecturer(change, course.id, lecturer.id))).toEqual({ course: 1 });
    const moved = { ...course, lecturerId: lecturer.id, place: 'Nová 5' };
    expect(await touched((change) => updateCourse(change, course.id, moved, { sendEmails: true }))).toEqual({
      course: 1,
      signUp: 3,
    });
    const undone = () => act((change) => undo(change, 'course', instant(app)));
    expect(await touchedRows(app, undone)).toEqual({ course: 1, signUp: 3, email: 3 });
    expect(await touched((change) => hideCourses(change, [course.id], { peopleSeen: 5 }))).toEqual({ course: 1 });
    expect(await touched((change) => publishCourses(change, [course.id]))).toEqual({ course: 1 });
    const ending = { sendEmails: true, reason: '' };
    expect(await touched((change) => cancelCourse(change, course.id, ending))).toEqual({
      course: 1,
      signUp: 3,
      participant: 4,
      email: 3,
    });
    expect(await touched((change) => restoreCourse(change, course.id))).toEqual({ course: 1 });
    const hidden = await storedCourse(app, { status: 'inactive', isPrivate: true });
    expect(await touched((change) => renewCourseLink(change, hidden.id))).toEqual({ course: 1 });
    expect(await touched((change) => deleteCourse(change, course.id))).toEqual({ course: 1, signUp: 3 });
  });

  test('a type of courses, a template of emails', async () => {
    const known = await findCourseType(app.db, 'prva-pomoc');
    if (!known) throw new Error('there is no first aid');
    const { id: _, version: __, ...fields } = known;
    const id = await made((change) => createCourseType(change, { ...fields, name: 'Nový' }));
    await storedWaitlistEntry(app, { courseTypeId: 'prva-pomoc', city: 'Bratislava' });
    const type = { ...fields, name: 'Iný' };
    expect(await touched((change) => updateCourseType(change, id, type, 1))).toEqual({ courseType: 1 });
    expect(await touched((change) => deleteCourseType(change, id))).toEqual({ courseType: 1 });
    const template = { title: 'Pokyny', subject: 'Pokyny', body: 'Text.' };
    const templateId = await made((change) => createEmailTemplate(change, template));
    expect(await touched((change) => updateEmailTemplate(change, templateId, template, 1))).toEqual({
      emailTemplate: 1,
    });
    expect(await touched((change) => deleteEmailTemplate(change, templateId))).toEqual({ emailTemplate: 1 });
  });

  test('an article, an episode', async () => {
    const saved = await made((change) => createArticle(change, { fields: anArticle() }));
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const { id } = saved.article;
    const renamed = { fields: anArticle({ title: 'Iný' }) };
    expect(await touched((change) => updateArticle(change, id, 1, renamed))).toEqual({ article: 1 });
    expect(await touched((change) => trashArticle(change, id))).toEqual({ article: 1 });
    expect(await touched((change) => restoreArticle(change, id))).toEqual({ article: 1 });
    expect(await findArticle(app.db, id)).toMatchObject({ title: 'Iný' });
    const fields = anEpisode({ title: 'Nová' });
    await act((change) => createEpisode(change, fields));
    const episode = await app.db
      .selectFrom('episode')
      .selectAll()
      .where('title', '=', 'Nová')
      .executeTakeFirstOrThrow();
    const other = { ...fields, title: 'Iná' };
    expect(await touched((change) => updateEpisode(change, episode.id, episode.updatedAt, other))).toEqual({
      episode: 1,
    });
    expect(await touched((change) => deleteEpisode(change, episode.id))).toEqual({ episode: 1 });
  });

  test('a contact request and its note', async () => {
    const id = await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    expect(await touched((change) => takeContactRequest(change, id))).toEqual({ contactRequest: 1 });
    expect(await touched((change) => closeContactRequests(change, [id]))).toEqual({ contactRequest: 1 });
    expect(await touched((change) => reopenContactRequest(change, id))).toEqual({ contactRequest: 1 });
    const reply = { subject: 'Ponuka', body: 'Dobrý deň.', isOffer: true };
    expect(await touched((change) => sendContactReply(change, id, reply as never, [], 4))).toEqual({
      contactRequest: 1,
    });
    const about = { noun: 'contactRequest', id } as const;
    await act((change) => writeNote(change, about, 'Zavolať.'));
    const [note] = await listNotes(app.db, about);
    expect(await touched((change) => deleteOwnNote(change, about, note?.id ?? ''))).toEqual({ note: 1 });
    expect(await touched((change) => correctAddress(change, about, { to: 'spravne@example.sk' }))).toEqual({
      contactRequest: 1,
      email: 2,
    });
  });

  test('an erased record, with its emails, notes and history', async () => {
    const { taken } = await aFullCourse();
    const requestId = await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    const entryId = await storedWaitlistEntry(app, { email: 'este@example.sk' });
    await act((change) => writeNote(change, { noun: 'contactRequest', id: requestId }, 'Zavolať.'));
    await act((change) => readSignUp(change, taken));
    expect(await touched((change) => eraseRecords(change, 'signUp', [taken]))).toEqual({
      signUp: 1,
      participant: 2,
      signUpLink: 1,
      email: 1,
      eventValues: 2,
      submission: 1,
    });
    expect(await touched((change) => eraseRecords(change, 'contactRequest', [requestId]))).toEqual({
      contactRequest: 1,
      note: 1,
      email: 1,
      eventValues: 2,
      submission: 1,
    });
    expect(await touched((change) => eraseRecords(change, 'waitlistEntry', [entryId]))).toEqual({
      waitlistEntry: 1,
      email: 1,
      eventValues: 1,
      submission: 1,
    });
  });

  test('an erased name or payer of a sign-up', async () => {
    const { taken } = await aFullCourse();
    await act((change) => nameParticipants(change, taken, [person(`${taken}-0`, 'Vzorová', 1)]));
    await act((change) => savePayer(change, taken, anEntry(), 0));
    const erased = (erase: (change: Change<typeof JANA>) => Promise<void>) =>
      touched(async (change) => {
        await erase(change);
        change.record({ noun: 'signUp', id: taken, verb: 'erased' });
      });
    expect(await erased((change) => reducePlace(change, `${taken}-0`))).toEqual({ participant: 1 });
    expect(await erased((change) => anonymisePlace(change, `${taken}-0`, false))).toEqual({ participant: 1 });
    expect(await erased((change) => blankInvoiceEmail(change, taken))).toEqual({ payer: 1 });
    expect(await erased((change) => erasePayer(change, taken, 'Vymazaný'))).toEqual({ payer: 1 });
  });

  test('an offer and its answer', async () => {
    const [one, another] = [await aFullCourse(), await aFullCourse()];
    for (const { taken } of [one, another]) await act((change) => cancelSignUp(change, taken, QUIETLY));
    const { course, waiting } = one;
    const byApplicant = (command: (change: Change<typeof APPLICANT>) => Promise<unknown>) => {
      wait({ minutes: 1 });
      return touchedRows(app, () => app.change(APPLICANT, command));
    };
    await app.change(APPLICANT, (change) => answerOffer(change, another.waiting, 'decline'));
    const sooner = { ...course, date: '2026-11-21' };
    expect(await touched((change) => updateCourse(change, course.id, sooner))).toEqual({
      course: 1,
      signUp: 3,
      seatOffer: 1,
    });
    expect(await byApplicant((change) => answerOffer(change, waiting, 'decline'))).toEqual({
      seatOffer: 1,
      email: 1,
    });
    expect(await byApplicant((change) => undoOwnAct(change, waiting))).toEqual({ seatOffer: 1, email: 1 });
    expect(await byApplicant((change) => answerOffer(change, waiting, 'accept'))).toEqual({
      signUp: 1,
      participant: 2,
      seatOffer: 1,
      email: 2,
    });
  });

  test('a list of names', async () => {
    const { taken } = await aFullCourse();
    const row = (lastName: string) => {
      const entered = { firstName: 'Eva', lastName, email: '', birthDate: '' };
      return { entered, errors: [] };
    };
    const store = (...rows: ReturnType<typeof row>[]) => made((change) => storeRoster(change, taken, rows));
    await store(row('Iná'));
    const [id, other] = [await store(row('Prvá'), row('Druhá')), await store(row('Tretia'))];
    const corrections = new Map([[0, row('Opravená').entered]]);
    expect(await touched((change) => correctRoster(change, { id, signUpId: taken }, corrections))).toEqual({
      rosterImport: 1,
    });
    expect(await touched((change) => takeRoster(change, { id, signUpId: taken }, new Map(), new Set()))).toEqual({
      rosterImport: 1,
      signUp: 1,
      participant: 2,
    });
    const lists = await app.db.selectFrom('rosterImport').select(['id', 'rows']).execute();
    expect(lists.find((list) => list.id === other)?.rows).toContain('Tretia');
    const names = await listParticipants(app.db, taken);
    expect(names.map(({ lastName }) => lastName)).toEqual(['Opravená', 'Druhá']);
  });

  test('an email', async () => {
    const { taken } = await aFullCourse();
    const about = { noun: 'signUp', id: taken } as const;
    const [email] = await listEmails(app.db, about);
    const id = email?.id ?? '';
    await databaseOf(app).updateTable('email').set({ status: 'failed' }).where('id', '=', id).execute();
    expect(await touched((change) => sendEmails(change, [id]))).toEqual({ email: 1 });
    expect(await touched((change) => resendEmail(change, about, id, 'spravne@example.sk'))).toEqual({
      email: 1,
      signUp: 1,
    });
    expect(await touched((change) => dropEmails(change, [id]))).toEqual({ email: 1 });
  });

  test('a waitlist entry', async () => {
    const id = await storedWaitlistEntry(app, { email: 'iny@example.sk' });
    expect(await touched((change) => endWaitlistEntries(change, [id]))).toEqual({ waitlistEntry: 1 });
    expect(await touched((change) => resumeWaitlistEntry(change, id))).toEqual({ waitlistEntry: 1 });
  });

  test('a colleague', async () => {
    const member = await addAccount(app, { email: 'kolegyna@example.sk' });
    await openSession(app, member);
    expect(await touched((change) => renameStaffMember(change, member.id, 'Eva'))).toEqual({ staffMember: 1 });
    expect(await touched((change) => changeRole(change, member.id, 'editor'))).toEqual({ staffMember: 1 });
    expect(await touched((change) => endSessions(change, member.id))).toEqual({ staffSession: 1 });
    await openSession(app, member);
    expect(await touched((change) => resetPasswordOf(change, member.id))).toEqual({
      staffPassword: 1,
      staffSession: 1,
    });
    await openSession(app, member);
    expect(await touched((change) => deactivateStaffMember(change, member.id))).toEqual({
      staffInvitation: 1,
      staffMember: 1,
      staffPassword: 1,
      staffSession: 1,
    });
  });

  test('a closed course and its documents', async () => {
    const people = await taughtCourse(app, 2);
    await closed(app, people);
    expect(await touched((change) => issueDocuments(change, people.course.id))).toEqual({ result: 2 });
    const [document] = await listCourseDocuments(app.db, people.course.id);
    expect(await touched((change) => revokeDocument(change, document?.id ?? '', 'omyl'))).toEqual({
      issuedDocument: 1,
    });
    expect(await touched((change) => reopenCourse(change, people.course.id, 'omyl'))).toEqual({
      issuedDocument: 1,
      courseClosing: 1,
    });
    const [first = '', last = ''] = people.participantIds;
    expect(await touched((change) => RESULTS.retention.erase(change, [first]))).toEqual({
      result: 1,
      issuedDocument: 1,
    });
    expect(await touched((change) => RESULTS.retention.erase(change, [last]))).toEqual({
      result: 1,
      issuedDocument: 1,
      courseClosing: 1,
    });
  });
});
