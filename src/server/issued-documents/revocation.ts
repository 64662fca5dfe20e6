import { idsOf } from '#domain/record-id.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { findDocument } from './issued-documents.ts';

/** Revokes a valid document; what was revoked or replaced before stays as it is. */
export async function revokeDocument(
  change: StaffChange<'office'>,
  id: string,
  reason: string,
): Promise<{ outcome: 'revoked' | 'not-valid'; courseId: string } | 'not-found'> {
  const found = await findDocument(change.db, id);
  if (!found) return 'not-found';
  const { courseId } = found;
  await change.lock('course', courseId);
  const revoked = await revokeDocuments(change, [id], reason);
  return { outcome: revoked > 0 ? 'revoked' : 'not-valid', courseId };
}

/** The valid documents of a course. */
export async function listValidDocumentIds(db: Db, courseId: string): Promise<string[]> {
  const valid = await db
    .selectFrom('issuedDocument')
    .innerJoin('result', 'result.id', 'resultId')
    .select('issuedDocument.id')
    .where('courseId', '=', courseId)
    .where('revokedAt', 'is', null)
    .execute();
  return idsOf(valid);
}

/** Revokes those of these documents of a locked course that are valid; returns how many. */
export async function revokeDocuments(
  change: StaffChange<'office'>,
  ids: readonly string[],
  reason: string,
): Promise<number> {
  if (ids.length === 0) return 0;
  const revoked = await change.db
    .updateTable('issuedDocument')
    .set({ revokedAt: instant(change), reason })
    .where('id', 'in', ids)
    .where('revokedAt', 'is', null)
    .returning(['id', 'number'])
    .execute();
  // the reason is free text about a person, and the chain keeps what is recorded here
  for (const { id, number } of revoked)
    change.record({ noun: 'issuedDocument', id, verb: 'revoked', after: { number } });
  return revoked.length;
}
