import { randomUUID } from 'node:crypto';
import type { EmailTemplate } from '#domain/email-templates/email-template.ts';
import type { EmailTemplateFields } from '#domain/email-templates/email-template-fields.ts';
import { changedFields } from '#domain/events/event.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';

/** A template as staff edit it; its version grows with every save. Instants are ISO in UTC. */
export type EmailTemplateRecord = EmailTemplate & { version: number; updatedAt: string };

const COLUMNS = ['id', 'title', 'subject', 'body', 'version', 'updatedAt'] as const;

export function listEmailTemplates(db: Db): Promise<EmailTemplateRecord[]> {
  return db.selectFrom('emailTemplate').select(COLUMNS).orderBy('createdAt').orderBy('title').orderBy('id').execute();
}

export function findEmailTemplate(db: Db, id: string): Promise<EmailTemplateRecord | undefined> {
  return db.selectFrom('emailTemplate').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function createEmailTemplate(
  change: StaffChange<'office'>,
  fields: EmailTemplateFields,
): Promise<string> {
  const id = randomUUID();
  const at = instant(change);
  await change.db
    .insertInto('emailTemplate')
    .values({ ...fields, id, createdAt: at, updatedAt: at })
    .execute();
  change.record({ noun: 'emailTemplate', id, verb: 'created', after: { ...fields } });
  return id;
}

type SaveTemplateOutcome =
  | { outcome: 'saved' | 'not-found' }
  /** Another user has saved it since: their version is returned, nothing is overwritten. */
  | { outcome: 'changed-meanwhile'; template: EmailTemplateRecord };

/** Overwrites only the version that was seen. Emails already written from it do not change. */
export async function updateEmailTemplate(
  change: StaffChange<'office'>,
  id: string,
  fields: EmailTemplateFields,
  seenVersion: number,
): Promise<SaveTemplateOutcome> {
  const { db } = change;
  await change.lock('emailTemplate', id);
  const before = await findEmailTemplate(db, id);
  if (!before) return { outcome: 'not-found' };
  if (before.version !== seenVersion) return { outcome: 'changed-meanwhile', template: before };
  await db
    .updateTable('emailTemplate')
    .set({ ...fields, version: before.version + 1, updatedAt: instant(change) })
    .where('id', '=', id)
    .execute();
  const values = changedFields(before, { ...before, ...fields }, Object.keys(fields));
  change.record({ noun: 'emailTemplate', id, verb: 'changed', ...values });
  return { outcome: 'saved' };
}

export async function deleteEmailTemplate(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  await change.lock('emailTemplate', id);
  const template = await findEmailTemplate(change.db, id);
  if (!template) return 'not-found';
  await change.db.deleteFrom('emailTemplate').where('id', '=', id).execute();
  const { title, subject, body } = template;
  change.record({ noun: 'emailTemplate', id, verb: 'deleted', before: { title, subject, body } });
  return 'done';
}
