import { APPLICATION_FORMS, type ApplicationForm } from '#content/application-forms.ts';
import type { PersonFact } from '#domain/course-documents/missing-facts.ts';
import { venueName } from '#domain/courses/course.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import { formatDay, formatDays } from '#domain/day.ts';
import { currentParticipants, participantName } from '#domain/sign-ups/participant.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import type { Db } from '#server/db/database.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import type { KnownFacts } from './known-facts.ts';

/** The application form of a course's type; undefined where there is none. */
export async function findApplicationForm(
  db: Db,
  course: Pick<CourseRecord, 'courseTypeId'> | undefined,
): Promise<ApplicationForm | undefined> {
  return applicationFormOf(await findCourseType(db, course?.courseTypeId ?? null));
}

export function applicationFormOf(type: Pick<CourseType, 'form'> | undefined): ApplicationForm | undefined {
  return APPLICATION_FORMS.find(({ file }) => type?.form === `/prihlasky/${file}`);
}

export function requiredPersonFacts({ participants }: ApplicationForm): PersonFact[] {
  return participants.flatMap(({ fact }) => fact ?? []);
}

/** The facts of a sign-up that its course's form requests. */
export async function knownOfSignUp(
  db: Db,
  signUp: SignUp,
  { place }: Pick<CourseRecord, 'place'>,
): Promise<KnownFacts> {
  const participants = await listParticipants(db, signUp.id);
  const named = currentParticipants(participants, signUp).filter(
    (participant) => participantName(participant) !== '',
  );
  return {
    facts: {
      days: formatDays(signUp.courseDate, signUp.courseDateTo),
      place: xmlText(venueName({ place, city: signUp.courseCity })),
      companyName: xmlText(signUp.companyName),
      contact: xmlText([signUp.firstName, signUp.lastName].filter(Boolean).join(' ')),
      phone: xmlText(signUp.phone),
      email: xmlText(signUp.email),
      seats: String(signUp.seats),
    },
    people: named.map((participant) => ({
      name: xmlText(participantName(participant)),
      ...(participant.birthDate && { birthDate: formatDay(participant.birthDate) }),
    })),
  };
}

/** The text without the characters that XML does not allow, as Word or Excel would refuse a file with them. */
function xmlText(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
