import { sql } from 'kysely';
import { isOnOffer } from '#domain/courses/course-access.ts';
import { idsOf } from '#domain/record-id.ts';
import { nextOffers } from '#domain/seat-offers/next-offers.ts';
import { offerValidUntil } from '#domain/seat-offers/offer-validity.ts';
import type { Reading } from '#server/clock.ts';
import { coursesWithSeats, toCourse } from '#server/courses/course-records.ts';
import type { Db } from '#server/db/database.ts';
import { byReceipt, listQueue } from '#server/seat-offers/queue.ts';
import { listEntriesRequesting, type RequestedCourse } from '#server/waitlist/requested-dates.ts';

/** A rule that holds after every change, by the sentence about records that break it. */
interface ConsistencyRule {
  sentence: string;
  /** The records that break it. */
  find(reading: Reading): Promise<readonly { id: string }[]>;
}

/** Ids listed in one sentence. */
const IDS_LISTED_MAX = 5;

/**
 * A sentence for each rule about seats, sign-ups and emails that the database breaks; none where it is consistent. On a
 * database in use, read from a snapshot: two queries could otherwise see the states before and after a change.
 */
export async function findInconsistencies(reading: Reading): Promise<string[]> {
  const sentences: string[] = [];
  for (const { sentence, find } of RULES) {
    const ids = idsOf(await find(reading));
    if (ids.length === 0) continue;
    const more = ids.length > IDS_LISTED_MAX ? ` a\u00A0ďalšie, spolu ${ids.length}` : '';
    sentences.push(`${sentence}: ${ids.slice(0, IDS_LISTED_MAX).join(', ')}${more}.`);
  }
  return sentences;
}

const RULES: readonly ConsistencyRule[] = [
  { sentence: 'Kurz ponúka náhradníkom viac miest, než má voľných', find: listOversoldCourses },
  { sentence: 'Kurz má voľné miesto, ktoré čakajúcim nikto neponúkol', find: listCoursesWithUnofferedSeats },
  {
    sentence: 'Ponuka miesta nepatrí čakajúcej prihláške s\u00A0e-mailom na ten istý kurz v\u00A0ponuke',
    find: listMisplacedOffers,
  },
  { sentence: 'Otvorená ponuka miesta sama neskončí', find: listOffersWithoutEnd },
  { sentence: 'Účastník má iný stav než jeho prihláška', find: listMisplacedParticipants },
  { sentence: 'Prihláška nemá žiadneho účastníka', find: listSignUpsWithoutParticipants },
  { sentence: 'Záznam čakajúceho na termín má viac platných prihlášok', find: listEntriesOnSeveralCourses },
  { sentence: 'Čakajúci e-mail nie je v\u00A0poradí na odoslanie', find: listUnqueuedEmails },
  { sentence: 'Ten istý e-mail je zapísaný dvakrát', find: listRepeatedEmails },
  { sentence: 'Účtovníctvu je odovzdané niečo iné ako celé osoby za cenu kurzu', find: listWrongHandOvers },
  { sentence: 'Neodoslaná pripomienka kurzu nie je pre nikoho s\u00A0miestom', find: listUntrueReminders },
];

async function listOversoldCourses({ db }: Reading) {
  const courses = (await coursesWithSeats(db).execute()).map(toCourse);
  return courses.filter(({ capacity, seatsOffered, seatsTaken }) => {
    return capacity > 0 && seatsOffered > 0 && seatsTaken + seatsOffered > capacity;
  });
}

async function listCoursesWithUnofferedSeats({ db, now }: Reading) {
  const found: RequestedCourse[] = [];
  const courses = (await coursesWithSeats(db).execute()).map(toCourse);
  for (const course of courses) {
    if (!isOnOffer(course) || !offerValidUntil(now(), course)) continue;
    const queue = [...(await listQueue(db, course.id)), ...(await listEntriesWithoutJob(db, course))].sort(byReceipt);
    if (nextOffers(course, queue).length > 0) found.push(course);
  }
  return found;
}

/** The waitlist entries that request such a date, without those to which a job is about to offer one. */
async function listEntriesWithoutJob(db: Db, course: RequestedCourse) {
  const entries = await listEntriesRequesting(db, course);
  const jobs = await db.selectFrom('job').select('key').where('kind', '=', 'date-offers').execute();
  return entries.filter(({ id }) => !jobs.some(({ key }) => key === id));
}

async function listMisplacedOffers({ db }: Reading) {
  const offers = await db
    .selectFrom('seatOffer')
    .innerJoin('signUp', 'signUp.id', 'seatOffer.signUpId')
    .leftJoin('course', 'course.id', 'seatOffer.courseId')
    .select(['seatOffer.id', 'email', 'signUp.status as signUpStatus', 'signUp.courseId as signUpCourseId'])
    .select(['course.id as courseId', 'course.status', 'course.isPrivate', 'course.cancelledAt'])
    .where('seatOffer.state', '=', 'open')
    .execute();
  return offers.filter(({ email, signUpStatus, signUpCourseId, courseId, status, isPrivate, cancelledAt }) => {
    const isCourseOnOffer = status !== null && isOnOffer({ status, isPrivate: isPrivate === 1, cancelledAt });
    return email === '' || signUpStatus !== 'waiting' || courseId !== signUpCourseId || !isCourseOnOffer;
  });
}

function listOffersWithoutEnd({ db }: Reading) {
  return db
    .selectFrom('seatOffer')
    .leftJoin('job', (join) =>
      join.on('kind', '=', 'seat-offer-end').onRef('key', '=', 'id').onRef('dueAt', '<=', 'validUntil'),
    )
    .select('id')
    .where('state', '=', 'open')
    .where('key', 'is', null)
    .execute();
}

function listMisplacedParticipants({ db }: Reading) {
  return db
    .selectFrom('participant')
    .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
    .select('participant.id')
    .where('participant.status', '!=', 'withdrawn')
    .whereRef('participant.status', '!=', 'signUp.status')
    .execute();
}

function listSignUpsWithoutParticipants({ db }: Reading) {
  return db
    .selectFrom('signUp')
    .leftJoin('participant', (join) =>
      join.onRef('signUpId', '=', 'signUp.id').on('participant.status', '!=', 'withdrawn'),
    )
    .select('signUp.id')
    .where('signUpId', 'is', null)
    .execute();
}

function listEntriesOnSeveralCourses({ db }: Reading) {
  return db
    .selectFrom('signUp')
    .select('waitlistEntryId as id')
    .where('waitlistEntryId', 'is not', null)
    .where('status', '!=', 'cancelled')
    .groupBy('waitlistEntryId')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .$narrowType<{ id: string }>()
    .execute();
}

function listUnqueuedEmails({ db }: Reading) {
  return db
    .selectFrom('email')
    .leftJoin('job', (join) => join.on('job.kind', '=', 'email').onRef('key', '=', 'id'))
    .select('id')
    .where('status', '=', 'waiting')
    .where('key', 'is', null)
    .execute();
}

/** Two changes of one instant may write emails of one kind, but of different content. */
function listRepeatedEmails({ db }: Reading) {
  return db
    .selectFrom('email')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('originalId', 'is', null)
    .where('status', '!=', 'dropped')
    .groupBy(['aboutNoun', 'aboutId', 'kind', 'recipient', 'createdAt', 'text'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
}

/** Reminders still to be sent to somebody without a seat, or about a course that is not held. */
function listUntrueReminders({ db }: Reading) {
  return db
    .selectFrom('email')
    .leftJoin('signUp', (join) => join.onRef('signUp.id', '=', 'aboutId').on('signUp.status', '=', 'confirmed'))
    .leftJoin('course', (join) => join.onRef('course.id', '=', 'courseId').on('course.cancelledAt', 'is', null))
    .select('email.id')
    .where('kind', '=', 'courseReminder')
    .where('email.status', 'in', ['waiting', 'held'])
    .where('course.id', 'is', null)
    .execute();
}

/** Lines that do not charge whole people the price of the course's first hand-over, or in all fewer than none. */
function listWrongHandOvers({ db }: Reading) {
  return db
    .selectFrom('handOverLine')
    .innerJoin('handOver', (join) =>
      join.onRef('handOver.courseId', '=', 'handOverLine.courseId').on('handOver.number', '=', 1),
    )
    .select('handOverLine.courseId as id')
    .groupBy(['handOverLine.courseId', 'signUpId', 'unitCents'])
    .having(sql<boolean>`sum("people") < 0 or sum("totalCents") <> sum("people") * "unitCents"`)
    .execute();
}
