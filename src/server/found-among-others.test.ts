import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import type { TaughtCourse } from '#domain/courses/course.ts';
import { onBothDatabases } from '../../test/both-databases.ts';
import { aFile, anotherCompany, JANA } from '../../test/builders.ts';
import { closed, storedAuthorisation, taughtCourse } from '../../test/closed-courses.ts';
import { storedColleague } from '../../test/colleagues.ts';
import { anotherContact } from '../../test/contact-requests.ts';
import { QUIETLY } from '../../test/course-with-sign-ups.ts';
import { signedUp, storedCourse } from '../../test/courses.ts';
import { databaseOf } from '../../test/database-of.ts';
import { storedLecturer } from '../../test/lecturers.ts';
import { anEntry } from '../../test/payers.ts';
import { answered } from '../../test/seat-offers.ts';
import { storedWaitlistEntry } from '../../test/waitlist.ts';
import type { App } from './app.ts';
import { listAttendance } from './attendance/attendance.ts';
import { listTaughtCourses } from './attendance/taught-courses.ts';
import { today } from './clock.ts';
import { findCompanyRecord } from './company/company.ts';
import { listContactReplies, sendContactReply } from './contact-requests/contact-replies.ts';
import {
  findContactRequest,
  listContactRequestsById,
  submitContactRequest,
} from './contact-requests/contact-requests.ts';
import { listRecipients, sendCourseMessage } from './course-messages/course-messages.ts';
import { findCourse, findShownCourseBySlug } from './courses/course-queries.ts';
import { listCourseEmails, listCourseFiles, listCourseParticipants } from './courses/occupancy.ts';
import { participantSpreadsheet } from './courses/participant-spreadsheet.ts';
import type { JobKind } from './db/tables/jobs.ts';
import { listAttachmentNames, listAttachments } from './emails/email-attachments.ts';
import { listEmails } from './emails/outbox.ts';
import { listEvents } from './events/events.ts';
import { findTerms, handOver, listLines, readHandOver } from './hand-overs/hand-overs.ts';
import {
  findDocument,
  findDocumentByCode,
  findDocumentFile,
  listCourseDocuments,
  listResultDocuments,
  listSignUpDocuments,
} from './issued-documents/issued-documents.ts';
import { issueDocuments } from './issued-documents/issuing.ts';
import { JOBS } from './jobs/jobs.ts';
import { listNotes, writeNote } from './notes/notes.ts';
import { savePayer } from './payers/payer-changes.ts';
import { findPayer } from './payers/payers.ts';
import { readClosing } from './results/closing.ts';
import { listQueue } from './seat-offers/queue.ts';
import { listQueueRows } from './seat-offers/queue-rows.ts';
import { findLastOffer, findOpenOffer, listOpenOffers } from './seat-offers/seat-offers.ts';
import { findAffected, listActiveSignUps, listAffectedCourses } from './sign-ups/affected-sign-ups.ts';
import { readOwnSignUp } from './sign-ups/own-sign-up.ts';
import { nameParticipants } from './sign-ups/participant-naming.ts';
import { listParticipants } from './sign-ups/participants.ts';
import { listChosenSignUps, listSignUps } from './sign-ups/sign-up-list.ts';
import { cancelSignUp } from './sign-ups/sign-up-moves.ts';
import { findSignUp, listSignUpFiles } from './sign-ups/sign-ups.ts';
import { findCourseLecturer } from './staff/lecturers.ts';
import { countUnfinishedWork } from './staff/staff-records.ts';
import { listPostponements, postpone } from './today/postponements.ts';
import { findWaitlistEntry } from './waitlist/waitlist.ts';
import { findEntryState } from './waitlist/waitlist-list.ts';

onBothDatabases('what is found about one thing on %s', (openTestApp) => {
  let app: App;
  let wait: (duration: Temporal.DurationLike) => void;

  /** A course with people in every state and all that is stored about them, a request, an entry and a document. */
  async function storedThings(over: Partial<TaughtCourse> = {}) {
    wait({ minutes: 1 });
    const lecturer = await storedLecturer(app);
    const course = await storedCourse(app, { capacity: 4, lecturerId: lecturer.id, ...over });
    const signUp = (numberOfWorkers: string) => {
      wait({ seconds: 1 });
      return signedUp(app, course, { fields: anotherCompany({ numberOfWorkers }), files: [aFile()] });
    };
    const taken = await signUp('2');
    const cancelled = await signUp('2');
    const waiting = await signUp('2');
    const last = await signUp('1');
    await app.change(JANA, (change) => cancelSignUp(change, cancelled, QUIETLY));
    await answered(app, { signUpId: waiting }, 'decline');
    const named = { id: `${taken}-0`, version: 1, firstName: 'Eva', lastName: 'Vzorová', email: '', birthDate: null };
    await app.change(JANA, (change) => nameParticipants(change, taken, [named]));
    await app.change(JANA, (change) => savePayer(change, taken, anEntry(), 0));
    await app.change(JANA, (change) => postpone(change, { kind: 'newSignUps', ids: [taken] }, '2026-12-01'));
    const message = {
      subject: 'Pokyny',
      body: 'Text.',
      audience: 'confirmed',
      chosen: [],
      emptyAllowed: false,
    } as const;
    const map = { name: 'mapa.pdf', mediaType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
    await app.change(JANA, (change) => sendCourseMessage(change, course.id, { ...message, chosen: [] }, [map]));
    const requestId = await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    const reply = { subject: 'Ponuka', body: 'Dobrý deň.', isOffer: true };
    await app.change(JANA, (change) => writeNote(change, { noun: 'contactRequest', id: requestId }, 'Zavolať.'));
    await app.change(JANA, (change) => sendContactReply(change, requestId, reply as never, [map], 1));
    const entryId = await storedWaitlistEntry(app, { email: `${course.id}@example.sk`, city: course.city });
    const people = await taughtCourse(app, 2, { date: today(app), lecturerId: lecturer.id });
    await closed(app, people);
    await app.change(JANA, (change) => issueDocuments(change, people.course.id));
    wait({ hours: 24 });
    await app.change(JANA, (change) => handOver(change, people.course.id));
    return { course, lecturer, taken, cancelled, waiting, last, requestId, entryId, people };
  }

  const cells = async ({ batches, columns }: ReturnType<typeof participantSpreadsheet>) =>
    (await Array.fromAsync(batches)).flat().map((row) => columns.map(({ cell }) => cell(row as never)));

  /** All that the pages of these things show. */
  async function found({
    course,
    lecturer,
    taken,
    cancelled,
    waiting,
    last,
    requestId,
    entryId,
    people,
  }: Awaited<ReturnType<typeof storedThings>>) {
    const { db } = app;
    const record = (await findCourse(db, course.id)) as NonNullable<Awaited<ReturnType<typeof findCourse>>>;
    const taught = (await findCourse(db, people.course.id)) as typeof record;
    const signUps = await Promise.all(
      [taken, cancelled, waiting, last, people.signUpId].map((id) => findSignUp(db, id)),
    );
    const ofSignUps = signUps.map(async (signUp) => {
      if (!signUp) throw new Error('a sign-up is gone');
      const { id } = signUp;
      const emails = await listEmails(db, { noun: 'signUp', id });
      return {
        signUp,
        // with other dates, which are about other courses
        own: { ...(await readOwnSignUp(app, signUp, EMPTY_COMPANY)), dates: [] },
        participants: await listParticipants(db, id),
        files: await listSignUpFiles(db, id),
        payer: await findPayer(db, signUp),
        offers: [await findOpenOffer(db, id), await findLastOffer(db, signUp)],
        emails,
        attachments: await Promise.all(emails.map(({ id }) => listAttachmentNames(db, id))),
        bytes: await Promise.all(emails.map(async ({ id }) => (await listAttachments(db, id)).length)),
        events: await listEvents(db, { noun: 'signUp', id }),
        documents: await listSignUpDocuments(db, id),
      };
    });
    return {
      signUps: await Promise.all(ofSignUps),
      course: record,
      bySlug: await findShownCourseBySlug(db, course.slug),
      lecturer: await findCourseLecturer(db, course.id),
      taught: await listTaughtCourses(db, lecturer.id, today(app)),
      unfinished: await countUnfinishedWork(app, lecturer.id),
      roll: await listAttendance(db, people.course.id, people.course.date),
      affected: [await findAffected(db, course.id), await listAffectedCourses(db, [course.id])],
      active: await listActiveSignUps(db, course.id),
      recipients: await listRecipients(app, course.id),
      occupancy: await listCourseParticipants(db, course.id),
      spreadsheet: await cells(participantSpreadsheet(db, course.id, 2)),
      emails: await listCourseEmails(db, course.id, 50),
      files: await listCourseFiles(db, course.id, 50),
      queue: [
        await listQueue(db, course.id),
        await listQueueRows(app, course.id),
        await listOpenOffers(db, course.id),
      ],
      list: (await listSignUps(db, { courseId: course.id, page: 1 })).rows,
      chosen: await listChosenSignUps(db, [taken, waiting]),
      closing: await readClosing(db, taught),
      handOver: [
        await readHandOver(app, taught),
        await listLines(db, people.course.id, 1),
        await findTerms(db, people.course.id, 1),
      ],
      documents: await listCourseDocuments(db, people.course.id),
      ofDocuments: await Promise.all(
        (await listCourseDocuments(db, people.course.id)).map(async ({ id, resultId, code }) => ({
          document: await findDocument(db, id),
          byCode: await findDocumentByCode(db, code),
          ofResult: await listResultDocuments(db, resultId),
          bytes: hash('sha256', (await findDocumentFile(db, id)) ?? ''),
        })),
      ),
      request: await findContactRequest(db, requestId),
      requests: await listContactRequestsById(db, [requestId]),
      replies: await listContactReplies(db, requestId),
      notes: await listNotes(db, { noun: 'contactRequest', id: requestId }),
      requestEmails: await listEmails(db, { noun: 'contactRequest', id: requestId }),
      entry: [await findWaitlistEntry(db, entryId), await findEntryState(db, { id: entryId })],
      postponements: await listPostponements(db, 'newSignUps', [taken]),
    };
  }

  test('is the same when there are others, and only that', async () => {
    const idleJobs = Object.keys(JOBS) as JobKind[];
    ({ app, wait } = await openTestApp({ parts: { idleJobs } }));
    await storedColleague(app, JANA);
    await storedAuthorisation(app);
    const { company } = await findCompanyRecord(app.db);
    const addresses = { ...company.addresses, courses: 'kurzy@example.sk' };
    const complete = { ...company, addresses, icDph: 'SK2199999989', vatRate: '23' };
    await databaseOf(app)
      .updateTable('company')
      .set({ details: JSON.stringify(complete) })
      .execute();
    const things = await storedThings();
    const alone = await found(things);
    const now = app.now();
    await storedThings();
    await storedThings({ city: 'Bratislava', courseTypeId: 'lesenar', capacity: 5 });
    wait(app.now().until(now));
    expect(await found(things)).toEqual(alone);
    const { taken, cancelled, waiting, last } = things;
    const ofApplicants = [taken, cancelled, waiting, last];
    const active = [
      [taken, 2],
      [waiting, 2],
      [last, 1],
    ];
    expect(alone.handOver).toMatchObject([{ made: [{ number: 1 }] }, [{ people: 2 }], { vatRate: 23 }]);
    expect(alone.ofDocuments).toMatchObject(
      alone.documents.map(({ id, sha256 }) => ({
        document: { id },
        byCode: { id },
        ofResult: [{ id }],
        bytes: sha256,
      })),
    );
    expect(alone.course).toMatchObject({ seatsTaken: 2, seatsOffered: 1, seatsRequested: null });
    expect(alone.active.map(({ id, seats }) => [id, seats])).toEqual(active);
    expect(alone.recipients.map(({ id, seats }) => [id, seats])).toEqual(active);
    expect(alone.occupancy.map(({ signUpId, seats }) => [signUpId, seats])).toEqual([
      [taken, 1],
      [taken, 1],
    ]);
    expect(alone.emails.map(({ kind }) => kind)).not.toContain('staffNewSignUp');
    expect(alone.spreadsheet).toHaveLength(5);
    expect(new Set(alone.emails.map(({ signUpId }) => signUpId))).toEqual(new Set(ofApplicants));
    expect(alone.files.map(({ signUpId }) => signUpId)).toEqual(ofApplicants.toReversed());
  });
});
