import { type IssuedDocument, parseDocumentNumber } from '#domain/issued-documents/issued-document.ts';
import type { Db } from '#server/db/database.ts';
import { intact } from '#server/stored-files/file-sum.ts';

/** A document without its bytes, which lists never read. */
const COLUMNS = [
  'issuedDocument.id',
  'resultId',
  'number',
  'facts',
  'code',
  'sha256',
  'issuedAt',
  'revokedAt',
  'reason',
  'replacedById',
] as const;

/** A document of a course, with the sign-up its person came with. */
export type CourseDocument = IssuedDocument & { signUpId: string };

/** All documents of a course in the order of their numbers, those that are not valid any more included. */
export async function listCourseDocuments(db: Db, courseId: string): Promise<CourseDocument[]> {
  const rows = await documents(db).where('courseId', '=', courseId).execute();
  return rows.map(readFacts);
}

/** The valid documents of the people of a sign-up. */
export async function listSignUpDocuments(db: Db, signUpId: string): Promise<IssuedDocument[]> {
  const rows = await documents(db).where('signUpId', '=', signUpId).where('revokedAt', 'is', null).execute();
  return rows.map(readFacts);
}

/** All documents of a person from one course. */
export async function listResultDocuments(db: Db, resultId: string): Promise<IssuedDocument[]> {
  const rows = await documents(db).where('resultId', '=', resultId).execute();
  return rows.map(readFacts);
}

export async function findDocument(db: Db, id: string): Promise<(CourseDocument & { courseId: string }) | undefined> {
  const row = await documents(db).select('courseId').where('issuedDocument.id', '=', id).executeTakeFirst();
  return row && readFacts(row);
}

export async function findDocumentByCode(db: Db, code: string): Promise<IssuedDocument | undefined> {
  const row = await documents(db).where('code', '=', code).executeTakeFirst();
  return row && readFacts(row);
}

/**
 * The document with a typed number whose holder was born on this day. A number that exists takes as long as one that
 * does not: the same query answers both.
 */
export async function findDocumentByNumber(
  db: Db,
  { number, birthDate }: { number: string; birthDate: string },
): Promise<IssuedDocument | undefined> {
  const row = await documents(db)
    .where('number', '=', parseDocumentNumber(number) ?? '')
    .executeTakeFirst();
  const document = row && readFacts(row);
  return document?.facts.birthDate === birthDate ? document : undefined;
}

/** The PDF as it was issued; throws `DamagedFile` where its bytes are not those. */
export async function findDocumentFile(db: Db, id: string): Promise<Uint8Array | undefined> {
  const file = await db
    .selectFrom('issuedDocument')
    .select(['sha256', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return file && (await intact(file)).bytes;
}

function documents(db: Db) {
  return db
    .selectFrom('issuedDocument')
    .innerJoin('result', 'result.id', 'resultId')
    .select([...COLUMNS, 'signUpId'])
    .orderBy('year')
    .orderBy('field')
    .orderBy('sequence');
}

/** A row of the table with its facts parsed. */
export function readFacts<Row extends { facts: string }>(
  row: Row,
): Omit<Row, 'facts'> & Pick<IssuedDocument, 'facts'> {
  return { ...row, facts: JSON.parse(row.facts) };
}
