import type { Kysely } from 'kysely';

/** Course types and the dates on offer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('courseType')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('nameOfCourse', 'text', (column) => column.notNull())
    .addColumn('courseInfo', 'text', (column) => column.notNull())
    .addColumn('invitation', 'text', (column) => column.notNull())
    .addColumn('forWho', 'text', (column) => column.notNull())
    .addColumn('output', 'text', (column) => column.notNull())
    .addColumn('price', 'text', (column) => column.notNull())
    .addColumn('durationDays', 'integer', (column) => column.notNull())
    .addColumn('typicalCapacity', 'integer', (column) => column.notNull())
    .addColumn('validityMonths', 'integer')
    .addColumn('validityBasis', 'text')
    .addColumn('form', 'text')
    .addColumn('hours', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('validityLaw', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();

  await db.schema
    .createTable('course')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
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
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('courseTypeId', 'text', (column) => column.references('courseType.id').onDelete('set null'))
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('nameSortKey', 'text', (column) => column.notNull())
    .addColumn('lecturerId', 'text', (column) => column.references('staffMember.id').onDelete('set null'))
    .addColumn('cancelledAt', 'text')
    .addColumn('room', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('minimum', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('isPrivate', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('linkCode', 'text')
    .addColumn('hours', 'text')
    .execute();
  await db.schema.createIndex('courseByDate').on('course').columns(['date', 'id']).execute();
  await db.schema.createIndex('courseByName').on('course').columns(['nameSortKey', 'date', 'id']).execute();
  await db.schema.createIndex('courseByLecturer').on('course').columns(['lecturerId', 'date']).execute();
  await db.schema.createIndex('courseOnOffer').on('course').columns(['status', 'city', 'date', 'id']).execute();
  await db.schema
    .createIndex('courseOfTypeOnOffer')
    .on('course')
    .columns(['courseTypeId', 'status', 'date', 'id'])
    .execute();
  await db.schema
    .createIndex('courseByStatusAndDate')
    .on('course')
    .columns(['status', 'date', 'id', 'slug'])
    .execute();
  await db.schema.createIndex('courseByLinkCode').on('course').unique().column('linkCode').execute();
}
