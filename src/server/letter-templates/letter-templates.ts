import { randomUUID } from 'node:crypto';
import { changedFields } from '#domain/events/event.ts';
import type { LetterTemplate } from '#domain/letter-templates/letter-template.ts';
import type { LetterTemplateFields } from '#domain/letter-templates/letter-template-fields.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';

/** A template as staff edit it; its version grows with every save. Instants are ISO in UTC. */
export type LetterTemplateRecord = LetterTemplate & { version: number; updatedAt: string };

const COLUMNS = ['id', 'title', 'subject', 'body', 'version', 'updatedAt'] as const;

export function listLetterTemplates(db: Db): Promise<LetterTemplateRecord[]> {
  return db
    .selectFrom('letterTemplate')
    .select(COLUMNS)
    .orderBy('createdAt')
    .orderBy('title')
    .orderBy('id')
    .execute();
}

export function findLetterTemplate(db: Db, id: string): Promise<LetterTemplateRecord | undefined> {
  return db.selectFrom('letterTemplate').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function createLetterTemplate(
  change: StaffChange<'office'>,
  fields: LetterTemplateFields,
): Promise<string> {
  const id = randomUUID();
  const at = instant(change);
  await change.db
    .insertInto('letterTemplate')
    .values({ ...fields, id, createdAt: at, updatedAt: at })
    .execute();
  change.record({ noun: 'letterTemplate', id, verb: 'created', after: { ...fields } });
  return id;
}

type SaveTemplateOutcome =
  | { outcome: 'saved' | 'not-found' }
  /** Somebody else has saved it since; theirs is given back, nothing is overwritten. */
  | { outcome: 'changed-meanwhile'; template: LetterTemplateRecord };

/** Saves over the version that was seen and no other. Letters written from it stay as they left. */
export async function updateLetterTemplate(
  change: StaffChange<'office'>,
  id: string,
  fields: LetterTemplateFields,
  seenVersion: number,
): Promise<SaveTemplateOutcome> {
  const { db } = change;
  await change.lock('letterTemplate', id);
  const before = await findLetterTemplate(db, id);
  if (!before) return { outcome: 'not-found' };
  if (before.version !== seenVersion) return { outcome: 'changed-meanwhile', template: before };
  await db
    .updateTable('letterTemplate')
    .set({ ...fields, version: before.version + 1, updatedAt: instant(change) })
    .where('id', '=', id)
    .execute();
  const values = changedFields(before, { ...before, ...fields }, Object.keys(fields));
  change.record({ noun: 'letterTemplate', id, verb: 'changed', ...values });
  return { outcome: 'saved' };
}

export async function deleteLetterTemplate(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  await change.lock('letterTemplate', id);
  const template = await findLetterTemplate(change.db, id);
  if (!template) return 'not-found';
  await change.db.deleteFrom('letterTemplate').where('id', '=', id).execute();
  const { title, subject, body } = template;
  change.record({ noun: 'letterTemplate', id, verb: 'deleted', before: { title, subject, body } });
  return 'done';
}
