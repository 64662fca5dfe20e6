import { randomInt, randomUUID } from 'node:crypto';
import type { DocumentRule } from '#domain/issued-documents/document-rule.ts';
import {
  type DocumentFacts,
  documentFacts,
  documentNumber,
  type IssuedDocument,
} from '#domain/issued-documents/issued-document.ts';
import { type ClosedCourse, issuingObstacle } from '#domain/results/closing.ts';
import { folded } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant, type Reading, today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { findCourse, lockCourse } from '#server/courses/course-queries.ts';
import type { Db } from '#server/db/database.ts';
import { readClosing } from '#server/results/closing.ts';
import { sha256Of } from '#server/stored-files/file-sum.ts';
import { enqueueDocumentEmails } from './document-emails.ts';
import { type Draft, type IssuePlan, planIssue } from './issue-plan.ts';
import { listCourseDocuments } from './issued-documents.ts';
import { printGroups } from './print-documents.ts';

type IssuingOutcome =
  /** How many were issued now, and how many still can be. */
  | { outcome: 'issued'; issued: number; left: number }
  | { outcome: 'not-closed' | 'no-rule' | 'authority' | 'no-permit' };

/** Documents of one change: more of them would keep other changes waiting. Those of a sign-up are issued together. */
const DOCUMENTS_PER_CHANGE = 25;

/**
 * Issues the documents of some sign-ups of a closed course, each person's once, however often it is called, and
 * writes their emails. To be repeated until none is left.
 */
export async function issueDocuments(
  change: StaffChange<'office'>,
  courseId: string,
): Promise<IssuingOutcome | 'not-found'> {
  const { db } = change;
  const record = await lockCourse(change, courseId);
  if (!record) return 'not-found';
  await change.lock('signUp', ...(await listSignUpIds(db, courseId)));
  const closing = await readClosing(db, record);
  if (closing.closedAt === null) return { outcome: 'not-closed' };
  const obstacle = issuingObstacle(closing.course);
  if (obstacle) return { outcome: obstacle };
  // numbers of a field follow each other, also across its courses
  await change.lock('courseType', closing.course.rule?.type ?? '');
  const { due } = planIssue(closing, await listCourseDocuments(db, courseId));
  const now = firstSignUps(due);
  const issued = await issue(change, closing.course, now);
  await enqueueDocumentEmails(change, record, issued);
  return { outcome: 'issued', issued: now.length, left: due.length - now.length };
}

async function listSignUpIds(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('signUp')
    .select('id')
    .where('courseId', '=', courseId)
    .where('status', '=', 'confirmed')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function firstSignUps(due: IssuePlan['due']): IssuePlan['due'] {
  const now: IssuePlan['due'] = [];
  for (const [, group] of Map.groupBy(due, ({ person }) => person.signUpId))
    if (now.length === 0 || now.length + group.length <= DOCUMENTS_PER_CHANGE) now.push(...group);
  return now;
}

/** The documents of a sign-up as they are written, with what its emails need. */
export interface WrittenDocuments {
  documents: WrittenDocument[];
  /** One PDF of all of them. */
  together: Uint8Array;
}

export interface WrittenDocument extends Draft {
  id: string;
  facts: DocumentFacts;
  code: string;
  year: number;
  sequence: number;
  bytes: Uint8Array;
}

async function issue(change: Change, course: ClosedCourse, due: IssuePlan['due']): Promise<WrittenDocuments[]> {
  const { rule } = course;
  if (!rule || due.length === 0) return [];
  const issuedOn = today(change);
  const year = Number(issuedOn.slice(0, 4));
  const company = await findIssuer(change.db);
  const last = await findLastSequence(change.db, year, rule.field);
  const drafts = due.map(({ person, replaces }, index) => {
    const sequence = last + 1 + index;
    const { name, birthDate, result } = person;
    if (birthDate === null) throw new Error('A document is due only with a birth date');
    const number = documentNumber(year, rule.field, sequence);
    const facts = documentFacts(course, { name, birthDate, result }, { number, issuedOn, company });
    return { id: randomUUID(), code: newDocumentCode(), person, replaces, facts, year, sequence };
  });
  const groups = Map.groupBy(drafts, ({ person }) => person.signUpId);
  const written = await printGroups(change.config, [...groups.values()]);
  for (const { documents } of written) for (const document of documents) await store(change, rule, document);
  return written;
}

async function store(
  change: Change,
  { field, kind }: DocumentRule,
  { id, code, person, replaces, facts, year, sequence, bytes }: WrittenDocument,
): Promise<void> {
  const { db } = change;
  const { number, name, birthDate, renewal } = facts;
  const sha256 = await sha256Of(bytes);
  const issuedAt = instant(change);
  if (replaces) await end(change, replaces.id, { revokedAt: issuedAt });
  await db
    .insertInto('issuedDocument')
    .values({
      id,
      code,
      year,
      field,
      sequence,
      number,
      kind,
      sha256,
      bytes,
      issuedAt,
      resultId: person.participantId,
      facts: JSON.stringify(facts),
      revokedAt: null,
      reason: null,
      replacedById: null,
    })
    .execute();
  if (replaces) {
    await end(change, replaces.id, { replacedById: id });
    change.record({ noun: 'issuedDocument', id: replaces.id, verb: 'replaced', after: { number: replaces.number } });
  }
  await db
    .updateTable('result')
    // a corrected name is found, too
    .set({ name, birthDate, searchText: folded(name), ...(renewal && { since: renewal.until }) })
    .where('id', '=', person.participantId)
    .execute();
  change.record({ noun: 'issuedDocument', id, verb: 'issued', after: { number, sha256 } });
}

async function end(
  { db }: Change,
  id: string,
  ending: Partial<Pick<IssuedDocument, 'revokedAt' | 'replacedById'>>,
): Promise<void> {
  await db.updateTable('issuedDocument').set(ending).where('id', '=', id).execute();
}

/** A document of this person as it would be issued now; undefined where none is due. */
export async function previewDocument(
  reading: Reading & Pick<App, 'config'>,
  courseId: string,
  participantId: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { db, config } = reading;
  const record = await findCourse(db, courseId);
  const closing = record && (await readClosing(db, record));
  if (!closing?.course.rule) return undefined;
  const { due } = planIssue(closing, await listCourseDocuments(db, courseId));
  const person = due.find(({ person }) => person.participantId === participantId)?.person;
  if (!person || person.birthDate === null) return undefined;
  const { name, birthDate, result } = person;
  const issuedOn = today(reading);
  const issue = { number: 'náhľad', issuedOn, company: await findIssuer(db) };
  const facts = documentFacts(closing.course, { name, birthDate, result }, issue);
  const [printed] = await printGroups(config, [[{ facts, code: 'nahlad' }]]);
  return printed?.together;
}

/** The company as documents name it. */
async function findIssuer(db: Db): Promise<string[]> {
  const { legalName, ico } = await findCompany(db);
  return [legalName, ico && `IČO ${ico}`].filter(Boolean);
}

async function findLastSequence(db: Db, year: number, field: string): Promise<number> {
  const last = await db
    .selectFrom('issuedDocument')
    .select(({ fn }) => fn.max('sequence').as('sequence'))
    .where('year', '=', year)
    .where('field', '=', field)
    .executeTakeFirst();
  return last?.sequence ?? 0;
}

/** Digits and letters that are not mistaken for each other when somebody types them (Crockford's base 32). */
const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 random bits: sixteen letters of five bits. */
function newDocumentCode(): string {
  return Array.from({ length: 16 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
