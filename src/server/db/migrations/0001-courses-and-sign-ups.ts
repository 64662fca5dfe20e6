import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('course')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('nameOfCourse', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('dateTo', 'text')
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('courseInfo', 'text', (column) => column.notNull())
    .addColumn('invitation', 'text', (column) => column.notNull())
    .addColumn('forWho', 'text', (column) => column.notNull())
    .addColumn('price', 'text', (column) => column.notNull())
    .addColumn('output', 'text', (column) => column.notNull())
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attachments', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('courseByCityAndDate').on('course').columns(['status', 'city', 'date']).execute();

  await db.schema
    .createTable('signUp')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('courseId', 'text', (column) => column.references('course.id').onDelete('set null'))
    .addColumn('courseName', 'text', (column) => column.notNull())
    .addColumn('courseDate', 'text', (column) => column.notNull())
    .addColumn('courseDateTo', 'text')
    .addColumn('courseCity', 'text', (column) => column.notNull())
    .addColumn('applicant', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('companyName', 'text', (column) => column.notNull())
    .addColumn('numberOfWorkers', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('consentVersion', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .addColumn('reviewedAt', 'text')
    .addColumn('cancelledAt', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('signUpByCourse').on('signUp').columns(['courseId', 'status']).execute();
  await db.schema.createIndex('signUpByReceipt').on('signUp').columns(['receivedAt', 'id']).execute();

  await db.schema
    .createTable('signUpFile')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('signUpId', 'text', (column) => column.notNull().references('signUp.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('sizeBytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    // SQLite takes any type name and stores bytes as they are
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('signUpFileBySignUp').on('signUpFile').column('signUpId').execute();

  await db.schema
    .createTable('letter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('signUpId', 'text', (column) => column.references('signUp.id').onDelete('set null'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('sentAt', 'text')
    .execute();
  await db.schema.createIndex('letterByDueTime').on('letter').columns(['status', 'dueAt']).execute();
  await db.schema.createIndex('letterBySignUp').on('letter').column('signUpId').execute();

  await db.schema
    .createTable('company')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
}
