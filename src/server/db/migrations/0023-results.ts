import { type Kysely, sql } from 'kysely';

/**
 * What became of the people of a course, and the documents they took home. They outlive sign-ups and courses, so that
 * they refer to neither (decision 0065).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('courseClosing')
    .addColumn('courseId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('closedAt', 'text')
    .addColumn('closedBy', 'text')
    .addColumn('facts', 'text')
    .execute();
  await db.schema
    .createTable('signedSheet')
    .addColumn('courseId', 'text', (column) =>
      column.primaryKey().notNull().references('courseClosing.courseId').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('sizeBytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .addColumn('storedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('result')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addColumn('signUpId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('birthDate', 'text')
    .addColumn('verdict', 'text')
    .addColumn('points', 'integer')
    .addColumn('practical', 'integer', (column) => column.notNull())
    .addColumn('examinedOn', 'text')
    .addColumn('examiner', 'text', (column) => column.notNull())
    .addColumn('opinionSeenOn', 'text')
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('resultByCourse').on('result').column('courseId').execute();
  await db.schema.createIndex('resultBySignUp').on('result').column('signUpId').execute();
  await db.schema.createIndex('resultBySince').on('result').column('since').execute();
  await db.schema
    .createTable('issuedDocument')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('resultId', 'text', (column) => column.notNull().references('result.id').onDelete('cascade'))
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .addColumn('issuedAt', 'text', (column) => column.notNull())
    .addColumn('revokedAt', 'text')
    .addColumn('reason', 'text')
    .addColumn('replacedById', 'text', (column) => column.references('issuedDocument.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('issuedDocumentInOrder')
    .on('issuedDocument')
    .unique()
    .columns(['year', 'field', 'sequence'])
    .execute();
  await db.schema.createIndex('issuedDocumentByResult').on('issuedDocument').column('resultId').execute();
  await db.schema.createIndex('issuedDocumentByReplacement').on('issuedDocument').column('replacedById').execute();
  // one document of a person is valid at a time, whatever two members of staff press
  await db.schema
    .createIndex('activeDocumentOfResult')
    .on('issuedDocument')
    .unique()
    .column('resultId')
    .where(sql.ref('revokedAt'), 'is', null)
    .execute();
}
