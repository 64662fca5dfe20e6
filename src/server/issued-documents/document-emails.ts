import { documentFileName } from '#domain/issued-documents/issued-document.ts';
import { ownAddress } from '#domain/sign-ups/participant.ts';
import { slugified } from '#domain/slovak.ts';
import type { Change } from '#server/change.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import type { Db } from '#server/db/database.ts';
import type { Attachment } from '#server/emails/email-attachments.ts';
import { enqueueEmails, type NewEmail } from '#server/emails/outbox.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { applicantFacts } from '#server/sign-ups/sign-up-emails.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import type { WrittenDocument, WrittenDocuments } from './issuing.ts';

/**
 * The emails with issued documents, sent once staff can no longer stop them: an applicant who signed people up gets all of
 * theirs in one PDF, and a person with an address of their own gets their own.
 */
export async function enqueueDocumentEmails(
  change: Change,
  course: CourseRecord,
  written: readonly WrittenDocuments[],
): Promise<void> {
  for (const documents of written) await enqueueForSignUp(change, course, documents);
}

async function enqueueForSignUp(change: Change, course: CourseRecord, written: WrittenDocuments): Promise<void> {
  const { documents } = written;
  const signUpId = documents[0]?.person.signUpId;
  const signUp = signUpId && (await findSignUp(change.db, signUpId));
  if (!signUp) return;
  const people = await listParticipants(change.db, signUpId);
  const addresses = new Map(people.map((person) => [person.id, ownAddress(person, signUp.email)]));
  const revoked = await listRevoked(change.db, documents);
  const about = { noun: 'signUp', id: signUpId } as const;
  const facts = applicantFacts(signUp, course);
  const email = (
    recipient: string,
    linkCode: string | undefined,
    sent: readonly WrittenDocument[],
    attachment: Attachment,
  ): NewEmail<'documentsIssued'> => ({
    kind: 'documentsIssued',
    about,
    recipient,
    attachments: [attachment],
    waitsForUndo: true,
    facts: {
      ...facts,
      linkCode,
      documents: sent.map(({ facts: { title, number } }) => ({ title, number })),
      revoked: revoked
        .filter(({ resultId }) => sent.some(({ person }) => person.participantId === resultId))
        .map(({ number }) => number),
    },
  });
  const own = documents.flatMap((document) => {
    const recipient = addresses.get(document.person.participantId);
    return recipient ? [email(recipient, undefined, [document], pdfOf(document))] : [];
  });
  const emails = signUp.email
    ? [email(signUp.email, facts.linkCode, documents, allOf(course, written)), ...own]
    : own;
  if (emails.length === 0) return;
  await enqueueEmails(change, emails);
  change.record({ noun: 'signUp', id: signUpId, verb: 'documentsSent', after: { documents: documents.length } });
}

/** What these people had before: a holder who keeps the paper has to know. */
async function listRevoked(db: Db, documents: readonly WrittenDocument[]) {
  return db
    .selectFrom('issuedDocument')
    .select(['resultId', 'number'])
    .where(
      'resultId',
      'in',
      documents.map(({ person }) => person.participantId),
    )
    .where('revokedAt', 'is not', null)
    .orderBy('issuedAt')
    .orderBy('sequence')
    .execute();
}

function allOf({ nameOfCourse, date }: CourseRecord, { documents, together }: WrittenDocuments): Attachment {
  const [only] = documents;
  if (documents.length === 1 && only) return pdfOf(only);
  return { name: `doklady-${slugified(nameOfCourse)}-${date}.pdf`, mediaType: PDF, bytes: together };
}

function pdfOf({ facts: { number }, bytes }: WrittenDocument): Attachment {
  return { name: `${documentFileName(number)}.pdf`, mediaType: PDF, bytes };
}

const PDF = 'application/pdf';
