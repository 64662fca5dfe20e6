import type { RollLine } from '#domain/attendance/attendance.ts';
import type { Day } from '#domain/day.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { personSortKey, sortedByKey } from '#domain/slovak-order.ts';
import type { Db } from '#server/db/database.ts';

/** The roll of a day of a course: participants with a confirmed seat, by surname; those without a name by company. */
export async function listAttendance(db: Db, courseId: string, day: Day): Promise<RollLine[]> {
  const rows = await db
    .selectFrom('participant')
    .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
    .leftJoin('attendance', (join) =>
      join.onRef('attendance.participantId', '=', 'participant.id').on('attendance.day', '=', day),
    )
    .select([
      'participant.id',
      'position',
      'participant.firstName',
      'participant.lastName',
      'companyName',
      'markedAt',
    ])
    .where('courseId', '=', courseId)
    .where('participant.status', '=', 'confirmed')
    .orderBy('receivedAt')
    .orderBy('signUp.id')
    .orderBy('position')
    .execute();
  return sortedByKey(rows, personSortKey).map((row) => ({
    participantId: row.id,
    name: participantName(row),
    place: row.position + 1,
    companyName: row.companyName,
    isPresent: row.markedAt !== null,
  }));
}
