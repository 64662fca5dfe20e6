import type { Kysely } from 'kysely';

/**
 * What visitors are offered is read in the order of an index, a page at a time: each has all that narrows the list, then all
 * that orders it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('courseByCityAndDate').execute();
  await db.schema.dropIndex('courseByType').execute();
  await db.schema.createIndex('courseOnOffer').on('course').columns(['status', 'city', 'date', 'id']).execute();
  await db.schema
    .createIndex('courseOfTypeOnOffer')
    .on('course')
    .columns(['courseTypeId', 'status', 'date', 'id'])
    .execute();
  // lists of all courses begin with these: without the index all their texts would pass through memory
  await db.schema
    .createIndex('courseByStatusAndDate')
    .on('course')
    .columns(['status', 'date', 'id', 'slug'])
    .execute();
}
