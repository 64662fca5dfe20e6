import { APPLICANT } from '#domain/actor.ts';
import { type Day, daysLater } from '#domain/day.ts';
import type { Verb } from '#domain/events/event.ts';
import { type Payer, payerGaps } from '#domain/payers/payer.ts';
import { SIGN_UP_USE_DAYS, type SignUpUse } from '#domain/system-state/system-state.ts';
import { instant, type Reading, today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';

/** Who did not come, how much of what changes applicants change themselves, and whose invoice lacks nothing. */
export async function findSignUpUse(reading: Reading): Promise<SignUpUse> {
  const { db } = reading;
  const day = today(reading);
  const [attendance, changes, payers] = await Promise.all([
    countAttendance(db, day),
    countChanges(db, instant(reading, { hours: -24 * SIGN_UP_USE_DAYS })),
    countPayers(db, day),
  ]);
  return { ...attendance, ...changes, ...payers };
}

/** The confirmed sign-ups for past courses. */
function signedUpFor(db: Db, day: Day) {
  return db
    .selectFrom('signUp')
    .where('signUp.status', '=', 'confirmed')
    .where('courseDate', '>=', daysLater(day, -SIGN_UP_USE_DAYS))
    .where('courseDate', '<', day);
}

/** The people of past courses, without courses for which no attendance was marked. */
async function countAttendance(db: Db, day: Day): Promise<Pick<SignUpUse, 'people' | 'noShows'>> {
  const courses = await signedUpFor(db, day)
    .innerJoin('participant', 'participant.signUpId', 'signUp.id')
    .leftJoin('attendance', 'attendance.participantId', 'participant.id')
    .select(({ fn }) => [
      fn.count<number>('participant.id').distinct().as('people'),
      fn.count<number>('attendance.participantId').distinct().as('present'),
    ])
    .where('participant.status', '=', 'confirmed')
    .groupBy('courseId')
    .execute();
  const attended = courses.filter(({ present }) => present > 0);
  const sum = (count: (course: (typeof attended)[0]) => number) =>
    attended.reduce((total, course) => total + count(course), 0);
  return { people: sum(({ people }) => people), noShows: sum(({ people, present }) => people - present) };
}

/** What an applicant can do on the page of the sign-up, and what staff do in their place. */
const CHANGES: readonly Verb[] = [
  'cancelled',
  'moved',
  'participantsNamed',
  'participantsWithdrawn',
  'participantReplaced',
];

async function countChanges(db: Db, since: string): Promise<Pick<SignUpUse, 'changes' | 'ownChanges'>> {
  const events = await db
    .selectFrom('event')
    .select(({ fn }) => ['actorKind', fn.countAll<number>().as('count')])
    .where('at', '>=', since)
    .where('noun', '=', 'signUp')
    .where('verb', 'in', CHANGES)
    .where('actorKind', 'in', [APPLICANT.kind, 'staff'])
    .groupBy('actorKind')
    .execute();
  const ownChanges = events.find(({ actorKind }) => actorKind === APPLICANT.kind)?.count ?? 0;
  return { ownChanges, changes: events.reduce((sum, { count }) => sum + count, 0) };
}

/** The companies of past courses; a course of several days counts from its first, as above. */
async function countPayers(db: Db, day: Day): Promise<Pick<SignUpUse, 'payers' | 'completePayers'>> {
  const payers = await signedUpFor(db, day)
    .leftJoin('payer', 'payer.signUpId', 'signUp.id')
    .selectAll('payer')
    .where('applicant', '=', 'company')
    .execute();
  const isComplete = (payer: (typeof payers)[0]) =>
    payer.version !== null && payerGaps(payer as Payer, 'company').length === 0;
  return { payers: payers.length, completePayers: payers.filter(isComplete).length };
}
