import { type Participant, type ParticipantFacts, participantName } from '#domain/sign-ups/participant.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { type NamingOutcome, nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { confirmedOn } from '#server/sign-ups/participants.ts';
import { lockTaughtCourse } from './attendance.ts';

type TaughtParticipant = Participant & Pick<SignUpRecord, 'companyName'>;

/** A participant with a confirmed seat on the course. */
export function findTaughtParticipant(db: Db, courseId: string, id: string): Promise<TaughtParticipant | undefined> {
  return confirmedOn(db, courseId)
    .selectAll('participant')
    .select('companyName')
    .where('participant.id', '=', id)
    .executeTakeFirst();
}

/**
 * Stores the name and the birth date of a participant as far as they are missing; what is known only the office changes
 * (decision 0024). `version` is that of the participant when they were missing, `known` as in `nameParticipants`.
 */
export async function fillInParticipant(
  change: StaffChange<'teaching'>,
  courseId: string,
  { id, version, ...entered }: { id: string; version: number } & Omit<ParticipantFacts, 'email'>,
  known: ReadonlySet<string>,
): Promise<NamingOutcome> {
  const course = await lockTaughtCourse(change, courseId);
  const stored = course && (await findTaughtParticipant(change.db, course.id, id));
  if (!stored) return { outcome: 'not-found' };
  if (stored.version !== version) return { outcome: 'changed-meanwhile', participants: [stored] };
  const { firstName, lastName } = participantName(stored) ? stored : entered;
  const birthDate = stored.birthDate ?? entered.birthDate;
  const place = { id, version, firstName, lastName, birthDate, email: stored.email };
  return nameParticipants(change, stored.signUpId, [place], known);
}
