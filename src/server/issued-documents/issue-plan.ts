import type { IssuedDocument } from '#domain/issued-documents/issued-document.ts';
import { type ClosedCourse, isEntitled, type Lack, lacksOf } from '#domain/results/closing.ts';
import type { ClosingPerson } from '#domain/results/result.ts';
import { isDrawable } from '#server/course-documents/drawable-text.ts';
import type { Closing } from '#server/results/closing.ts';
import type { CourseDocument } from './issued-documents.ts';

/** A person who passed, but whose document waits for something. */
interface WaitingPerson {
  person: ClosingPerson;
  lacks: (Lack | 'letters')[];
}

/** A document to be issued, and the one it replaces. */
export interface Draft {
  person: ClosingPerson;
  replaces: CourseDocument | undefined;
}

/** What can be issued for a closed course now. */
export interface IssuePlan {
  /** Without a valid document, or with one whose name or birth date has been corrected since. */
  due: Draft[];
  waiting: WaitingPerson[];
}

export function planIssue({ course, people }: Closing, documents: readonly CourseDocument[]): IssuePlan {
  const valid = new Map(
    documents.filter(({ revokedAt }) => revokedAt === null).map((document) => [document.resultId, document]),
  );
  const entitled = people
    .filter((person) => isEntitled(course, person))
    .map((person) => ({ person, lacks: lacksWith(course, person), replaces: valid.get(person.participantId) }));
  return {
    due: entitled.filter(({ person, lacks, replaces }) => lacks.length === 0 && !states(replaces, person)),
    waiting: entitled.filter(({ lacks, replaces }) => lacks.length > 0 && !replaces),
  };
}

function lacksWith(course: ClosedCourse, person: ClosingPerson): WaitingPerson['lacks'] {
  const lacks = lacksOf(course, person);
  return isDrawable(person.name.normalize('NFC')) ? lacks : [...lacks, 'letters'];
}

function states(document: IssuedDocument | undefined, { name, birthDate }: ClosingPerson): boolean {
  return document?.facts.name === name && document.facts.birthDate === birthDate;
}
