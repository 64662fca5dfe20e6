import { missingFacts } from '#domain/course-documents/missing-facts.ts';
import { historyOf } from '#domain/events/history.ts';
import { currentParticipants, rosterOf } from '#domain/sign-ups/participant.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { movesNow, seatObstacle } from '#domain/sign-ups/sign-up-moves.ts';
import type { App } from '#server/app.ts';
import { findApplicationForm, requiredPersonFacts } from '#server/application-forms/sign-up-form.ts';
import { today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { findMovedNumbers, findPayer, findPayerRequests } from '#server/payers/payers.ts';
import { listQueueRows } from '#server/seat-offers/queue-rows.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { listSignUpFiles } from '#server/sign-ups/sign-ups.ts';
import { findRestOf } from '#server/sign-ups/split-sign-up.ts';
import { PEOPLE_PER_PAGE } from '#web/shared/people-per-page.ts';

/** Data of a sign-up's page besides the sign-up itself: people, files, emails, course, and the moves staff may make. */
export async function readSignUpPage(app: App, signUp: SignUpRecord) {
  const { db } = app;
  const { id, courseId, status } = signUp;
  const about = { noun: 'signUp', id } as const;
  const [participants, files, emails, { course, form }, events, queue, restId, payer, moved, requests] =
    await Promise.all([
      listParticipants(db, id),
      listSignUpFiles(db, id),
      listEmails(db, about),
      courseAndForm(app, courseId),
      listEvents(db, about),
      status === 'waiting' && courseId ? listQueueRows(app, courseId) : [],
      findRestOf(db, id),
      findPayer(db, signUp),
      findMovedNumbers(db, id),
      findPayerRequests(db, [id]),
    ]);
  const current = currentParticipants(participants, signUp);
  return {
    participants: participants.slice(0, PEOPLE_PER_PAGE),
    people: { total: participants.length, unnamed: rosterOf(current).unnamed },
    files,
    emails,
    course: course ?? null,
    form: form && { title: form.title, file: form.file },
    // a cancelled sign-up has no participants to ask for data
    missing: form && status !== 'cancelled' ? missingFacts(current, requiredPersonFacts(form)) : [],
    history: historyOf(events),
    moves: movesNow(signUp, today(app), course),
    obstacle: seatObstacle(signUp, today(app), course),
    queue,
    restId,
    payer,
    moved,
    payerRequest: requests.get(id),
  };
}

async function courseAndForm({ db }: App, courseId: string | null) {
  const course = courseId === null ? undefined : await findCourse(db, courseId);
  return { course, form: await findApplicationForm(db, course) };
}
