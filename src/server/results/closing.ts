import { requiredDays } from '#domain/attendance/attendance.ts';
import { isPermitValid } from '#domain/company/permits.ts';
import { lastDayOf } from '#domain/courses/course.ts';
import { ruleFor } from '#domain/issued-documents/document-rule.ts';
import type { ClosedCourse } from '#domain/results/closing.ts';
import { type ClosingPerson, NO_RESULT } from '#domain/results/result.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { personSortKey, sortedByKey } from '#domain/slovak-order.ts';
import { findCompany } from '#server/company/company.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import type { Db } from '#server/db/database.ts';
import { DOCUMENT_RULES, provisionOf } from '#server/issued-documents/document-rules.ts';
import { hasRows } from '#server/list-page.ts';
import { confirmedOn } from '#server/sign-ups/participants.ts';
import { findCourseLecturer } from '#server/staff/lecturers.ts';
import { intact } from '#server/stored-files/file-sum.ts';

/** The results of a course as they stand. Instants are ISO in UTC. */
export interface Closing {
  /** As it was closed; as it is now while it is open. */
  course: ClosedCourse;
  /** Null while the course is open. */
  closedAt: string | null;
  closedBy: string;
  note: string;
  /** The photograph of the signed list. */
  sheet: { name: string; storedAt: string } | undefined;
  people: ClosingPerson[];
}

export async function readClosing(db: Db, course: CourseRecord): Promise<Closing> {
  const [row, sheet] = await Promise.all([
    db.selectFrom('courseClosing').selectAll().where('courseId', '=', course.id).executeTakeFirst(),
    db.selectFrom('signedSheet').select(['name', 'storedAt']).where('courseId', '=', course.id).executeTakeFirst(),
  ]);
  return {
    course: row?.facts ? JSON.parse(row.facts) : await describeCourse(db, course),
    closedAt: row?.closedAt ?? null,
    closedBy: row?.closedBy ?? '',
    note: row?.note ?? '',
    sheet,
    people: await listPeople(db, course),
  };
}

export function isClosed(db: Db, courseId: string): Promise<boolean> {
  return hasRows(db.selectFrom('courseClosing').where('courseId', '=', courseId).where('closedAt', 'is not', null));
}

/** The course as its documents would describe it today. */
async function describeCourse(db: Db, course: CourseRecord): Promise<ClosedCourse> {
  const { id, nameOfCourse, image, date, dateTo, city, courseTypeId } = course;
  const lastDay = lastDayOf(course);
  const [type, lecturer, { permits }] = await Promise.all([
    findCourseType(db, courseTypeId),
    findCourseLecturer(db, id),
    findCompany(db),
  ]);
  const rule = ruleFor(DOCUMENT_RULES, courseTypeId, lastDay) ?? null;
  const permit = permits.find(({ document, ...term }) => document === rule?.permit && isPermitValid(term, lastDay));
  return {
    nameOfCourse,
    image,
    date,
    dateTo,
    city,
    rule,
    days: requiredDays(course).length,
    lecturer: lecturer?.name ?? '',
    ...(rule ? provisionOf(rule) : { law: '', quote: '' }),
    permit: permit?.number ?? '',
    renewal: rule?.renewal
      ? { ...rule.renewal, isLaw: true }
      : type?.validityMonths
        ? { months: type.validityMonths, name: '', isLaw: type.validityLaw !== null }
        : null,
  };
}

/** Everybody with a confirmed seat, by surname. */
async function listPeople(db: Db, course: CourseRecord): Promise<ClosingPerson[]> {
  const rows = await confirmedOn(db, course.id)
    // a result of another course, from which the person was moved, stays there
    .leftJoin('result', (join) =>
      join.onRef('result.id', '=', 'participant.id').on('result.courseId', '=', course.id),
    )
    .select(['participant.id as participantId', 'participant.signUpId', 'position', 'companyName'])
    .select(['participant.firstName', 'participant.lastName', 'participant.birthDate'])
    .select(['verdict', 'points', 'practical', 'examinedOn', 'examiner', 'opinionSeenOn'])
    .select(({ selectFrom }) =>
      selectFrom('attendance')
        .select(({ fn }) => fn.countAll<number>().as('days'))
        .whereRef('attendance.participantId', '=', 'participant.id')
        .where('day', 'in', requiredDays(course))
        .$asScalar()
        .$notNull()
        .as('daysPresent'),
    )
    .orderBy('participant.signUpId')
    .orderBy('position')
    .execute();
  return sortedByKey(rows, personSortKey).map(
    ({ firstName, lastName, verdict, points, practical, examinedOn, examiner, opinionSeenOn, ...person }) => ({
      ...person,
      name: participantName({ firstName, lastName }),
      result:
        examiner === null
          ? NO_RESULT
          : { verdict, points, practical: practical === 1, examinedOn, examiner, opinionSeenOn },
    }),
  );
}

/** The photograph of the signed list; throws `DamagedFile` where its bytes are not those that were stored. */
export async function findSignedSheet(db: Db, courseId: string) {
  const sheet = await db.selectFrom('signedSheet').selectAll().where('courseId', '=', courseId).executeTakeFirst();
  return sheet && intact(sheet);
}
