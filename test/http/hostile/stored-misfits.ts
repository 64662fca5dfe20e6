import type { Kysely } from 'kysely';
import { articleSchema } from '#domain/articles/article-fields.ts';
import { contactRequestSchema } from '#domain/contact-requests/contact-request-fields.ts';
import { courseSchema } from '#domain/courses/course-fields.ts';
import { emailTemplateSchema } from '#domain/email-templates/email-template-fields.ts';
import { z } from '#domain/schema.ts';
import { enteredSignUpSchema, signUpSchema } from '#domain/sign-ups/sign-up-fields.ts';
import { enteredWaitlistEntrySchema } from '#domain/waitlist/waitlist-fields.ts';
import type { App } from '../../../build/server/index.js';
import { databaseOf } from '../../database-of.ts';

/** The schemas of the forms whose fields a row contains. */
const SCHEMAS: Record<string, z.ZodType> = {
  article: articleSchema,
  contactRequest: contactRequestSchema,
  course: courseSchema,
  emailTemplate: emailTemplateSchema,
  signUp: z.union([signUpSchema, enteredSignUpSchema]),
  waitlistEntry: enteredWaitlistEntrySchema,
};

/** Rows that their own schema would refuse or store differently. */
export async function listMisfits(app: App): Promise<string[]> {
  const db = databaseOf(app) as Kysely<unknown> as Kysely<Record<string, Record<string, unknown>>>;
  const faults: string[] = [];
  for (const [table, schema] of Object.entries(SCHEMAS)) {
    // columns that are not text are stored in another form than they are sent
    for (const { attachments, isPrivate, mayBeSplit, ...row } of await db.selectFrom(table).selectAll().execute()) {
      const read = schema.safeParse(row);
      if (!read.success) faults.push(`a row of ${table} is against its schema: ${read.error.message}`);
      for (const [name, value] of Object.entries(read.data ?? {})) {
        const isOther = typeof value === 'string' && value !== row[name];
        if (isOther) faults.push(`${table}.${name} is stored as ${JSON.stringify(row[name])}`);
      }
    }
  }
  return faults;
}
