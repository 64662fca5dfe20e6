import { type Kysely, sql } from 'kysely';

/**
 * A letter is kept as it leaves, about any noun, and how its sending goes apart from it. What older letters were to be
 * written from waits for the job that completes them: a migration has no templates.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['DueTime', 'SignUp', 'ContactRequest', 'Original', 'SentTime']) {
    await db.schema.dropIndex(`letterBy${name}`).execute();
  }
  await db.schema.alterTable('letter').renameTo('formerLetter').execute();
  await createTables(db);

  await sql`insert into "letter" ("id", "kind", "aboutNoun", "aboutId", "recipient", "subject", "html", "text", "calendar",
      "siteUrl", "originalId", "status", "heldBecause", "createdAt", "sentAt")
    select "id", "kind", case when "contactRequestId" is null then 'signUp' else 'contactRequest' end,
      coalesce("contactRequestId", "signUpId", ''), "recipient", "subject", coalesce("html", ''), coalesce("text", ''),
      "calendar", coalesce("siteUrl", ''), "originalId", "status", "heldBecause", "createdAt", "sentAt"
    from "formerLetter"`.execute(db);
  await sql`insert into "letterSending" ("letterId", "attempts", "refusals", "cause", "lastError")
    select "id", "attempts", "refusals", "cause", "lastError" from "formerLetter" where "attempts" > 0`.execute(db);
  await sql`insert into "olderLetter" ("letterId", "facts", "dueAt")
    select "id", "facts", case when "status" = 'waiting' then "dueAt" end from "formerLetter"`.execute(db);
  await sql`insert into "job" ("kind", "key", "dueAt", "revision", "attempts", "createdAt")
    select 'letter-documents', '', max("createdAt"), 1, 0, max("createdAt") from "olderLetter"
    join "letter" on "letter"."id" = "olderLetter"."letterId" having count(*) > 0`.execute(db);

  await db.schema.dropTable('formerLetter').execute();
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('aboutNoun', 'text', (column) => column.notNull())
    .addColumn('aboutId', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('replyTo', 'text')
    .addColumn('calendar', 'text')
    .addColumn('siteUrl', 'text', (column) => column.notNull())
    .addColumn('originalId', 'text', (column) => column.references('letter.id').onDelete('set null'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('heldBecause', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('sentAt', 'text')
    .execute();
  await db.schema.createIndex('letterByAbout').on('letter').columns(['aboutNoun', 'aboutId']).execute();
  await db.schema.createIndex('letterByStatus').on('letter').columns(['status', 'createdAt']).execute();
  await db.schema.createIndex('letterByOriginal').on('letter').column('originalId').execute();
  await db.schema.createIndex('letterBySentTime').on('letter').column('sentAt').execute();

  await db.schema
    .createTable('letterSending')
    .addColumn('letterId', 'text', (column) => column.primaryKey().references('letter.id').onDelete('cascade'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('refusals', 'integer', (column) => column.notNull())
    .addColumn('cause', 'text')
    .addColumn('lastError', 'text')
    .execute();

  await db.schema
    .createTable('letterAttachment')
    .addColumn('letterId', 'text', (column) => column.notNull().references('letter.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .addPrimaryKeyConstraint('letterAttachmentOfLetter', ['letterId', 'position'])
    .execute();

  await db.schema
    .createTable('olderLetter')
    .addColumn('letterId', 'text', (column) => column.primaryKey().references('letter.id').onDelete('cascade'))
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'text')
    .execute();
}
